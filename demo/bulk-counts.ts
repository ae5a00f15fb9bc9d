import type { InStatement } from "@libsql/client";
import { FILL_TRADE_WORKERS } from "#db/jobs/trade-workers.ts";

// Without review rows, all reviews get one of the two ratings around the average, which keeps the sum.
const SPREAD = (table: "services" | "users") => `
  select id, rating_sum / review_count as rating,
    review_count - rating_sum % review_count as reviews
  from ${table} where review_count > 0
  union all
  select id, rating_sum / review_count + 1, rating_sum % review_count
  from ${table} where review_count > 0 and rating_sum % review_count > 0`;

/** Derives the ratings of the professionals and all counts from the services, a whole table at a time. */
export const COUNT_STATEMENTS: readonly InStatement[] = [
  `update users set
    rating_sum = (select coalesce(sum(rating_sum), 0) from services where pro_id = users.id),
    review_count = (select coalesce(sum(review_count), 0) from services where pro_id = users.id)
  where role = 'professional'`,
  "insert into free_starts (service_number, pro_id) select number, pro_id from services",
  FILL_TRADE_WORKERS,
  `insert into category_counts (category_id, subcategory_id, service_count)
    select category_id, '', count(*) from services where listed = 1 group by category_id
    union all
    select category_id, subcategory_id, count(*) from services
      where listed = 1 and subcategory_id is not null group by category_id, subcategory_id`,
  `insert into rating_counts (subject_id, rating, review_count)
    select * from (${SPREAD("services")} union all ${SPREAD("users")}) order by 1, 2`,
  `insert into rating_counts (subject_id, rating, review_count)
    select 'site', rating, sum(reviews) from (${SPREAD("services")}) group by rating`,
];
