import { and, eq, inArray, isNotNull, isNull, lte, ne, not, or, type SQL, sql } from "drizzle-orm";
import { ERASED_AFTER_MS } from "#app/domain/accounts/account.ts";
import { ERASED_REASON } from "#app/domain/team/acts.ts";
import type { Database } from "#db/connection/client.ts";
import {
  availability,
  blocks,
  bookingRules,
  dataLinks,
  daysOff,
  devices,
  recoveryCodes,
  securityEvents,
  sessions,
  settings,
  tokens,
  twoFactor,
  twoFactorDevices,
  twoFactorRecoveries,
  typedForms,
  unsentForms,
  users,
} from "#db/schema/accounts.ts";
import { bookingHistory, bookings, requestDrafts } from "#db/schema/bookings.ts";
import { mailOutbox } from "#db/schema/email.ts";
import { jobNotices, jobs, offers, workRegions } from "#db/schema/jobs.ts";
import { conversationMembers, conversations } from "#db/schema/messages.ts";
import { newsletterSubscriptions } from "#db/schema/newsletters.ts";
import { notifications, pushEndpoints } from "#db/schema/notifications.ts";
import { reports, reviewHelpful, reviews } from "#db/schema/reviews.ts";
import {
  photos,
  recentSearches,
  removedSavedServices,
  savedServices,
  services,
} from "#db/schema/services.ts";
import { contactAnswers, contactMessages } from "#db/schema/support.ts";
import {
  disputeQuestions,
  licences,
  measures,
  staff,
  staffLog,
  staffSessions,
} from "#db/schema/team.ts";
import { removeWords } from "#db/search-index/upkeep.ts";

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
    db
      .update(services)
      .set({
        status: "inactive",
        deletedAt: sql`coalesce(${services.deletedAt}, ${now})`,
        description: "",
        city: "",
        postalCode: "",
        searchText: "",
      })
      .where(and(eq(services.proId, id), still)),
    db
      .update(reviews)
      .set({ customerId: null })
      .where(and(eq(reviews.customerId, id), still)),
    ...anonymiseBookings(db, { id, still }),
    db
      .update(users)
      .set({
        deletedAt: now,
        email: `${id}@deleted.invalid`,
        passwordHash: "",
        emailVerifiedAt: null,
        firstName: "Deleted",
        lastName: "user",
        businessName: null,
        phone: null,
        profilePicture: null,
        bio: null,
        dateOfBirth: null,
        website: null,
        city: null,
        region: "Guyana",
        postalCode: null,
        specialties: [],
        yearsOfExperience: null,
        hourlyRate: null,
        registeredDevice: null,
        updatedAt: now,
      })
      .where(and(eq(users.id, id), isDue)),
  ]);
  return answer?.still === 1;
}

type Owner = { id: string; address: SQL; still: SQL };

/** E-mails to the person, whatever their address was, and unsent e-mails to others that are about them. */
function eraseEmails(db: Database, { id, address, still }: Owner) {
  const { textBody } = mailOutbox;
  const { email, firstName, lastName, businessName } = users;
  const namesThem = sql`exists (select 1 from ${users} where ${users.id} = ${id}
    and (instr(${textBody}, ${email}) or instr(${textBody}, ${firstName} || ' ' || ${lastName})
      or instr(${textBody}, ${firstName} || ' ' || substr(${lastName}, 1, 1) || '.')
      or coalesce(${businessName}, '') <> '' and instr(${textBody}, ${businessName})))`;
  const namesBooking = sql`exists (select 1 from ${bookings}
    where ${isOfBooking(id)} and instr(${textBody}, ${bookings.id}))`;
  const namesConversation = sql`exists (select 1 from ${conversations}
    where ${isOfConversation(id)} and instr(${textBody}, ${conversations.id}))`;
  const namesJob = sql`exists (select 1 from ${jobs}
    where ${jobs.customerId} = ${id} and instr(${textBody}, ${jobs.id}))`;
  return [
    db
      .delete(mailOutbox)
      .where(and(or(eq(mailOutbox.recipient, address), eq(mailOutbox.userId, id)), still)),
    db
      .delete(mailOutbox)
      .where(
        and(
          ne(mailOutbox.status, "sent"),
          still,
          or(namesThem, namesBooking, namesConversation, namesJob),
        ),
      ),
  ];
}

const isOfBooking = (id: string) =>
  or(eq(bookings.customerId, id), eq(bookings.professionalId, id));
const isOfConversation = (id: string) =>
  or(eq(conversations.participant1, id), eq(conversations.participant2, id));

