import { data } from "react-router";
import { clockContext, databaseContext, roomsContext } from "#app/context.ts";
import type { Difference } from "#app/domain/difference.ts";
import { isId } from "#app/domain/id.ts";
import { replyDifferences } from "#app/domain/reviews/differences.ts";
import { REPLY_FAILED, REVIEW_NOT_YOURS, replySchema } from "#app/domain/reviews/form.ts";
import { versioned, versionOf } from "#app/domain/version.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { readForm } from "#app/http/read-form.ts";
import { redirect } from "#app/http/redirect.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { submittedValues } from "#app/http/submitted-values.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { type FormState, UNTOUCHED } from "#app/ui/form-state.ts";
import { pageHead } from "#app/ui/head.ts";
import { ReplyPage } from "#app/ui/reviews/reply-page.tsx";
import { ReviewMissing } from "#app/ui/reviews/review-missing.tsx";
import { readReviewFor } from "#db/reviews/own-reviews.ts";
import { deleteReply, saveReply } from "#db/reviews/writes.ts";
import type { Route } from "./+types/reply.ts";
import { loadReview } from "./load-review.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Reply | Kayap", unlisted: true });

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadReview(context, params.reviewId, "professional");

type Sent = FormState & { version: number; differences: readonly Difference[] };

/** The form as it was sent, and what there is to say about it. */
function sent(given: Partial<Sent> & Pick<Sent, "values" | "version">, status: number) {
  return data<Sent>({ errors: {}, problem: null, differences: [], ...given }, { status });
}

/** Saves the one reply, or takes it back when that button was pressed. */
export async function action({ request, context, params: { reviewId } }: Route.ActionArgs) {
  const form = await readForm(request, versioned(replySchema));
  const typed = form.ok ? form.data.typed : form.values;
  const version = versionOf(typed);
  if (!form.ok && typed.intent !== "delete") {
    return sent({ values: submittedValues(typed), version, errors: form.errors }, form.status);
  }
  const content = form.ok ? form.data.fields.content : "";
  const deletes = typed.intent === "delete";
  const values = { content };
  const refused = (problem: string, status: number) => sent({ values, version, problem }, status);
  if (!isId(reviewId)) return refused(REVIEW_NOT_YOURS, 404);
  const db = context.get(databaseContext);
  const { id: professionalId } = signedIn(context);
  const asked = { reviewId, userId: professionalId, as: "professional" } as const;
  const review = await tryDatabase(readReviewFor(db, asked));
  if (!review.ok) return refused(REPLY_FAILED, 503);
  if (!review.value) return refused(REVIEW_NOT_YOURS, 404);
  const reply = { reviewId, professionalId, version };
  const done = await tryDatabase(
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
  if (!done.ok) return refused(REPLY_FAILED, 503);
  if (!done.value) {
    const stored = await tryDatabase(readReviewFor(db, asked));
    if (!stored.ok) return refused(REPLY_FAILED, 503);
    if (!stored.value) return refused(REVIEW_NOT_YOURS, 404);
    const { reply: there, replyVersion } = stored.value;
    const differences = replyDifferences(there, deletes ? null : content);
    if (differences.length > 0) {
      const kept = { values: deletes ? {} : values, version: replyVersion, differences };
      return sent(kept, 409);
    }
  }
  const { customerId } = review.value;
  if (customerId && !deletes) context.get(roomsContext).refreshInbox(customerId);
  const notice = deletes ? "reply-deleted" : "reply-saved";
  return redirect(paths.reviews, {
    status: 303,
    headers: { "Set-Cookie": noticeCookie(request, notice) },
  });
}

export default function ReplyToReview({ loaderData: review, actionData }: Route.ComponentProps) {
  if (!review) return <ReviewMissing title="Reply" />;
  const untouched = { ...UNTOUCHED, version: review.replyVersion, differences: [] };
  return <ReplyPage review={review} {...(actionData ?? untouched)} />;
}
