import { type SQL, sql } from "drizzle-orm";
import { REVIEWS_PER_PAGE, type ReviewFilters } from "#app/domain/reviews/filters.ts";
import { rawNumber } from "#db/raw-number.ts";

/** The JSON object of a public review for who looks at it; `r` is the review. Matches `reviewSchema`. */
function reviewJson(viewerId: string | null): SQL {
  const own =
    viewerId === null
      ? sql`'mine', 0, 'voted', 0, 'mayVote', 1`
      : sql`'mine', r.customer_id is ${viewerId},
        'mayVote', r.customer_id is not ${viewerId} and r.professional_id <> ${viewerId},
        'voted', exists (select 1 from review_helpful where review_id = r.id and user_id = ${viewerId})`;
  return sql`json_object(
    'id', r.id, 'rating', r.rating, 'comment', r.comment, 'helpfulCount', r.helpful_count,
    'firstName', (select first_name from users where id = r.customer_id),
    'lastName', (select last_name from users where id = r.customer_id),
    'bookedHere', r.booked, 'createdAt', r.created_at, 'updatedAt', r.updated_at,
    'reply', (select content from review_replies where review_id = r.id),
    'service', json_object('id', r.service_id, 'title', (select title from services where id = r.service_id)),
    ${own})`;
}

const NEWEST = "created_at desc, id";
const ORDER: Record<ReviewFilters["order"], string> = {
  newest: NEWEST,
  highest: `rating desc, ${NEWEST}`,
  lowest: `rating, ${NEWEST}`,
  helpful: `helpful_count desc, ${NEWEST}`,
};

/** Whose reviews: those of a service or of a professional, named by the column and an expression for the id. */
type ReviewSubject = { column: "service_id" | "professional_id"; id: SQL };

/** The JSON of one page of public reviews, `reviewPageSchema`; a page past the end is the last. */
export function reviewPageJson(
  { column, id }: ReviewSubject,
  filters: ReviewFilters,
  viewerId: string | null,
): SQL {
  const { order, stars, booked, page } = filters;
  const size = rawNumber(REVIEWS_PER_PAGE);
  const subject = sql`${sql.raw(column)} = ${id} and hidden_at is null ${booked ? sql`and booked = 1` : sql``}`;
  const ofRating = (rating: number, sorted: string) =>
    sql`select * from (select * from reviews where ${subject} and rating = ${rawNumber(rating)} order by ${sql.raw(sorted)})`;
  // The worst first, but the newest first among equals: no index has this order, so one list follows the other.
  const oneByOne = sql.join(
    [1, 2, 3, 4, 5].map((rating) => ofRating(rating, NEWEST)),
    sql` union all `,
  );
  const list =
    stars !== null
      ? ofRating(stars, order === "helpful" ? ORDER.helpful : NEWEST)
      : order === "lowest"
        ? oneByOne
        : sql`select * from reviews where ${subject} order by ${sql.raw(ORDER[order])}`;
  return sql`(with counted (total) as materialized (
      select coalesce(sum(${sql.raw(booked ? "booked_count" : "review_count")}), 0) from rating_counts
      where subject_id = ${id} ${stars === null ? sql`` : sql`and rating = ${rawNumber(stars)}`}),
    start (n) as materialized (select max(0, min(${rawNumber((page - 1) * REVIEWS_PER_PAGE)},
      (total - 1) / ${size} * ${size})) from counted)
    select json_object('total', total, 'page', (select n / ${size} + 1 from start), 'reviews',
      json((select json_group_array(json(review)) from (select ${reviewJson(viewerId)} as review from
        (${list} limit ${size} offset (select n from start)) r order by ${sql.raw(orderOf("r", order))}))))
    from counted)`;
}

const orderOf = (alias: string, order: ReviewFilters["order"]) =>
  ORDER[order]
    .split(", ")
    .map((term) => `${alias}.${term}`)
    .join(", ");

/** The JSON of how many reviews gave each rating, `ratingDistributionSchema`. */
export function distributionJson(id: SQL): SQL {
  return sql`(select json_group_array(json_object('rating', rating, 'reviewCount', review_count, 'bookedCount', booked_count))
    from rating_counts where subject_id = ${id})`;
}
