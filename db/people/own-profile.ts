import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { ownProfileSchema, type ProfileFields } from "#app/domain/people/own-profile.ts";
import { nextVersion } from "#app/domain/version.ts";
import type { Database } from "#db/client.ts";
import { responseJson } from "#db/messages/response-rate.ts";
import { readRow } from "#db/read.ts";
import { renameServices } from "#db/search/upkeep.ts";

const rowSchema = z.object({ profile: ownProfileSchema.nullable() });

/** Somebody's own profile with its figures at `now` (UTC ms), in one statement; null when the person is gone. */
export async function readOwnProfile(db: Database, userId: string, now: number) {
  const { profile } = await readRow(
    db,
    sql`select (select json_object('id', u.id, 'email', u.email, 'role', u.role,
        'firstName', u.first_name, 'lastName', u.last_name, 'phone', u.phone, 'bio', u.bio,
        'city', u.location_city, 'region', u.location_state, 'zipCode', u.location_zipcode,
        'dateOfBirth', u.date_of_birth, 'profilePicture', u.profile_picture,
        'businessName', u.business_name, 'website', u.website, 'specialties', json(u.specialties),
        'yearsOfExperience', u.years_of_experience, 'hourlyRate', u.hourly_rate,
        'availability', json_object('weekdays', u.availability_weekdays,
          'weekends', u.availability_weekends, 'evenings', u.availability_evenings),
        'showEmail', coalesce(s.show_email, 0), 'showPhone', coalesce(s.show_phone, 0),
        'visibility', coalesce(s.profile_visibility, 'public'),
        'rating', u.rating, 'reviewCount', u.review_count,
        'reviewsGiven', (select count(*) from reviews where customer_id = u.id),
        'activeServices', (select count(*) from services
          where pro_id = u.id and status = 'active' and deleted_at is null),
        'bookings', (select count(*) from bookings where professional_id = u.id or customer_id = u.id),
        'saved', (select count(*) from saved_services where user_id = u.id),
        'response', json(${responseJson(sql`u.id`, now)}),
        'createdAt', u.created_at, 'version', u.updated_at)
      from users u left join settings s on s.user_id = u.id where u.id = ${userId}) as profile_json`,
    rowSchema,
  );
  return profile;
}

type Update = ProfileFields & {
  userId: string;
  /** The version that was changed, as it was read. */
  version: number;
  /** A photo of this person to show from now on, "remove" for none, null to leave it as it is. */
  picture: { id: string } | "remove" | null;
  /** UTC milliseconds. */
  now: number;
};

/**
 * Changes somebody's own profile if it is still at `version`, in one batch; a changed name is found in the search at
 * once, and a picture that is not shown any more goes. False when it was changed elsewhere or the picture is not there;
 * then nothing has changed.
 */
export async function updateOwnProfile(db: Database, update: Update): Promise<boolean> {
  const { userId, person, profession, version, picture, now } = update;
  const pictureId = picture !== null && picture !== "remove" ? picture.id : null;
  const isThere = pictureId
    ? sql`exists (select 1 from photos where id = ${pictureId} and owner_id = ${userId} and service_id is null)`
    : sql`true`;
  const current = sql`id = ${userId} and updated_at = ${version} and ${isThere}`;
  // Every statement asks the same before the last one answers it with a new version.
  const onlyIf = sql`exists (select 1 from users where ${current})`;
  const name = { ...person, businessName: profession ? profession.businessName : undefined };
  const results = await db.batch([
    db.run(sql`delete from photos where ${picture !== null} and owner_id = ${userId}
      and id = (select profile_picture from users where id = ${userId})
      and id is not ${pictureId} and ${onlyIf}`),
    db.run(sql`update photos set draft_id = null where id = ${pictureId} and ${onlyIf}`),
    ...(await renameServices(db, userId, name, onlyIf)),
    db.run(sql`update users set first_name = ${person.firstName}, last_name = ${person.lastName},
        phone = ${person.phone}, bio = ${person.bio}, date_of_birth = ${person.dateOfBirth},
        location_city = ${person.city}, location_state = ${person.region},
        location_zipcode = ${person.zipCode}, ${professionColumns(profession)}
        profile_picture = case when ${picture === null} then profile_picture else ${pictureId} end,
        updated_at = ${nextVersion(version, now)}
      where ${current}`),
  ]);
  return results.at(-1)?.rowsAffected === 1;
}

function professionColumns(profession: ProfileFields["profession"]): SQL {
  if (!profession) return sql``;
  return sql`business_name = ${profession.businessName}, website = ${profession.website},
    years_of_experience = ${profession.yearsOfExperience}, hourly_rate = ${profession.hourlyRate},
    specialties = ${JSON.stringify(profession.specialties)},
    availability_weekdays = ${profession.availabilityWeekdays},
    availability_weekends = ${profession.availabilityWeekends},
    availability_evenings = ${profession.availabilityEvenings},`;
}
