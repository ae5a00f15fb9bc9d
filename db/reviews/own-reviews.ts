import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { REVIEWS_PER_PAGE } from "#app/domain/reviews/filters.ts";
import {
  type OwnReviews,
  ownReviewsSchema,
  type ReviewSide,
} from "#app/domain/reviews/own-review.ts";
import type { Database } from "#db/client.ts";
import { nameOf } from "#db/people/name.ts";
import { rawNumber } from "#db/raw-number.ts";
import { readRow } from "#db/read.ts";

const size = rawNumber(REVIEWS_PER_PAGE);

type OwnReviewsAsked = {
  userId: string;
  /** Reviews this person wrote, or those about their services. */
  side: ReviewSide;
  /** Words to look for in comment, service title, customer's and professional's name; "" for all. */
  q: string;
  page: number;
};

/**
 * One page of a person's reviews, newest first, with how many of the whole list gave each rating, in one statement. A page
 * past the end is the last. Without words it reads no more for ten thousand reviews than for a hundred. What a
 * moderator has taken down stands in its author's list only and does not count.
 */
export async function readOwnReviews(db: Database, asked: OwnReviewsAsked): Promise<OwnReviews> {
  const { userId, side, q, page } = asked;
  const received = side === "received";
  const own = received
    ? sql`r.professional_id = ${userId} and r.hidden_at is null`
    : sql`r.customer_id = ${userId}`;
  const matching = q === "" ? own : sql`${own} and ${contains(q)}`;
  const counted =
    received && q === ""
      ? sql`select rating, review_count from rating_counts where subject_id = ${userId}`
      : sql`select rating, count(*) from reviews r where ${matching} and r.hidden_at is null group by rating`;
  const total = received
    ? sql`select coalesce(sum(review_count), 0) from counted`
    : sql`select count(*) from reviews r where ${matching}`;
  const { list } = await readRow(
    db,
    sql`with counted (rating, review_count) as materialized (${counted}),
      whole (total) as materialized (${total}),
      start (n) as materialized (select max(0, min(${rawNumber((page - 1) * REVIEWS_PER_PAGE)},
        (total - 1) / ${size} * ${size})) from whole)
    select json_object('total', (select total from whole), 'page', (select n / ${size} + 1 from start),
      'counts', json((select json_group_array(json_object('rating', rating, 'reviewCount', review_count)) from counted)),
      'reviews', json((select json_group_array(json(review)) from (select ${ownReviewJson(userId)} as review from
        (select r.* from reviews r where ${matching} order by r.created_at desc, r.id
          limit ${size} offset (select n from start)) r
        join services s on s.id = r.service_id join users p on p.id = r.professional_id
        order by r.created_at desc, r.id)))) as list_json`,
    z.object({ list: ownReviewsSchema }),
  );
  return list;
}

/** `r` is the review, `s` its service, `p` the professional. Matches `ownReviewSchema`. */
function ownReviewJson(userId: string): SQL {
  return sql`json_object('id', r.id, 'rating', r.rating, 'comment', r.comment, 'helpfulCount', r.helpful_count,
    'bookedHere', r.booked, 'hidden', r.hidden_at is not null, 'createdAt', r.created_at, 'updatedAt', r.updated_at,
    'reply', (select content from review_replies where review_id = r.id),
    'firstName', (select first_name from users where id = r.customer_id),
    'lastName', (select last_name from users where id = r.customer_id),
    'proName', ${sql.raw(nameOf("p"))},
    'mine', r.customer_id is ${userId},
    'service', json_object('id', s.id, 'number', s.number, 'title', s.title, 'categoryId', s.category_id,
      'subcategoryId', s.subcategory_id, 'listed', s.listed,
      'photoId', (select id from photos where service_id = s.id order by position limit 1)))`;
}

/** The four fields of the specification (B, section 2), whatever the case; signs of LIKE are letters. */
function contains(q: string): SQL {
  const like = sql`like ${`%${q.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
  const person = "first_name || ' ' || last_name";
  return sql`(r.comment ${like}
    or (select title from services where id = r.service_id) ${like}
    or (select ${sql.raw(person)} from users where id = r.customer_id) ${like}
    or (select ${sql.raw(person)} || ' ' || coalesce(business_name, '') from users where id = r.professional_id) ${like})`;
}

const ownReviewRowSchema = z.object({
  review: z
    .object({
      id: z.string(),
      rating: z.number(),
      comment: z.string(),
      /** Null once the customer's account is gone. */
      customerId: z.string().nullable(),
      title: z.string(),
      version: z.number(),
      reply: z.string().nullable(),
      /** Of the reply; 0 while there is none. */
      replyVersion: z.number(),
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      proName: z.string(),
    })
    .nullable(),
});

/** A review by id for what its author, its professional or anybody who sees it may do about it; null for others. */
export async function readReviewFor(
  db: Database,
  { reviewId, userId, as }: { reviewId: string; userId: string; as: ReviewReader },
) {
  const { review } = await readRow(
    db,
    sql`select (select json_object('id', r.id, 'rating', r.rating, 'comment', r.comment, 'customerId', r.customer_id,
        'version', r.updated_at,
        'replyVersion', coalesce((select updated_at from review_replies where review_id = r.id), 0),
        'title', (select title from services where id = r.service_id),
        'reply', (select content from review_replies where review_id = r.id),
        'firstName', (select first_name from users where id = r.customer_id),
        'lastName', (select last_name from users where id = r.customer_id),
        'proName', (select ${sql.raw(nameOf("users"))}
          from users where id = r.professional_id))
      from reviews r where r.id = ${reviewId} and ${MAY[as](userId)}) as review_json`,
    ownReviewRowSchema,
  );
  return review;
}

export type ReviewReader = keyof typeof MAY;

const MAY = {
  author: (userId: string) => sql`r.customer_id = ${userId}`,
  professional: (userId: string) => sql`r.professional_id = ${userId} and r.hidden_at is null`,
  reader: (_: string) => sql`r.hidden_at is null`,
};
