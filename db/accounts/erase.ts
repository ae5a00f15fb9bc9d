import { and, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { ERASED_AFTER_MS } from "#app/domain/accounts/account.ts";
import { NO_PROFESSION } from "#app/domain/profiles/profile.ts";
import type { Database } from "#db/connection/client.ts";
import {
  devices,
  recoveryCodes,
  securityEvents,
  sessions,
  tokens,
  twoFactor,
  twoFactorDevices,
  twoFactorRecoveries,
} from "#db/schema/access.ts";
import { blocks, dataLinks, settings, users, workRegions } from "#db/schema/accounts.ts";
import { requestDrafts } from "#db/schema/bookings.ts";
import { jobNotices, jobs, offers } from "#db/schema/jobs.ts";
import { conversationMembers } from "#db/schema/messages.ts";
import { newsletterSubscriptions } from "#db/schema/newsletters.ts";
import { notifications, pushEndpoints } from "#db/schema/notifications.ts";
import { reviewHelpful, reviews } from "#db/schema/reviews.ts";
import { availability, bookingRules, daysOff } from "#db/schema/schedule.ts";
import {
  photos,
  recentSearches,
  removedSavedServices,
  savedServices,
  services,
} from "#db/schema/services.ts";
import { licences, measures, staff, staffSessions } from "#db/schema/team.ts";
import { typedForms, unsentForms } from "#db/schema/unsent-forms.ts";
import { removeWords } from "#db/search-index/upkeep.ts";
import { anonymizeBookings } from "./anonymize-bookings.ts";
import { eraseContact, eraseEmails, eraseQuestions } from "./erase-correspondence.ts";
import { eraseReasons, settleReports } from "./erase-team-record.ts";

const MOST_ERASED = 20;

/** Everything that is nobody's but the person's own, by the column that says whose it is. */
const OWNER_COLUMNS = [
  staff.userId,
  staffSessions.userId,
  measures.personId,
  licences.userId,
  sessions.userId,
  tokens.userId,
  devices.userId,
  twoFactor.userId,
  recoveryCodes.userId,
  twoFactorRecoveries.userId,
  twoFactorDevices.userId,
  settings.userId,
  securityEvents.userId,
  savedServices.userId,
  removedSavedServices.userId,
  recentSearches.userId,
  notifications.userId,
  pushEndpoints.userId,
  reviewHelpful.userId,
  availability.userId,
  daysOff.userId,
  bookingRules.userId,
  dataLinks.userId,
  unsentForms.userId,
  typedForms.userId,
  requestDrafts.owner,
  jobNotices.professionalId,
  workRegions.userId,
  offers.professionalId,
  // With the offers others sent for them; what became a booking stays.
  jobs.customerId,
] as const;

/**
 * Erases who asked for it 14 days before `now` (UTC milliseconds) and did not come back, a few at a time, each in one
 * batch, and returns their ids. What others share stays without a name: texts of reviews and messages, facts of
 * bookings, titles of services (threats 62, 78).
 */
export async function eraseDue(db: Database, now: number): Promise<string[]> {
  const isDue = and(lte(users.deletionRequestedAt, now - ERASED_AFTER_MS), isNull(users.deletedAt));
  const due = await db
    .select({ id: users.id })
    .from(users)
    .where(isDue)
    .orderBy(users.deletionRequestedAt)
    .limit(MOST_ERASED);
  const erased: string[] = [];
  for (const { id } of due) {
    const words = await readIndexedWords(db, id);
    if (!(await erase(db, { id, isDue, now }))) continue;
    await removeWords(db, words);
    erased.push(id);
  }
  return erased;
}

/** The words by which the services of a person are found. */
async function readIndexedWords(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ text: services.searchText })
    .from(services)
    .where(eq(services.proId, userId));
  return rows.flatMap(({ text }) => text.split(" "));
}

type Erasure = { id: string; isDue: SQL | undefined; now: number };

async function erase(db: Database, { id, isDue, now }: Erasure): Promise<boolean> {
  const address = sql`(select lower(${users.email}) from ${users} where ${users.id} = ${id})`;
  // Every statement asks the same before the last one answers it.
  const still = sql`exists (select 1 from ${users} where ${and(eq(users.id, id), isDue)})`;
  const [[answer]] = await db.batch([
    // First, so that its answer has a known place; the row itself changes last.
    db.all<{ still: number }>(sql`select ${still} as still`),
    ...eraseEmails(db, { id, address, still }),
    ...eraseContact(db, { id, address, still }),
    db
      .delete(newsletterSubscriptions)
      .where(and(eq(newsletterSubscriptions.email, address), still)),
    db.delete(notifications).where(and(eq(notifications.aboutUserId, id), still)),
    eraseQuestions(db, { id, address, still }),
    // Before the things that the reports and the log of the team are about.
    ...settleReports(db, { id, still, now }),
    eraseReasons(db, { id, still }),
    ...OWNER_COLUMNS.map((owner) =>
      db.run(sql`delete from ${owner.table} where ${owner} = ${id} and ${still}`),
    ),
    db.delete(blocks).where(and(or(eq(blocks.blockerId, id), eq(blocks.blockedId, id)), still)),
    db
      .update(conversationMembers)
      .set({ mailDueAt: null })
      .where(and(eq(conversationMembers.userId, id), still)),
    db.delete(photos).where(and(eq(photos.ownerId, id), still)),
    emptyServices(db, { id, still, now }),
    db
      .update(reviews)
      .set({ customerId: null })
      .where(and(eq(reviews.customerId, id), still)),
    ...anonymizeBookings(db, { id, still }),
    emptyAccount(db, { id, isDue, now }),
  ]);
  return answer?.still === 1;
}

/** The services of the person are no longer offered, and hold nothing that they wrote but their titles. */
function emptyServices(db: Database, { id, still, now }: Omit<Erasure, "isDue"> & { still: SQL }) {
  return db
    .update(services)
    .set({
      status: "inactive",
      deletedAt: sql`coalesce(${services.deletedAt}, ${now})`,
      description: "",
      city: "",
      postalCode: "",
      searchText: "",
    })
    .where(and(eq(services.proId, id), still));
}

/** The row of the person says from now on only that there was one. */
function emptyAccount(db: Database, { id, isDue, now }: Erasure) {
  return db
    .update(users)
    .set({
      deletedAt: now,
      email: `${id}@deleted.invalid`,
      passwordHash: "",
      emailVerifiedAt: null,
      firstName: "Deleted",
      lastName: "user",
      ...NO_PROFESSION,
      phone: null,
      profilePicture: null,
      bio: null,
      dateOfBirth: null,
      city: null,
      region: "Guyana",
      postalCode: null,
      registeredDevice: null,
      updatedAt: now,
    })
    .where(and(eq(users.id, id), isDue));
}