/** What the person wrote to support, with the answers and the e-mails about it; the ticket stays. */
function eraseContact(db: Database, { id, address, still }: Owner) {
  const { email, userId } = contactMessages;
  const theirs = and(or(eq(userId, id), sql`lower(${email}) = ${address}`), still);
  const about = sql`'contact:' || ${contactMessages.id}`;
  // The range, not a pattern: it uses the index of the keys.
  const emails = sql`(select ${mailOutbox.id} from ${contactMessages} join ${mailOutbox}
    on ${mailOutbox.dedupeKey} >= ${about} || ':' and ${mailOutbox.dedupeKey} < ${about} || ';' where ${theirs})`;
  return [
    db.delete(mailOutbox).where(sql`${mailOutbox.id} in ${emails}`),
    db
      .delete(contactAnswers)
      .where(
        sql`${contactAnswers.contactMessageId} in (select ${contactMessages.id} from ${contactMessages} where ${theirs})`,
      ),
    db.update(contactMessages).set({ email: "", userId: null, message: "" }).where(theirs),
  ] as const;
}

/** What the team asked about who owns their account, and what they were asked about another. */
function eraseQuestions(db: Database, { id, address, still }: Owner) {
  const { reportId, recipient } = disputeQuestions;
  const aboutThem = sql`(select ${reports.id} from ${reports}
    where ${reports.subjectKind} = 'user' and ${reports.subjectId} = ${id})`;
  return db
    .delete(disputeQuestions)
    .where(and(or(sql`${reportId} in ${aboutThem}`, eq(recipient, address)), still));
}

/** The ids of the person and of what is theirs, alone or with one other. */
const thingsOf = (id: string) => sql`(select ${id}
  union all select ${services.id} from ${services} where ${services.proId} = ${id}
  union all select ${reviews.id} from ${reviews} where ${reviews.customerId} = ${id}
  union all select ${bookings.id} from ${bookings} where ${isOfBooking(id)}
  union all select ${conversations.id} from ${conversations} where ${isOfConversation(id)}
  union all select ${jobs.id} from ${jobs} where ${jobs.customerId} = ${id}
  union all select ${offers.id} from ${offers} where ${offers.professionalId} = ${id})`;

/** Why the team did something about the person or what is theirs; what it did, and when, stays in its log. */
function eraseReasons(db: Database, { id, still }: { id: string; still: SQL }) {
  const { subjectKind, subjectId } = staffLog;
  const reportsOfThem = sql`(select ${reports.id} from ${reports} where ${reports.subjectId} in ${thingsOf(id)})`;
  return db
    .update(staffLog)
    .set({ reason: ERASED_REASON })
    .where(
      and(
        or(
          sql`${subjectId} in ${thingsOf(id)}`,
          and(eq(subjectKind, "report"), sql`${subjectId} in ${reportsOfThem}`),
        ),
        still,
      ),
    );
}

/**
 * Reports about the person or what is theirs are settled, and their words, which speak of nobody else, go; what the
 * person reported of others, also in what they share, stays for a moderator without a name.
 */
function settleReports(db: Database, { id, still, now }: { id: string; still: SQL; now: number }) {
  const isAboutOther = sql`(${reports.reporterId} is ${id} and ${reports.subjectKind} in ('conversation', 'booking'))`;
  return [
    db
      .update(reports)
      .set({
        reason: "",
        resolvedAt: sql`coalesce(${reports.resolvedAt}, ${now})`,
        outcome: sql`coalesce(${reports.outcome}, 'erased')`,
        resolution: null,
      })
      .where(and(sql`${reports.subjectId} in ${thingsOf(id)}`, not(isAboutOther), still)),
    db
      .update(reports)
      .set({ reporterId: null })
      .where(and(eq(reports.reporterId, id), still)),
  ] as const;
}

/** The other side keeps what was booked and when; the person's own texts, phone and place are erased. */
function anonymiseBookings(db: Database, { id, still }: { id: string; still: SQL }) {
  const { actor, reason, bookingId } = bookingHistory;
  const isCustomer = eq(bookings.customerId, id);
  const isProfessional = eq(bookings.professionalId, id);
  const ofBookings = (whose: SQL) =>
    inArray(bookingId, db.select({ id: bookings.id }).from(bookings).where(whose));
  return [
    db
      .update(bookingHistory)
      .set({ reason: null })
      .where(
        and(
          isNotNull(reason),
          still,
          or(
            and(eq(actor, "customer"), ofBookings(isCustomer)),
            and(eq(actor, "professional"), ofBookings(isProfessional)),
          ),
        ),
      ),
    db
      .update(bookings)
      .set({ endReason: null })
      .where(and(isProfessional, eq(bookings.endedBy, "professional"), still)),
    db
      .update(bookings)
      .set({
        customerId: null,
        customerPhone: null,
        landmark: null,
        notes: null,
        endReason: sql`iif(${bookings.endedBy} = 'customer', null, ${bookings.endReason})`,
      })
      .where(and(isCustomer, still)),
  ] as const;
}
