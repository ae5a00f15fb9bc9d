import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import { nextVersion } from "#app/domain/forms/version.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { queueNotification } from "#db/notifications/notify.ts";
import { countUseOnlyIf, selectLimited, type Use, withinLimit } from "#db/rate-limit.ts";
import { reviewHelpful, reviewReplies, reviews } from "#db/schema/reviews.ts";
import { services } from "#db/schema/services.ts";
import { wantsEmail } from "#db/settings/notification-switches.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { isReviewable } from "./reviewable.ts";

/** What a professional reads about a review, in a notification and in an e-mail. */
type ReviewNotification = {
  userId: string;
  email: string;
  title: string;
  body: string;
  /** Where the notification leads: a path on this site. */
  link: string;
  emailContent: EmailContent;
};

type NewReview = {
  id: string;
  serviceId: string;
  customerId: string;
  rating: number;
  comment: string;
  /** UTC milliseconds now. */
  now: number;
  /** The limit of the customer, to which a stored review counts; null where it is relaxed. */
  limit: Use | null;
  notification: ReviewNotification;
};

/**
 * Stores a review with the notification and e-mail for its professional, in one batch (threats 35, 65). "already" when
 * this person has reviewed the service, also by this form with other content (threat 96); "missing" when they may not review
 * it. The same form again is the same review.
 */
export async function createReview(
  db: Database,
  { id, serviceId, customerId, rating, comment, now, notification, limit }: NewReview,
): Promise<{ outcome: "created" | "already" | "missing" | "limited"; retryAt: number }> {
  const review = {
    id,
    serviceId: sql`${services.id}`,
    professionalId: sql`${services.proId}`,
    customerId,
    rating,
    comment,
    createdAt: now,
    updatedAt: now,
  };
  const notice = { notification, from: customerId, now };
  const {
    over: [over],
    stored: [stored],
  } = await namedBatch(db, {
    over: selectLimited(db, limit),
    review: db.run(
      insertSelect(
        reviews,
        review,
        sql`from ${services} where ${services.id} = ${serviceId} and ${services.proId} <> ${customerId}
          and ${isReviewable(customerId)} and ${withinLimit(limit)} on conflict do nothing`,
      ),
    ),
    counted: countUseOnlyIf(db, limit, sql`changes() > 0`),
    notices: notifyProfessional(db, { ...notice, kind: "new-review", about: id }),
    stored: db
      .select({ id: reviews.id, rating: reviews.rating, comment: reviews.comment })
      .from(reviews)
      .where(and(eq(reviews.serviceId, serviceId), eq(reviews.customerId, customerId))),
  });
  if (stored) {
    const isThis = stored.id === id && stored.rating === rating && stored.comment === comment;
    return { outcome: isThis ? "created" : "already", retryAt: 0 };
  }
  return over ? { outcome: "limited", retryAt: over.retryAt } : { outcome: "missing", retryAt: 0 };
}

type ReviewNotice = {
  notification: ReviewNotification;
  kind: "new-review" | "review-rating";
  /** What the e-mail is about. */
  about: string;
  /** The reviewer. */
  from: string;
  now: number;
};

/** The statements that notify a professional of a review, if the statement before them changed a row. */
function notifyProfessional(db: Database, { notification, kind, about, from, now }: ReviewNotice) {
  const { userId, email, title, body, link, emailContent } = notification;
  return [
    queueNotification(db, {
      userId,
      kind: "review",
      title,
      body,
      link,
      about: from,
      from,
      at: now,
    }),
    queueEmail(
      db,
      { kind, about, to: email, userId, from, emailContent, at: now },
      sql`changes() > 0 and ${wantsEmail("reviews", userId)}`,
    ),
  ] as const;
}

type ReviewEdit = {
  id: string;
  customerId: string;
  rating: number;
  comment: string;
  /** The version that the form was filled in with. */
  version: number;
  /** What the professional reads about another rating; null where it is the same. */
  notification: ReviewNotification | null;
  /** The limit of changed ratings, to which an edit that is told counts; null where it is relaxed. */
  limit: Use | null;
  /** UTC milliseconds. */
  now: number;
};

/**
 * Changes a person's own review if it is still at `version`, with the notification and e-mail about another rating in the
 * same batch (threat 98). "changed" when it was changed elsewhere, or is not theirs (threat 76).
 */
export async function updateReview(
  db: Database,
  { id, customerId, rating, comment, version, notification, limit, now }: ReviewEdit,
): Promise<{ outcome: "updated" | "changed" | "limited"; retryAt: number }> {
  const next = nextVersion(version, now);
  const use = notification && limit;
  const update = db
    .update(reviews)
    .set({ rating, comment, updatedAt: next })
    .where(
      and(
        eq(reviews.id, id),
        eq(reviews.customerId, customerId),
        eq(reviews.updatedAt, version),
        isNull(reviews.deletedAt),
        withinLimit(use),
      ),
    );
  const notice = { kind: "review-rating", about: `${id}:${next}`, from: customerId, now } as const;
  const [[over], { rowsAffected }] = await db.batch([
    selectLimited(db, use),
    update,
    countUseOnlyIf(db, use, sql`changes() > 0`),
    ...(notification ? notifyProfessional(db, { ...notice, notification }) : []),
  ]);
  if (rowsAffected > 0) return { outcome: "updated", retryAt: 0 };
  return over ? { outcome: "limited", retryAt: over.retryAt } : { outcome: "changed", retryAt: 0 };
}

/**
 * Deletes a person's own review with its votes and its reply; false when there is no such review of theirs. One that the team
 * has hidden leaves a tombstone: an empty row that nobody sees and that keeps its place (threat 94).
 */
export async function deleteReview(
  db: Database,
  { id, customerId, now }: { id: string; customerId: string; now: number },
): Promise<boolean> {
  const isOwn = and(
    eq(reviews.id, id),
    eq(reviews.customerId, customerId),
    isNull(reviews.deletedAt),
  );
  const tombstone = sql`(select ${reviews.id} from ${reviews} where ${reviews.id} = ${id}
    and ${reviews.customerId} = ${customerId} and ${reviews.deletedAt} is not null)`;
  const { emptied, deleted } = await namedBatch(db, {
    emptied: db
      .update(reviews)
      .set({ comment: "", deletedAt: now, updatedAt: now })
      .where(and(isOwn, isNotNull(reviews.hiddenAt))),
    votes: db.delete(reviewHelpful).where(eq(reviewHelpful.reviewId, tombstone)),
    replies: db.delete(reviewReplies).where(eq(reviewReplies.reviewId, tombstone)),
    // What was hidden is a tombstone by now.
    deleted: db.delete(reviews).where(isOwn),
  });
  return emptied.rowsAffected + deleted.rowsAffected > 0;
}
