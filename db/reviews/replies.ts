import { and, eq, sql } from "drizzle-orm";
import { nextVersion } from "#app/domain/forms/version.ts";
import type { Database } from "#db/connection/client.ts";
import { mayReach } from "#db/may-reach.ts";
import { notifications } from "#db/schema/notifications.ts";
import { reviewReplies, reviews } from "#db/schema/reviews.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { isVisible } from "./visible-review.ts";

type Reply = {
  reviewId: string;
  professionalId: string;
  content: string;
  /** The version of the reply that the form was filled in with; 0 for a new reply. */
  version: number;
  /** UTC milliseconds. */
  now: number;
  /** The customer's notification. */
  title: string;
  body: string;
  /** A path on this site. */
  link: string;
};

/**
 * Stores the reply to a review of this professional, or changes it if it is still at `version`; a new reply notifies the
 * customer. False when it was changed elsewhere (threat 76) or this person may not reply.
 */
export async function saveReply(
  db: Database,
  { reviewId, professionalId, content, version, now, title, body, link }: Reply,
): Promise<boolean> {
  const reply = {
    reviewId: sql`${reviews.id}`,
    professionalId,
    content,
    createdAt: now,
    updatedAt: now,
  };
  const notification = {
    id: crypto.randomUUID(),
    userId: sql`${reviews.customerId}`,
    kind: "review" as const,
    title,
    body,
    link,
    aboutUserId: sql`${reviews.professionalId}`,
    fromUserId: sql`${reviews.professionalId}`,
    createdAt: now,
  };
  const { first, changed } = await namedBatch(db, {
    first: db.run(
      insertSelect(
        reviewReplies,
        reply,
        sql`from ${reviews} where ${isVisible(reviewId)}
          and ${reviews.professionalId} = ${professionalId} and ${version === 0}
          on conflict do nothing`,
      ),
    ),
    notification: db.run(
      insertSelect(
        notifications,
        notification,
        sql`from ${reviews} where ${reviews.id} = ${reviewId} and ${reviews.customerId} is not null
          and changes() > 0 and ${mayReach(reviews.professionalId, reviews.customerId)}`,
      ),
    ),
    changed: db
      .update(reviewReplies)
      .set({ content, updatedAt: nextVersion(version, now) })
      .where(isAt({ reviewId, professionalId, version })),
  });
  return first.rowsAffected + changed.rowsAffected > 0;
}

type StoredReply = Pick<Reply, "reviewId" | "professionalId" | "version">;

const isAt = ({ reviewId, professionalId, version }: StoredReply) =>
  and(
    eq(reviewReplies.reviewId, reviewId),
    eq(reviewReplies.professionalId, professionalId),
    eq(reviewReplies.updatedAt, version),
  );

/** Deletes this professional's reply if it is still at `version`; false when it is not, or when there is none. */
export async function deleteReply(db: Database, reply: StoredReply): Promise<boolean> {
  const { rowsAffected } = await db.delete(reviewReplies).where(isAt(reply));
  return rowsAffected > 0;
}
