import { data, Form, redirectDocument, useSearchParams } from "react-router";
import { z } from "zod";
import { clockContext, databaseContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { HELPFUL_FAILED, REVIEW_NOT_YOURS } from "#app/domain/reviews/form.ts";
import { answered } from "#app/http/answered.ts";
import { readForm } from "#app/http/read-form.ts";
import { returnTo } from "#app/http/return-to.ts";
import { signedIn } from "#app/middleware/require-user.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ActionPanel, Cancel } from "#app/ui/reviews/panel.tsx";
import { REVIEWS } from "#app/ui/reviews/review-href.ts";
import { setHelpful } from "#db/reviews/writes.ts";
import type { Route } from "./+types/helpful.ts";

/** `page` comes with the form of this page, which wants to go back; the button in a list stays where it is. */
const formSchema = z.object({
  helpful: z.enum(["on", "off"]).default("on"),
  page: z.string().optional(),
});

const backOf = (search: URLSearchParams) => returnTo(search.get("next"), REVIEWS);

/** Says which vote is wanted, so that the same press twice is one vote; a script on the page gets no redirect. */
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
  const set = await answered(setHelpful(context.get(databaseContext), vote));
  if (!set.ok) return refused(503, HELPFUL_FAILED);
  if (!set.value) return refused(404, HELPFUL_FAILED);
  const { pathname } = new URL(request.url);
  if (pathname.endsWith(".data") && !form.data.page) return data({ problem: null });
  return redirectDocument(`${backOf(url.searchParams)}#review-${reviewId}`, 303);
}

/** What a visitor finds after signing in for it, and where a press that failed can be tried again. */
export default function Helpful({ actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <ActionPanel title="Helpful">
      {actionData?.problem && <Notice tone="bad">{actionData.problem}</Notice>}
      <p>Was this review helpful to you?</p>
      <Form method="post" className="flex flex-wrap items-center gap-2">
        <input type="hidden" name="helpful" value="on" />
        <input type="hidden" name="page" value="1" />
        <Button>Helpful</Button>
        <Cancel to={backOf(search)} />
      </Form>
    </ActionPanel>
  );
}
