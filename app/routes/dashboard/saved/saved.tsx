import { useOutlet } from "react-router";
import { restoreOwnSaved } from "#app/actions/services/change-saved.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { findCategory } from "#app/domain/services/catalogue.ts";
import {
  NOT_UNDONE,
  parseSavedFilters,
  restoreSchema,
  SAVED_NOT_LOADED,
  SAVED_PAGE_SIZE,
  type SavedFilters,
  type SavedService,
  savedQuery,
} from "#app/domain/services/saved.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { readForPage, tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { OverList } from "#app/ui/dashboard/action-panel.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Pager } from "#app/ui/navigation/pager.tsx";
import { ViewToggle } from "#app/ui/navigation/view-toggle.tsx";
import { Problem } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { freshAt } from "#app/ui/pages/revalidation.ts";
import { Num } from "#app/ui/values/number.tsx";
import { readSavedPage } from "#db/services/saved-page.ts";
import type { Route } from "./+types/saved.ts";
import { SavedFilter } from "./saved-filter.tsx";
import { SavedList } from "./saved-list.tsx";
import { UndoOffer } from "./undo-offer.tsx";

export const meta: Route.MetaFunction = () => privateMeta("Saved Services");

export const shouldRevalidate = freshAt(paths.savedServices);

export async function loader({ context, url, pattern }: Route.LoaderArgs) {
  // A removal that is opened by its own address has no list behind it.
  if (pattern.endsWith("/remove")) return { list: null };
  const filters = parseSavedFilters(url.searchParams);
  const saved = await readForPage(
    readSavedPage(context.get(databaseContext), {
      userId: signedIn(context).id,
      filters,
      now: context.get(clockContext)(),
    }),
    SAVED_NOT_LOADED,
  );
  return { list: { filters, saved } };
}

/** Undo: restores the services of the last removal. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request, restoreSchema);
  if (!form.ok) return refuse(form.status, { problem: NOT_UNDONE });
  const outcome = await tryDatabase(restoreOwnSaved(context, form.data.removedAt));
  if (!outcome.ok) return refuse(503, { problem: NOT_RESTORED });
  if (outcome.value === 0) return refuse(409, { problem: NOT_UNDONE });
  return seeOther(paths.savedServicesOf(savedQuery(parseSavedFilters(url.searchParams))), {
    request,
    notice: "services-restored",
    count: outcome.value,
  });
}

const NOT_RESTORED = "We could not undo this right now. Please tap Undo again.";

export default function Saved({ loaderData: { list }, actionData }: Route.ComponentProps) {
  const child = useOutlet();
  if (!list) return child;
  const { filters, saved } = list;
  return (
    <>
      <DashboardPage title="Saved Services">
        {actionData && <Problem>{actionData.problem}</Problem>}
        <SavedPage filters={filters} saved={saved} />
      </DashboardPage>
      {child && <OverList value={paths.savedServicesOf(savedQuery(filters))}>{child}</OverList>}
    </>
  );
}

type SavedPageProps = {
  filters: SavedFilters;
  saved: {
    total: number;
    matching: number;
    page: number;
    categories: { categoryId: string; count: number }[];
    services: SavedService[];
    undo: { removedAt: number; count: number } | null;
  };
};

/** A person's saved services, with filters, order and removal. */
function SavedPage({ filters, saved }: SavedPageProps) {
  const { total, matching, page, services, undo } = saved;
  const hrefOf = (change: Partial<SavedFilters>) =>
    paths.savedServicesOf(savedQuery({ ...filters, ...change }));
  const filtered = filters.q !== "" || filters.category !== null;
  return (
    <>
      {undo && <UndoOffer key={undo.removedAt} {...undo} />}
      {total === 0 && <NothingSaved />}
      {total > 0 && (
        <>
          <SavedFilter filters={filters} categories={categoryChoices(saved)} />
          <div className="flex flex-wrap items-center gap-2 justify-between">
            <p>
              <b>
                <Num of={total} /> saved {total === 1 ? "service" : "services"}
              </b>
              {filtered && ` · ${matching} shown`}
            </p>
            <ViewToggle view={filters.view} hrefOf={(view) => hrefOf({ view })} />
          </div>
        </>
      )}
      {total > 0 && matching === 0 && <NoMatches />}
      {services.length > 0 && (
        // A new list starts with nothing ticked.
        <SavedList
          key={services.map(({ id }) => id).join()}
          filters={filters}
          services={services}
          matching={matching}
        />
      )}
      <Pager
        page={page}
        pages={Math.ceil(matching / SAVED_PAGE_SIZE)}
        hrefOf={(other) => hrefOf({ page: other })}
      />
    </>
  );
}

function categoryChoices({ total, categories }: SavedPageProps["saved"]) {
  const choices = categories.flatMap(({ categoryId, count }) => {
    const category = findCategory(categoryId);
    return category ? [{ value: category.id, name: `${category.name} (${count})` }] : [];
  });
  return [{ value: "", name: `All Categories (${total})` }, ...choices];
}

function NothingSaved() {
  return (
    <Empty title="No saved services yet" icon="heart">
      <p>Tap the heart on a service to save it here.</p>
      <ButtonLink to={paths.find}>Find Services</ButtonLink>
    </Empty>
  );
}

function NoMatches() {
  return (
    <Empty title="No saved services found">
      <p>None of your saved services matches this search. Try other words or another category.</p>
      <ButtonLink href={paths.savedServices}>Show all saved services</ButtonLink>
    </Empty>
  );
}
