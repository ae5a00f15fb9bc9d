import { data, Form, useSearchParams } from "react-router";
import { z } from "zod";
import { clockContext, databaseContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import {
  HELPFUL_FAILED,
  OWN_REVIEW_HELPFUL,
  OWN_SERVICE_HELPFUL,
  REVIEW_NOT_YOURS,
} from "#app/domain/reviews/form.ts";
import { readForm } from "#app/http/read-form.ts";
import { redirectDocument } from "#app/http/redirect.ts";
import { returnTo } from "#app/http/return-to.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ActionPanel, Cancel } from "#app/ui/reviews/panel.tsx";
import { readVoter, setHelpful, type Voter } from "#db/reviews/writes.ts";
import type { Route } from "./+types/helpful.ts";

const formSchema = z.object({ helpful: z.enum(["on", "off"]).default("on") });

const PROBLEMS: Record<Voter, string | null> = {
  reader: null,
  author: OWN_REVIEW_HELPFUL,
  professional: OWN_SERVICE_HELPFUL,
};

const backOf = (search: URLSearchParams) => returnTo(search.get("next"), paths.reviews);

/** Why there is nothing to press, if so. */
export async function loader({ context, params: { reviewId } }: Route.LoaderArgs) {
  if (!isId(reviewId)) return { problem: null };
  const { id: userId } = signedIn(context);
  const read = await tryDatabase(readVoter(context.get(databaseContext), reviewId, userId));
  return { problem: read.ok && read.value ? PROBLEMS[read.value] : null };
}

/** Says which vote is wanted, so that the same press twice is one vote. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const refused = (status: number, problem: string) => data({ problem }, { status });
  const form = await readForm(request, formSchema);
  if (!form.ok) return refused(form.status, HELPFUL_FAILED);
  const { reviewId } = params;
  if (!isId(reviewId)) return refused(404, REVIEW_NOT_YOURS);
  const vote = {
    reviewId,
    userId: signedIn(context).id,
    helpful: form.data.helpful === "on",
    now: context.get(clockContext)(),
  };
  const set = await tryDatabase(setHelpful(context.get(databaseContext), vote));
  if (!set.ok) return refused(503, HELPFUL_FAILED);
  if (!set.value) return refused(404, HELPFUL_FAILED);
  const problem = vote.helpful ? PROBLEMS[set.value.voter] : null;
  if (problem) return refused(403, problem);
  return redirectDocument(`${backOf(url.searchParams)}#review-${reviewId}`, 303);
}

/** What a visitor finds after signing in for it, and where a press that failed can be tried again. */
export default function Helpful({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const back = <Cancel to={backOf(search)} />;
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
      {actionData?.problem && <Notice tone="bad">{actionData.problem}</Notice>}
      <p>Was this review helpful to you?</p>
      <Form method="post" className="flex flex-wrap items-center gap-2">
        <input type="hidden" name="helpful" value="on" />
        <Button>Helpful</Button>
        {back}
      </Form>
    </ActionPanel>
  );
}
