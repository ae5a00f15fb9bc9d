import { sql } from "drizzle-orm";
import { z } from "zod";
import { FACET_MARK } from "#app/domain/search/text.ts";
import { topProfessionalSchema } from "#app/domain/services/professional.ts";
import { serviceCardSchema } from "#app/domain/services/service.ts";
import { nameOf } from "#db/people/name.ts";
import { rawNumber } from "#db/raw-number.ts";
import type { Database } from "./client.ts";
import { readRow } from "./read.ts";
import { categoryCountsJson, categoryCountsSchema } from "./services/categories.ts";
import { serviceCardJson } from "./services/service-card.ts";
import { visibleOwner } from "./services/visibility.ts";

const FEATURED = 4;
const TOP_RATED = 4;
const FEWEST_REVIEWS = 3;
/** How many reviews of average worth every professional starts with (decision 5). */
const PRIOR_WEIGHT = 5;
/** Enough candidates by the fixed score for the exact one to pick from. */
const CANDIDATES = 50;

const homeSchema = z.object({
  counts: categoryCountsSchema,
  featured: z.array(serviceCardSchema),
  topRated: z.array(topProfessionalSchema),
});
export type Home = z.output<typeof homeSchema>;

/** Everything the home page shows from the database, in one statement. */
export function readHome(db: Database, viewerId: string | null = null): Promise<Home> {
  return readRow(
    db,
    sql`with site(mean) as (
        select coalesce(1.0 * sum(rating * review_count) / nullif(sum(review_count), 0), 0)
        from rating_counts where subject_id = 'site'),
      candidates as materialized (
        select u.* from users u where u.role = 'professional' and u.review_count >= ${rawNumber(FEWEST_REVIEWS)}
          and ${visibleOwner("public")}
          and exists (select 1 from services s where s.pro_id = u.id and s.listed = 1)
        order by u.rating_score desc limit ${rawNumber(CANDIDATES)}),
      top as (
        select u.*, (u.rating_sum + ${rawNumber(PRIOR_WEIGHT)} * (select mean from site))
          / (u.review_count + ${rawNumber(PRIOR_WEIGHT)}) as score
        from candidates u order by score desc, u.review_count desc, u.id limit ${rawNumber(TOP_RATED)})
    select ${categoryCountsJson} as counts_json,
      (select json_group_array(json(card)) from (select ${serviceCardJson(viewerId)} as card from
        (select rowid as r from search_rating where search_rating match ${`"${FACET_MARK}all"`} order by rowid limit ${rawNumber(FEATURED)}) f
        join services s on s.number = (f.r & 4294967295) join users u on u.id = s.pro_id order by f.r)) as featured_json,
      (select json_group_array(json(person)) from (select json_object('id', t.id,
          'name', ${sql.raw(nameOf("t"))},
          'trade', (select subcategory_id from services where pro_id = t.id and listed = 1
            order by review_count desc, number limit 1),
          'city', t.location_city, 'rating', t.rating, 'reviewCount', t.review_count) as person
        from top t order by t.score desc, t.review_count desc, t.id)) as "topRated_json"`,
    homeSchema,
  );
}
