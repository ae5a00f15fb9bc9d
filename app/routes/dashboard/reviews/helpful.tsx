import { Form, useSearchParams } from "react-router";
import { z } from "zod";
import { voteHelpful } from "#app/actions/reviews/vote-helpful.ts";
import { databaseContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import {
  HELPFUL_FAILED,
  OWN_REVIEW_HELPFUL,
  OWN_SERVICE_HELPFUL,
  REVIEW_NOT_YOURS,
} from "#app/domain/reviews/form.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { redirectDocument } from "#app/http/responses/redirect.ts";
import { refuse } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { returnTo } from "#app/http/return-to.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { ActionPanel, Cancel } from "#app/ui/dashboard/action-panel.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { Notice, Problem } from "#app/ui/notice.tsx";
import { readVoter, type Voter } from "#db/reviews/votes.ts";
import type { Route } from "./+types/helpful.ts";

const formSchema = z.object({ helpful: z.enum(["on", "off"]).default("on") });

const PROBLEMS: Record<Voter, string | null> = {
  reader: null,
  author: OWN_REVIEW_HELPFUL,
  professional: OWN_SERVICE_HELPFUL,
};

const returnPathOf = (search: URLSearchParams) => returnTo(search.get("next"), paths.reviews);

/** Why this person cannot vote, if they cannot. */
export async function loader({ context, params: { reviewId } }: Route.LoaderArgs) {
  if (!isId(reviewId)) return { problem: null };
  const { id: userId } = signedIn(context);
  const voter = await tryDatabase(readVoter(context.get(databaseContext), reviewId, userId));
  return { problem: voter.ok && voter.value ? PROBLEMS[voter.value] : null };
}

/** The form names the vote itself, not a change, so that the same press twice is one vote. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const form = await readForm(request, formSchema);
  if (!form.ok) return refuse(form.status, { problem: HELPFUL_FAILED });
  const { reviewId } = params;
  if (!isId(reviewId)) return refuse(404, { problem: REVIEW_NOT_YOURS });
  const helpful = form.data.helpful === "on";
  const result = await tryDatabase(voteHelpful(context, { reviewId, helpful }));
  if (!result.ok) return refuse(503, { problem: HELPFUL_FAILED });
  if (!result.value) return refuse(404, { problem: HELPFUL_FAILED });
  const problem = helpful ? PROBLEMS[result.value.voter] : null;
  if (problem) return refuse(403, { problem });
  return redirectDocument(`${returnPathOf(url.searchParams)}#review-${reviewId}`, 303);
}

/** The page for a visitor who signed in to vote, and for a press that failed. */
export default function Helpful({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const back = <Cancel to={returnPathOf(search)} />;
  if (loaderData.problem) {
    return (
      <ActionPanel title="Helpful">
        <Notice tone="bad">{loaderData.problem}</Notice>
        {back}
      </ActionPanel>
    );
  }
  return (
    <ActionPanel title="Helpful">
      <Problem>{actionData?.problem}</Problem>
      <p>Was this review helpful to you?</p>
      <Form method="post" className="flex flex-wrap items-center gap-2">
        <AccountField />
        <input type="hidden" name="helpful" value="on" />
        <FormFailure>{HELPFUL_FAILED}</FormFailure>
        <Button>Helpful</Button>
        {back}
      </Form>
    </ActionPanel>
  );
}
