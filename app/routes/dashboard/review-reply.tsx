import { data, Form, redirect } from "react-router";
import { clockContext, databaseContext, roomsContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { reviewerName } from "#app/domain/review.ts";
import {
  MOST_REPLY,
  REPLY_FAILED,
  REVIEW_NOT_YOURS,
  replySchema,
} from "#app/domain/review-form.ts";
import { answered } from "#app/http/answered.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { readForm } from "#app/http/read-form.ts";
import { typedValues } from "#app/http/typed-values.ts";
import { signedIn } from "#app/middleware/require-user.ts";
import { type FormState, UNTOUCHED } from "#app/ui/account/form-state.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { pageHead } from "#app/ui/head.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Cancel, Panel } from "#app/ui/reviews/panel.tsx";
import { REVIEWS } from "#app/ui/reviews/review-href.ts";
import { ReviewMissing } from "#app/ui/reviews/review-missing.tsx";
import { readReviewFor } from "#db/own-reviews.ts";
import { deleteReply, saveReply } from "#db/review-writes.ts";
import type { Route } from "./+types/review-reply.ts";
import { loadReview } from "./load-review.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Reply | Kayap", unlisted: true });

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadReview(context, params.reviewId, "professional");

/** Saves the one reply, or takes it back when that button was pressed. */
export async function action({ request, context, params: { reviewId } }: Route.ActionArgs) {
  const form = await readForm(request, replySchema);
  if (!form.ok && form.values.intent !== "delete") {
    const state = { values: typedValues(form.values), errors: form.errors, problem: null };
    return data<FormState>(state, { status: form.status });
  }
  const content = form.ok ? form.data.content : "";
  const deletes = form.ok ? form.data.intent === "delete" : true;
  const refused = (problem: string, status: number) =>
    data<FormState>({ values: { content }, errors: {}, problem }, { status });
  if (!isId(reviewId)) return refused(REVIEW_NOT_YOURS, 404);
  const db = context.get(databaseContext);
  const { id: professionalId } = signedIn(context);
  const asked = { reviewId, userId: professionalId, as: "professional" } as const;
  const review = await answered(readReviewFor(db, asked));
  if (!review.ok) return refused(REPLY_FAILED, 503);
  if (!review.value) return refused(REVIEW_NOT_YOURS, 404);
  const done = await answered(
    deletes
      ? deleteReply(db, reviewId, professionalId)
      : saveReply(db, {
          reviewId,
          professionalId,
          content,
          now: context.get(clockContext)(),
          title: `${review.value.proName} replied to your review`,
          body: review.value.title,
        }),
  );
  if (!done.ok) return refused(REPLY_FAILED, 503);
  const { customerId } = review.value;
  if (customerId && !deletes) context.get(roomsContext).nudge(customerId);
  const notice = deletes ? "reply-deleted" : "reply-saved";
  return redirect(REVIEWS, {
    status: 303,
    headers: { "Set-Cookie": noticeCookie(request, notice) },
  });
}

export default function ReplyToReview({ loaderData: review, actionData }: Route.ComponentProps) {
  const { values, errors, problem } = actionData ?? UNTOUCHED;
  if (!review) return <ReviewMissing title="Reply" />;
  return (
    <Panel title="Reply">
      <ErrorSummary errors={errors} labels={{ content: "Your reply" }} />
      {problem && <Notice tone="bad">{problem}</Notice>}
      <p>
        <b>{reviewerName(review)}</b>{" "}
        <span className="soft">
          {review.rating} of 5 for {review.title}
        </span>
      </p>
      <blockquote>{review.comment}</blockquote>
      <Form method="post" className="f stack" noValidate>
        <TextAreaField
          id="content"
          name="content"
          label="Your reply"
          rows={4}
          hint={`At most ${MOST_REPLY} characters. Everybody can read it.`}
          defaultValue={values.content ?? review.reply ?? ""}
          error={errors.content}
          required
        />
        <div className="line">
          <button className="btn">Save Reply</button>
          {review.reply && (
            <button className="btn danger" name="intent" value="delete">
              Delete Reply
            </button>
          )}
          <Cancel />
        </div>
      </Form>
    </Panel>
  );
}
