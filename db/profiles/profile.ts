import { and, count, eq, isNull, type SQL, sql } from "drizzle-orm";
import { nextVersion } from "#app/domain/forms/version.ts";
import type { Profile, ProfileFields } from "#app/domain/profiles/profile.ts";
import { DEFAULT_SETTINGS } from "#app/domain/settings/settings.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import type { Database } from "#db/connection/client.ts";
import { PROFESSION, settings, users, workRegions } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";
import { reviews } from "#db/schema/reviews.ts";
import { photos, savedServices, services } from "#db/schema/services.ts";
import { reindexMissed, reindexOwner, selectTexts } from "#db/search-index/upkeep.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import type { Viewer } from "#db/viewer.ts";
import { workRegionsOf } from "#db/work-regions.ts";
import { selectResponse } from "./response-rate.ts";

/** A person's own profile with its figures at `now` (UTC ms), in one round trip; null when there is no such person. */
export async function readProfile(
  db: Database,
  userId: Viewer,
  now: number,
): Promise<Profile | null> {
  const person = sql`${userId}`;
  const {
    person: [found],
    response: [response],
    reviewsWritten: [reviewsWritten],
    activeServices: [activeServices],
    bookingsAsProfessional: [asProfessional],
    bookingsAsCustomer: [asCustomer],
    savedServices: [saved],
  } = await namedBatch(db, {
    person: selectPerson(db, person),
    response: selectResponse(db, person, now),
    reviewsWritten: db
      .select({ count: count() })
      .from(reviews)
      .where(and(eq(reviews.customerId, person), isNull(reviews.deletedAt))),
    activeServices: db
      .select({ count: count() })
      .from(services)
      .where(
        and(eq(services.proId, person), eq(services.status, "active"), isNull(services.deletedAt)),
      ),
    bookingsAsProfessional: db
      .select({ count: count() })
      .from(bookings)
      .where(eq(bookings.professionalId, person)),
    bookingsAsCustomer: db
      .select({ count: count() })
      .from(bookings)
      .where(eq(bookings.customerId, person)),
    savedServices: db
      .select({ count: count() })
      .from(savedServices)
      .where(eq(savedServices.userId, person)),
  });
  if (!found || !response) return null;
  const ownBookings = found.role === "professional" ? asProfessional : asCustomer;
  const { showEmail, showPhone, profileVisibility } = DEFAULT_SETTINGS;
  return {
    ...found,
    showEmail: found.showEmail ?? showEmail,
    showPhone: found.showPhone ?? showPhone,
    visibility: found.visibility ?? profileVisibility,
    response,
    reviewsWritten: reviewsWritten?.count ?? 0,
    activeServices: activeServices?.count ?? 0,
    bookings: ownBookings?.count ?? 0,
    savedServices: saved?.count ?? 0,
  };
}

/** The statement that reads what a person's own profile says, with the settings about it. */
function selectPerson(db: Database, person: SQL) {
  return db
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
      bio: users.bio,
      city: users.city,
      region: users.region,
      postalCode: users.postalCode,
      dateOfBirth: users.dateOfBirth,
      profilePicture: users.profilePicture,
      ...PROFESSION,
      workRegions: workRegionsOf(person),
      availability: {
        weekdays: users.availabilityWeekdays,
        weekends: users.availabilityWeekends,
        evenings: users.availabilityEvenings,
      },
      showEmail: settings.showEmail,
      showPhone: settings.showPhone,
      visibility: settings.profileVisibility,
      rating: sql<number>`${users.rating}`,
      reviewCount: users.reviewCount,
      createdAt: users.createdAt,
      version: users.updatedAt,
    })
    .from(users)
    .leftJoin(settings, eq(settings.userId, users.id))
    .where(eq(users.id, person));
}

type Update = ProfileFields & {
  userId: string;
  /** The version that the form was filled in with. */
  version: number;
  /** The new picture, a photo of this person; "remove" for none, null for no change. */
  picture: { id: string } | "remove" | null;
  /** UTC milliseconds. */
  now: number;
};

/** The form of a customer has no profession, and changes none. */
const CUSTOMER: Partial<NonNullable<ProfileFields["profession"]>> = {};

/**
 * Changes a person's own profile if it is still at `version`, in one batch with the search index of their services; an
 * unused picture is deleted. False when it was changed elsewhere or the picture does not exist or is a photo of a service or job;
 * then nothing has changed (threat 55). Also false when a first try did it and its answer was lost: the profile is as it was sent.
 */
export async function updateProfile(db: Database, update: Update): Promise<boolean> {
  const { userId, person, version, picture, now } = update;
  const { workRegions: regions, ...profession } = update.profession ?? CUSTOMER;
  const pictureId = picture !== null && picture !== "remove" ? picture.id : null;
  const pictureExists = pictureId
    ? sql`exists (select 1 from ${photos} where ${photos.id} = ${pictureId}
        and ${photos.ownerId} = ${userId} and ${photos.serviceId} is null and ${photos.jobId} is null)`
    : sql`true`;
  const current = sql`${users.id} = ${userId} and ${users.updatedAt} = ${version} and ${pictureExists}`;
  // All statements have the same condition; the last one ends it by setting a new version.
  const onlyIf = sql`exists (select 1 from ${users} where ${current})`;
  const { firstName, lastName } = person;
  const changed = { ...update.profession, firstName, lastName };
  const today = dayOf(now);
  const { saved, texts } = await namedBatch(db, {
    formerPicture: db.delete(photos).where(
      sql`${picture !== null} and ${photos.ownerId} = ${userId}
        and ${photos.id} = (select ${users.profilePicture} from ${users} where ${users.id} = ${userId})
        and ${photos.id} is not ${pictureId} and ${onlyIf}`,
    ),
    picture: db
      .update(photos)
      .set({ draftId: null })
      .where(and(eq(photos.id, sql`${pictureId}`), onlyIf)),
    regions: regions ? replaceWorkRegions(db, userId, regions, onlyIf) : [],
    index: await reindexOwner(db, userId, changed, { onlyIf, today }),
    saved: db
      .update(users)
      .set({
        firstName: person.firstName,
        lastName: person.lastName,
        phone: person.phone,
        bio: person.bio,
        dateOfBirth: person.dateOfBirth,
        city: person.city,
        region: person.region,
        postalCode: person.postalCode,
        ...profession,
        ...(picture === null ? {} : { profilePicture: pictureId }),
        updatedAt: nextVersion(version, now),
      })
      .where(current),
    texts: selectTexts(db, userId, today),
  });
  // Also after false: that may be a second try, whose first one changed the profile and lost its answer.
  await reindexMissed(db, userId, texts, today);
  return saved.rowsAffected === 1;
}

function replaceWorkRegions(db: Database, userId: string, regions: readonly string[], onlyIf: SQL) {
  const list = sql`json_each(${JSON.stringify(regions)})`;
  return [
    db
      .delete(workRegions)
      .where(
        sql`${workRegions.userId} = ${userId} and ${workRegions.region} not in (select value from ${list}) and ${onlyIf}`,
      ),
    db.run(
      insertSelect(
        workRegions,
        { userId, region: sql`value` },
        sql`from ${list} where ${onlyIf} on conflict do nothing`,
      ),
    ),
  ];
}

/** Makes a customer a professional, who may offer services (decision 38). */
export async function becomeProfessional(db: Database, userId: string, now: number): Promise<void> {
  await db
    .update(users)
    .set({ role: "professional", updatedAt: now })
    .where(and(eq(users.id, userId), eq(users.role, "customer")));
}
