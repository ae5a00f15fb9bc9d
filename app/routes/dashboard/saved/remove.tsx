import { data } from "react-router";
import { removeOwnSaved } from "#app/actions/services/change-saved.ts";
import { databaseContext } from "#app/context.ts";
import {
  MOST_REMOVED,
  parseSavedFilters,
  REMOVE_FAILED,
  REMOVE_SOME_FAILED,
  removeQuestion,
  removeSchema,
  SAVED_NOT_LOADED,
  savedQuery,
} from "#app/domain/services/saved.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { readForPage, tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { ActionPanel, Cancel } from "#app/ui/dashboard/action-panel.tsx";
import { ConfirmPage } from "#app/ui/dashboard/confirm-page.tsx";
import { Notice, Problem } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { readSavedChoice } from "#db/services/saved-page.ts";
import type { Route } from "./+types/remove.ts";

export const meta: Route.MetaFunction = () => privateMeta("Remove saved services");

/** The chosen services: one `id` parameter each, or `all` that match the filter. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const filters = parseSavedFilters(url.searchParams);
  const back = paths.savedServicesOf(savedQuery(filters));
  const ids = url.searchParams.getAll("id").slice(0, MOST_REMOVED);
  const choice = await readForPage(
    readSavedChoice(
      context.get(databaseContext),
      signedIn(context).id,
      url.searchParams.get("all") === "on" ? { filters } : { ids },
    ),
    SAVED_NOT_LOADED,
  );
  return data({ back, choice }, { status: choice.matching === 0 ? 404 : 200 });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request, removeSchema);
  if (!form.ok) return refuse(form.status, { problem: REMOVE_FAILED, missing: [] });
  const { ids } = form.data;
  const problem = ids.length === 1 ? REMOVE_FAILED : REMOVE_SOME_FAILED;
  const outcome = await tryDatabase(removeOwnSaved(context, ids));
  if (!outcome.ok) return refuse(503, { problem, missing: [] });
  const { allRemoved, missing } = outcome.value;
  if (!allRemoved) return refuse(409, { problem, missing });
  return seeOther(paths.savedServicesOf(savedQuery(parseSavedFilters(url.searchParams))), {
    request,
    notice: ids.length === 1 ? "service-removed" : "services-removed",
    count: ids.length,
  });
}

export default function RemoveSaved({
  loaderData: { back, choice },
  actionData,
}: Route.ComponentProps) {
  if (actionData && actionData.missing.length > 0) {
    return <SomeNotRemoved back={back} {...actionData} />;
  }
  if (choice.matching === 0) {
    return <NothingChosen back={back} problem={actionData?.problem} />;
  }
  return <RemovePage back={back} {...choice} problem={actionData?.problem} />;
}

const TITLE = "Remove saved services";

type RemovePageProps = {
  /** How many the person chose; at most 200 of them are in the list. */
  matching: number;
  services: { id: string; title: string }[];
  back: string;
  problem?: string;
};

/** Asks before saved services are removed, and lists them. */
function RemovePage({ matching, services, back, problem }: RemovePageProps) {
  return (
    <ConfirmPage
      title={TITLE}
      question={removeQuestion(services.length)}
      action="Remove"
      cancelTo={back}
      problem={problem}
      failure={services.length === 1 ? REMOVE_FAILED : REMOVE_SOME_FAILED}
      danger
    >
      <input type="hidden" name="ids" value={services.map(({ id }) => id).join(" ")} />
      {matching > services.length && (
        <p>
          You chose {matching}. The newest {services.length} can be removed at once.
        </p>
      )}
      <ul className="max-h-64 list-disc overflow-auto pl-5">
        {services.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </ConfirmPage>
  );
}

/** Nothing was chosen, or it is no longer on the list. */
function NothingChosen({ back, problem }: { back: string; problem?: string }) {
  return (
    <ActionPanel title={TITLE}>
      <Problem>{problem}</Problem>
      <p>Nothing on your list is chosen. Tick the services you want to remove first.</p>
      <Cancel to={back}>Back to Saved Services</Cancel>
    </ActionPanel>
  );
}

/** Names the services that could not be removed because they were not on the list. */
function SomeNotRemoved(props: { back: string; problem: string; missing: string[] }) {
  const { back, problem, missing } = props;
  return (
    <ActionPanel title={TITLE}>
      <Notice tone="bad">
        <p>
          <b>{problem}</b>
        </p>
        <p>These were not on your list:</p>
        <ul>
          {missing.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      </Notice>
      <Cancel to={back}>Back to Saved Services</Cancel>
    </ActionPanel>
  );
}
