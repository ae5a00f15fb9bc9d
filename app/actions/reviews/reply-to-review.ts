import type { RouterContextProvider } from "react-router";
import { clockContext, databaseContext, roomsContext } from "#app/context.ts";
import type { Difference } from "#app/domain/forms/difference.ts";
import { replyDifferences } from "#app/domain/reviews/review-differences.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { readReviewFor } from "#db/reviews/own-reviews.ts";
import { deleteReply, saveReply } from "#db/reviews/replies.ts";

/** `content` is null to delete the reply. */
type Reply = { reviewId: string; version: number; content: string | null };

type ReplyResult =
  | { outcome: "done" | "missing" }
  /** It was changed elsewhere: the version it has now, and what would be different. */
  | { outcome: "changed"; version: number; differences: readonly Difference[] };

/** Saves or deletes the reply of a professional to a review, and shows a saved one to the customer at once. */
export async function replyToReview(
  context: Readonly<RouterContextProvider>,
  { reviewId, version, content }: Reply,
): Promise<ReplyResult> {
  const db = context.get(databaseContext);
  const { id: professionalId } = signedIn(context);
  const target = { reviewId, userId: professionalId, as: "professional" } as const;
  const review = await readReviewFor(db, target);
  if (!review) return { outcome: "missing" };
  const reply = { reviewId, professionalId, version };
  const isChanged = await (content === null
    ? deleteReply(db, reply)
    : saveReply(db, {
        ...reply,
        content,
        now: context.get(clockContext)(),
        title: `${review.proName} replied to your review`,
        body: review.title,
        link: paths.reviewsOf({ tab: "given" }),
      }));
  if (!isChanged) {
    const current = await readReviewFor(db, target);
    if (!current) return { outcome: "missing" };
    const differences = replyDifferences(current.reply, content);
    // The same reply sent again is already stored.
    if (differences.length > 0) {
      return { outcome: "changed", version: current.replyVersion, differences };
    }
  }
  const { customerId } = review;
  if (customerId && content !== null) context.get(roomsContext).refreshInbox(customerId);
  return { outcome: "done" };
}
