import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { FIRST_REVIEWS, type ReviewFilters } from "#app/domain/reviews/filters.ts";
import { ratingDistributionSchema, reviewPageSchema } from "#app/domain/reviews/review.ts";
import { professionalSchema } from "#app/domain/services/professional.ts";
import type { Database } from "#db/client.ts";
import { responseJson } from "#db/messages/response-rate.ts";
import type { SecurityContext } from "#db/people/security-log.ts";
import { readRow } from "#db/read.ts";
import { distributionJson, reviewPageJson } from "#db/reviews/reviews.ts";
import { serviceCardJson } from "./service-card.ts";
import { visibleOwner } from "./visibility.ts";

/** How many of a professional's services the profile lists. */
const SHOWN_SERVICES = 24;

const profilePageSchema = z.object({
  professional: professionalSchema.nullable(),
  reviewPage: reviewPageSchema,
  distribution: ratingDistributionSchema,
});

/** Who asks for a profile, null for a visitor, when, in UTC milliseconds, and for which of its reviews. */
type Asker = { viewerId: string | null; now: number; filters?: ReviewFilters };

/**
 * A professional with listed services and reviews, in one statement; null when private, hidden or no professional
 * (decision 18). The address is part of it only for people who are signed in, where its owner shows it (decision 19).
 */
export async function readProfilePage(
  db: Database,
  id: string,
  { viewerId, now, filters = FIRST_REVIEWS }: Asker,
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
        ${contacts(viewerId)}, 'response', json(${responseJson(sql`u.id`, now)}),
        'visibility', coalesce((select profile_visibility from settings where user_id = u.id), 'public'),
        'serviceCount', (select count(*) from services where pro_id = u.id and listed = 1),
        'services', json((select json_group_array(json(card)) from (select ${serviceCardJson(viewerId)} as card from
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

/** The person `u` has not blocked whoever asks. */
function notBlocked(viewerId: string): SQL {
  return sql`not exists (select 1 from blocks where blocker_id = u.id and blocked_id = ${viewerId})`;
}

/** What the owner lets people see who are signed in; of the phone only whether there is one to ask for. */
function contacts(viewerId: string | null): SQL {
  if (viewerId === null) return sql`'email', null, 'hasPhone', 0`;
  const shown = sql`user_id = u.id and ${notBlocked(viewerId)}`;
  return sql`'email', (select u.email from settings where ${shown} and show_email),
    'hasPhone', u.phone is not null and exists (select 1 from settings where ${shown} and show_phone)`;
}

/**
 * The phone number of a professional for somebody who pressed Show phone, noted in that person's security log; null
 * where its owner does not show it, to anybody or to them (decision 19).
 */
export async function revealPhone(
  db: Database,
  { viewerId, proId }: { viewerId: string; proId: string },
  { ipPrefix, userAgent, now }: SecurityContext,
): Promise<string | null> {
  const shown = sql`users u where u.id = ${proId} and u.role = 'professional' and u.phone is not null
    and ${visibleOwner("registered")}
    and exists (select 1 from settings where user_id = u.id and show_phone)
    and ${notBlocked(viewerId)}`;
  const [, [row]] = await db.batch([
    db.run(sql`insert into security_events (user_id, event, details, ip_prefix, user_agent, created_at)
      select ${viewerId}, 'phone-shown', u.id, ${ipPrefix}, ${userAgent}, ${now} from ${shown}`),
    db.all<{ phone: string }>(sql`select u.phone from ${shown}`),
  ]);
  return row?.phone ?? null;
}
