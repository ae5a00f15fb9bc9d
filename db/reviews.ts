import { sql } from "drizzle-orm";

/** The JSON object of a public review; `r` is the review. Matches `reviewSchema`. */
export const reviewJson = sql.raw(`json_object(
  'id', r.id, 'rating', r.rating, 'comment', r.comment, 'helpfulCount', r.helpful_count,
  'firstName', (select first_name from users where id = r.customer_id),
  'lastName', (select last_name from users where id = r.customer_id),
  'bookedHere', exists (select 1 from bookings where service_id = r.service_id
    and customer_id = r.customer_id and status = 'completed'),
  'createdAt', r.created_at, 'updatedAt', r.updated_at,
  'reply', (select content from review_replies where review_id = r.id),
  'service', json_object('id', r.service_id, 'title', (select title from services where id = r.service_id)))`);

/** How many reviews a public page shows at first. */
export const SHOWN_REVIEWS = 10;
