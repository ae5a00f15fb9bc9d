import { sql } from "drizzle-orm";
import { z } from "zod";
import { FIRST_REVIEWS, type ReviewFilters } from "#app/domain/reviews/filters.ts";
import { ratingDistributionSchema, reviewPageSchema } from "#app/domain/reviews/review.ts";
import { SERVICE_STATUSES } from "#app/domain/services/form.ts";
import { serviceCardSchema, serviceSchema } from "#app/domain/services/service.ts";
import type { Database } from "#db/client.ts";
import { nameOf } from "#db/people/name.ts";
import { readRow } from "#db/read.ts";
import { distributionJson, reviewPageJson } from "#db/reviews/reviews.ts";
import { serviceCardJson } from "./service-card.ts";

const OTHER_SERVICES = 3;

const ownerSchema = z.object({
  name: z.string(),
  firstName: z.string(),
  yearsOfExperience: z.number().nullable(),
  profilePicture: z.string().nullable(),
  createdAt: z.number(),
  /** The weekly hours of their own; none where they set none. */
  hours: z.array(z.object({ weekday: z.number(), from: z.number(), to: z.number() })),
});

const servicePageSchema = z.object({
  service: serviceSchema.nullable(),
  owner: ownerSchema.nullable(),
  reviewPage: reviewPageSchema,
  distribution: ratingDistributionSchema,
  others: z.array(serviceCardSchema),
  /** The viewer's own review of it. */
  ownReviewId: z.string().nullable(),
  /** What its owner set, where it is shown to the owner alone. */
  unlisted: z.enum(SERVICE_STATUSES).nullable(),
});
export type ServicePage = z.output<typeof servicePageSchema>;

/**
 * A service with its owner, reviews and the owner's other services, in one statement; null when this viewer (null
 * for a visitor) may not see it. What is not listed is shown to its owner only.
 */
export async function readServicePage(
  db: Database,
  id: string,
  viewerId: string | null,
  filters: ReviewFilters = FIRST_REVIEWS,
) {
  const subject = sql.raw("(select id from s)");
  const page = await readRow(
    db,
    sql`with s as materialized (select * from services where id = ${id}
        and (listed = 1 or (pro_id = ${viewerId} and deleted_at is null))),
      u as materialized (select * from users where id = (select pro_id from s))
    select (select iif(listed = 1, null, status) from s) as unlisted,
      (select id from reviews where service_id = ${id} and customer_id = ${viewerId}) as "ownReviewId",
      (select json_patch(${serviceCardJson(viewerId)}, json_object('description', s.description, 'createdAt', s.created_at,
        'photos', json((select json_group_array(json(photo)) from (select json_object('id', p.id, 'alt', p.alt,
          'width', p.width, 'height', p.height) as photo
          from photos p where p.service_id = s.id order by p.position))))) from s, u) as service_json,
      (select json_object('name', ${sql.raw(nameOf("u"))},
        'firstName', u.first_name, 'yearsOfExperience', u.years_of_experience,
        'profilePicture', u.profile_picture, 'createdAt', u.created_at,
        'hours', json((select json_group_array(json_object('weekday', a.weekday, 'from', a.starts_minute,
          'to', a.ends_minute)) from availability a where a.user_id = u.id))) from u) as owner_json,
      ${reviewPageJson({ column: "service_id", id: subject }, filters, viewerId)} as "reviewPage_json",
      ${distributionJson(subject)} as distribution_json,
      (select json_group_array(json(card)) from (select ${serviceCardJson(viewerId)} as card from
        (select o.* from services o where o.pro_id = (select id from u) and o.listed = 1 and o.id <> ${id}
          order by o.rating desc, o.number limit ${sql.raw(`${OTHER_SERVICES}`)}) s, u
        order by s.rating desc, s.number)) as others_json`,
    servicePageSchema,
  );
  const { service, owner } = page;
  return service && owner ? { ...page, service, owner } : null;
}
