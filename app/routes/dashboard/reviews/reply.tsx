import { clockContext, databaseContext, roomsContext } from "#app/context.ts";
import type { Difference } from "#app/domain/difference.ts";
import { isId } from "#app/domain/id.ts";
import { replyDifferences } from "#app/domain/reviews/differences.ts";
import { REPLY_FAILED, REVIEW_NOT_YOURS, replySchema } from "#app/domain/reviews/form.ts";
import { versioned, versionOf } from "#app/domain/version.ts";
import { readForm } from "#app/http/read-form.ts";
import { refuse, seeOther } from "#app/http/respond.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { submittedValues } from "#app/http/submitted-values.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { type FormState, UNTOUCHED } from "#app/ui/form-state.ts";
import { privateMeta } from "#app/ui/head.ts";
import { ReplyPage } from "#app/ui/reviews/reply-page.tsx";
import { ReviewMissing } from "#app/ui/reviews/review-missing.tsx";
import { readReviewFor } from "#db/reviews/own-reviews.ts";
import { deleteReply, saveReply } from "#db/reviews/replies.ts";
import type { Route } from "./+types/reply.ts";
import { loadReview } from "./load-review.ts";

export const meta: Route.MetaFunction = () => privateMeta("Reply");

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadReview(context, params.reviewId, "professional");

type ReplyState = FormState & { version: number; differences: readonly Difference[] };

/** The response that shows the form again, with its values. */
function showForm(
  status: number,
  state: Partial<ReplyState> & Pick<ReplyState, "values" | "version">,
) {
  return refuse<ReplyState>(status, { errors: {}, problem: null, differences: [], ...state });
}

/** Saves the reply, or deletes it when that button was pressed. */
export async function action({ request, context, params: { reviewId } }: Route.ActionArgs) {
  const form = await readForm(request, versioned(replySchema));
  const submitted = form.ok ? form.data.typed : form.values;
  const version = versionOf(submitted);
  const deletes = submitted.intent === "delete";
  if (!form.ok && !deletes) {
    const values = submittedValues(submitted);
    return showForm(form.status, { values, version, errors: form.errors });
  }
  const content = form.ok ? form.data.fields.content : "";
  const values = { content };
  const fail = (status: number, problem: string) => showForm(status, { values, version, problem });
  if (!isId(reviewId)) return fail(404, REVIEW_NOT_YOURS);
  const db = context.get(databaseContext);
  const { id: professionalId } = signedIn(context);
  const target = { reviewId, userId: professionalId, as: "professional" } as const;
  const review = await tryDatabase(readReviewFor(db, target));
  if (!review.ok) return fail(503, REPLY_FAILED);
  if (!review.value) return fail(404, REVIEW_NOT_YOURS);
  const reply = { reviewId, professionalId, version };
  const changed = await tryDatabase(
    deletes
      ? deleteReply(db, reply)
      : saveReply(db, {
          ...reply,
          content,
          now: context.get(clockContext)(),
          title: `${review.value.proName} replied to your review`,
          body: review.value.title,
        }),
  );
  if (!changed.ok) return fail(503, REPLY_FAILED);
  if (!changed.value) {
    const stored = await tryDatabase(readReviewFor(db, target));
    if (!stored.ok) return fail(503, REPLY_FAILED);
    if (!stored.value) return fail(404, REVIEW_NOT_YOURS);
    const { reply: storedReply, replyVersion } = stored.value;
    const differences = replyDifferences(storedReply, deletes ? null : content);
    if (differences.length > 0) {
      return showForm(409, { values: deletes ? {} : values, version: replyVersion, differences });
    }
  }
  const { customerId } = review.value;
  if (customerId && !deletes) context.get(roomsContext).refreshInbox(customerId);
  return seeOther(paths.reviews, { request, notice: deletes ? "reply-deleted" : "reply-saved" });
}

export default function ReplyToReview({ loaderData: review, actionData }: Route.ComponentProps) {
  if (!review) return <ReviewMissing title="Reply" />;
  const untouched = { ...UNTOUCHED, version: review.replyVersion, differences: [] };
  return <ReplyPage review={review} {...(actionData ?? untouched)} />;
}
