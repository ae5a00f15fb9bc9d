import { sql } from "drizzle-orm";
import { z } from "zod";
import { professionalSchema } from "#app/domain/professional.ts";
import { ratingDistributionSchema, reviewPageSchema } from "#app/domain/review.ts";
import { FIRST_REVIEWS, type ReviewFilters } from "#app/domain/review-filters.ts";
import type { Database } from "./client.ts";
import { readRow } from "./read.ts";
import { distributionJson, reviewPageJson } from "./reviews.ts";
import { serviceCardJson } from "./service-card.ts";
import { visibleOwner } from "./visibility.ts";

/** How many of a professional's services the profile lists. */
const SHOWN_SERVICES = 24;

const profilePageSchema = z.object({
  professional: professionalSchema.nullable(),
  reviewPage: reviewPageSchema,
  distribution: ratingDistributionSchema,
});

/** A professional with listed services and reviews, in one statement; null when private, hidden or no professional (decision 18). */
export async function readProfilePage(
  db: Database,
  id: string,
  viewerId: string | null = null,
  filters: ReviewFilters = FIRST_REVIEWS,
) {
  const subject = sql.raw("(select id from u)");
  const page = await readRow(
    db,
    sql`with u as materialized (select * from users u where u.id = ${id} and u.role = 'professional'
        and ${visibleOwner("registered")})
    select
      (select json_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
        'businessName', u.business_name, 'bio', u.bio, 'city', u.location_city, 'state', u.location_state,
        'website', u.website, 'specialties', json(u.specialties), 'yearsOfExperience', u.years_of_experience,
        'hourlyRate', u.hourly_rate, 'profilePicture', u.profile_picture, 'rating', u.rating,
        'reviewCount', u.review_count, 'createdAt', u.created_at,
        'visibility', coalesce((select profile_visibility from settings where user_id = u.id), 'public'),
        'serviceCount', (select count(*) from services where pro_id = u.id and listed = 1),
        'services', json((select json_group_array(json(card)) from (select ${serviceCardJson} as card from
          (select * from services where pro_id = u.id and listed = 1
            order by rating desc, number limit ${sql.raw(`${SHOWN_SERVICES}`)}) s
          order by s.rating desc, s.number)))) from u) as professional_json,
      ${reviewPageJson({ column: "professional_id", id: subject }, filters, viewerId)} as "reviewPage_json",
      ${distributionJson(subject)} as distribution_json`,
    profilePageSchema,
  );
  const { professional } = page;
  return professional ? { ...page, professional } : null;
}
