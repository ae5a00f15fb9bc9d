import { and, desc, eq, getTableName, inArray, type SQL, sql } from "drizzle-orm";
import { QueryBuilder, type SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { selectSecurityLog } from "#db/accounts/security-log.ts";
import { partFor } from "#db/bookings/booking.ts";
import { isMember } from "#db/messages/members.ts";
import {
  availability,
  blocks,
  bookingRules,
  daysOff,
  devices,
  PROFESSION,
  securityEvents,
  sessions,
  settings,
  twoFactor,
  twoFactorDevices,
  twoFactorRecoveries,
  users,
} from "#db/schema/accounts.ts";
import { bookingOffers } from "#db/schema/booking-offers.ts";
import { bookingHistory, bookings } from "#db/schema/bookings.ts";
import { mailOutbox } from "#db/schema/email.ts";
import { jobNotices, jobs, offers, workRegions } from "#db/schema/jobs.ts";
import { conversationMembers, conversations, messages } from "#db/schema/messages.ts";
import { newsletterSubscriptions } from "#db/schema/newsletters.ts";
import { notifications, pushEndpoints } from "#db/schema/notifications.ts";
import { reports, reviewHelpful, reviewReplies, reviews } from "#db/schema/reviews.ts";
import { photos, recentSearches, savedServices, services } from "#db/schema/services.ts";
import { contactAnswers, contactMessages } from "#db/schema/support.ts";
import { disputeQuestions, licences, measures } from "#db/schema/team.ts";
import type { Database } from "./connection/client.ts";
import type { Viewer } from "./viewer.ts";

/** The rows of a table that are a person's, and which columns are exported, under their names in the database. */
type ExportedTable = {
  table: SQLiteTable;
  whose: (me: SQL, address: SQL) => SQL;
  columns: (me: SQL<string | null>) => Record<string, SQLiteColumn | SQL>;
};

const query = new QueryBuilder();

/** Columns under their own names. */
const named = (...list: SQLiteColumn[]): Record<string, SQLiteColumn> =>
  Object.fromEntries(list.map((column) => [column.name, column]));

const isOfBooking = (me: SQL) => sql`${me} in (${bookings.customerId}, ${bookings.professionalId})`;

/** The User-Agent of the browser that gets push notifications, from its last session. */
const lastUserAgent = query
  .select({ userAgent: sessions.userAgent })
  .from(sessions)
  .where(
    and(eq(sessions.userId, pushEndpoints.userId), eq(sessions.deviceId, pushEndpoints.deviceId)),
  )
  .orderBy(desc(sessions.lastSeenAt))
  .limit(1);

/** Of these there is one row per person. */
const SINGLE = {
  account: {
    table: users,
    whose: (me) => eq(users.id, me),
    columns: () =>
      named(
        users.email,
        users.emailVerifiedAt,
        users.role,
        users.firstName,
        users.lastName,
        users.phone,
        users.profilePicture,
        users.bio,
        users.dateOfBirth,
        users.city,
        users.region,
        users.postalCode,
        ...Object.values(PROFESSION),
        users.availabilityWeekdays,
        users.availabilityWeekends,
        users.availabilityEvenings,
        users.rating,
        users.reviewCount,
        users.termsVersion,
        users.termsAcceptedAt,
        users.createdAt,
        users.updatedAt,
      ),
  },
  settings: {
    table: settings,
    whose: (me) => eq(settings.userId, me),
    columns: () =>
      named(
        settings.theme,
        settings.language,
        settings.timezone,
        settings.dateFormat,
        settings.currency,
        settings.emailNotifications,
        settings.bookingEmails,
        settings.pushNotifications,
        settings.smsNotifications,
        settings.marketingEmails,
        settings.bookingReminders,
        settings.messageNotifications,
        settings.reviewNotifications,
        settings.jobNotifications,
        settings.jobEmails,
        settings.profileVisibility,
        settings.showEmail,
        settings.showPhone,
        settings.allowDirectMessages,
        settings.showOnlineStatus,
        settings.loginAlerts,
        settings.sessionTimeout,
        settings.updatedAt,
      ),
  },
  twoFactor: {
    table: twoFactor,
    whose: (me) => eq(twoFactor.userId, me),
    columns: () => named(twoFactor.confirmedAt),
  },
  twoFactorRecovery: {
    table: twoFactorRecoveries,
    whose: (me) => eq(twoFactorRecoveries.userId, me),
    columns: () => named(twoFactorRecoveries.startedAt, twoFactorRecoveries.dueAt),
  },
  bookingRules: {
    table: bookingRules,
    whose: (me) => eq(bookingRules.userId, me),
    columns: () => ({
      ...named(
        bookingRules.bufferMinutes,
        bookingRules.minimumNoticeHours,
        bookingRules.horizonDays,
        bookingRules.maxPerDay,
      ),
      calendar_feed: sql`${bookingRules.feedHash} is not null`,
    }),
  },
} satisfies Record<string, ExportedTable>;

const REVIEW = [
  reviews.id,
  reviews.serviceId,
  reviews.rating,
  reviews.comment,
  reviews.createdAt,
  reviews.updatedAt,
];
/** With when its author deleted it, where an empty row keeps its place (threat 94). */
const WRITTEN = named(...REVIEW, reviews.deletedAt);

/** Of these there may be many. */
const LISTS = {
  services: {
    table: services,
    whose: (me) => eq(services.proId, me),
    columns: () =>
      named(
        services.id,
        services.title,
        services.description,
        services.categoryId,
        services.subcategoryId,
        services.priceAmount,
        services.priceType,
        services.visitMinutes,
        services.city,
        services.region,
        services.postalCode,
        services.availabilityWeekdays,
        services.availabilityWeekends,
        services.availabilityEvenings,
        services.status,
        services.createdAt,
        services.updatedAt,
      ),
  },
  availability: {
    table: availability,
    whose: (me) => eq(availability.userId, me),
    columns: () => named(availability.weekday, availability.startsMinute, availability.endsMinute),
  },
  daysOff: {
    table: daysOff,
    whose: (me) => eq(daysOff.userId, me),
    columns: () => named(daysOff.day),
  },
  bookings: {
    table: bookings,
    whose: (me) => isOfBooking(me),
    columns: (me) => ({
      ...named(
        bookings.reference,
        bookings.serviceId,
        bookings.startsAt,
        bookings.endsAt,
        bookings.status,
        bookings.endedBy,
        bookings.endReason,
        bookings.noShow,
        bookings.totalAmount,
        bookings.priceType,
        bookings.location,
        bookings.region,
        bookings.proposedStartsAt,
        bookings.proposedBy,
        bookings.createdAt,
        bookings.updatedAt,
      ),
      notes: partFor(me, "notes", "download"),
      landmark: partFor(me, "landmark", "download"),
      as: sql`iif(${bookings.customerId} = ${me}, 'customer', 'professional')`,
      customer_phone: partFor(me, "customerPhone", "download"),
    }),
  },
  bookingHistory: {
    table: bookingHistory,
    whose: (me) =>
      inArray(
        bookingHistory.bookingId,
        query.select({ id: bookings.id }).from(bookings).where(isOfBooking(me)),
      ),
    columns: () => ({
      ...named(
        bookingHistory.actor,
        bookingHistory.action,
        bookingHistory.fromStatus,
        bookingHistory.toStatus,
        bookingHistory.reason,
        bookingHistory.createdAt,
      ),
      reference: sql`(select ${bookings.reference} from ${bookings} where ${bookings.id} = ${bookingHistory.bookingId})`,
    }),
  },
  conversations: {
    table: conversations,
    whose: (me) => isMember(me),
    columns: () =>
      named(
        conversations.id,
        conversations.serviceId,
        conversations.createdAt,
        conversations.updatedAt,
      ),
  },
  conversationSettings: {
    table: conversationMembers,
    whose: (me) => eq(conversationMembers.userId, me),
    columns: () =>
      named(
        conversationMembers.conversationId,
        conversationMembers.lastReadSeq,
        conversationMembers.muted,
      ),
  },
  bookingOffers: {
    table: bookingOffers,
    whose: (me) => sql`${me} in (${bookingOffers.professionalId}, ${bookingOffers.customerId})`,
    columns: () =>
      named(
        bookingOffers.conversationId,
        bookingOffers.serviceTitle,
        bookingOffers.startsAt,
        bookingOffers.endsAt,
        bookingOffers.totalAmount,
        bookingOffers.note,
        bookingOffers.status,
        bookingOffers.createdAt,
      ),
  },
  jobs: {
    table: jobs,
    whose: (me) => eq(jobs.customerId, me),
    columns: () =>
      named(
        jobs.id,
        jobs.what,
        jobs.details,
        jobs.categoryId,
        jobs.subcategoryId,
        jobs.region,
        jobs.city,
        jobs.landmark,
        jobs.when,
        jobs.day,
        jobs.part,
        jobs.budget,
        jobs.offersWanted,
        jobs.status,
        jobs.closeReason,
        jobs.expiresAt,
        jobs.createdAt,
        jobs.updatedAt,
      ),
  },
  jobOffers: {
    table: offers,
    whose: (me) => eq(offers.professionalId, me),
    columns: () =>
      named(
        offers.jobId,
        offers.serviceId,
        offers.priceAmount,
        offers.priceType,
        offers.minutes,
        offers.message,
        offers.times,
        offers.status,
        offers.createdAt,
        offers.updatedAt,
      ),
  },
  jobsNotified: {
    table: jobNotices,
    whose: (me) => eq(jobNotices.professionalId, me),
    columns: () => named(jobNotices.jobId, jobNotices.email, jobNotices.createdAt),
  },
  workRegions: {
    table: workRegions,
    whose: (me) => eq(workRegions.userId, me),
    columns: () => named(workRegions.region),
  },
  messages: {
    table: messages,
    whose: (me) => eq(messages.senderId, me),
    columns: () => named(messages.conversationId, messages.content, messages.createdAt),
  },
  reviewsWritten: {
    table: reviews,
    whose: (me) => eq(reviews.customerId, me),
    columns: () => WRITTEN,
  },
  reviewsReceived: {
    table: reviews,
    whose: (me) => sql`${reviews.professionalId} = ${me} and ${reviews.deletedAt} is null`,
    columns: () => named(...REVIEW),
  },
  reviewReplies: {
    table: reviewReplies,
    whose: (me) => eq(reviewReplies.professionalId, me),
    columns: () =>
      named(
        reviewReplies.reviewId,
        reviewReplies.content,
        reviewReplies.createdAt,
        reviewReplies.updatedAt,
      ),
  },
  helpfulReviews: {
    table: reviewHelpful,
    whose: (me) => eq(reviewHelpful.userId, me),
    columns: () => named(reviewHelpful.reviewId, reviewHelpful.createdAt),
  },
  savedServices: {
    table: savedServices,
    whose: (me) => eq(savedServices.userId, me),
    columns: () => named(savedServices.serviceId, savedServices.createdAt),
  },
  recentSearches: {
    table: recentSearches,
    whose: (me) => eq(recentSearches.userId, me),
    columns: () => named(recentSearches.query, recentSearches.searchedAt),
  },
  notifications: {
    table: notifications,
    whose: (me) => eq(notifications.userId, me),
    columns: () =>
      named(
        notifications.kind,
        notifications.title,
        notifications.body,
        notifications.bodyParts,
        notifications.link,
        notifications.readAt,
        notifications.createdAt,
      ),
  },
  blockedPeople: {
    table: blocks,
    whose: (me) => eq(blocks.blockerId, me),
    columns: () => named(blocks.blockedId, blocks.createdAt),
  },
  reports: {
    table: reports,
    whose: (me) => eq(reports.reporterId, me),
    columns: () =>
      named(
        reports.subjectKind,
        reports.subjectId,
        reports.reason,
        reports.createdAt,
        reports.resolvedAt,
      ),
  },
  contactMessages: {
    table: contactMessages,
    whose: (me) => eq(contactMessages.userId, me),
    columns: () =>
      named(
        contactMessages.ticket,
        contactMessages.topic,
        contactMessages.email,
        contactMessages.message,
        contactMessages.createdAt,
      ),
  },
  contactAnswers: {
    table: contactAnswers,
    whose: (me) =>
      sql`${contactAnswers.kind} = 'answer' and exists (select 1 from ${contactMessages}
        where ${contactMessages.id} = ${contactAnswers.contactMessageId} and ${contactMessages.userId} = ${me})`,
    columns: () => ({
      ticket: sql`(select ${contactMessages.ticket} from ${contactMessages}
        where ${contactMessages.id} = ${contactAnswers.contactMessageId})`,
      ...named(contactAnswers.content, contactAnswers.createdAt),
    }),
  },
  measures: {
    table: measures,
    whose: (me) => eq(measures.personId, me),
    columns: () =>
      named(
        measures.kind,
        measures.subjectKind,
        measures.subjectId,
        measures.until,
        measures.reason,
        measures.createdAt,
        measures.endedAt,
        measures.appeal,
        measures.appealedAt,
        measures.appealOutcome,
        measures.appealAnswer,
        measures.appealDecidedAt,
      ),
  },
  licences: {
    table: licences,
    whose: (me) => eq(licences.userId, me),
    columns: () =>
      named(
        licences.kind,
        licences.number,
        licences.issuer,
        licences.expiresOn,
        licences.state,
        licences.reason,
        licences.createdAt,
        licences.decidedAt,
      ),
  },
  disputeQuestions: {
    table: disputeQuestions,
    whose: (_, address) => eq(disputeQuestions.recipient, address),
    columns: () =>
      named(
        disputeQuestions.question,
        disputeQuestions.createdAt,
        disputeQuestions.answer,
        disputeQuestions.answeredAt,
      ),
  },
  newsletter: {
    table: newsletterSubscriptions,
    whose: (_, address) => eq(newsletterSubscriptions.email, address),
    columns: () =>
      named(
        newsletterSubscriptions.email,
        newsletterSubscriptions.region,
        newsletterSubscriptions.confirmedAt,
        newsletterSubscriptions.unsubscribedAt,
        newsletterSubscriptions.createdAt,
      ),
  },
  emails: {
    table: mailOutbox,
    whose: (me, address) => sql`coalesce(${mailOutbox.userId}, ${me}) = ${me}
      and (${mailOutbox.userId} is not null or ${mailOutbox.recipient} = ${address})`,
    columns: (me) => ({
      ...named(
        mailOutbox.kind,
        mailOutbox.subject,
        mailOutbox.status,
        mailOutbox.createdAt,
        mailOutbox.sentAt,
      ),
      // Not one of before a change of it (threat 97).
      recipient: sql`(select lower(${users.email}) from ${users}
        where ${users.id} = ${me} and lower(${users.email}) = ${mailOutbox.recipient})`,
    }),
  },
  sessions: {
    table: sessions,
    whose: (me) => eq(sessions.userId, me),
    columns: () =>
      named(
        sessions.createdAt,
        sessions.lastSeenAt,
        sessions.expiresAt,
        sessions.remember,
        sessions.ipPrefix,
        sessions.userAgent,
      ),
  },
  devices: {
    table: devices,
    whose: (me) => eq(devices.userId, me),
    columns: () => named(devices.firstSeenAt, devices.lastSeenAt),
  },
  twoFactorDevices: {
    table: twoFactorDevices,
    whose: (me) => eq(twoFactorDevices.userId, me),
    columns: () => named(twoFactorDevices.passedAt),
  },
  pushDevices: {
    table: pushEndpoints,
    whose: (me) => eq(pushEndpoints.userId, me),
    columns: () => ({
      ...named(pushEndpoints.createdAt),
      service: sql`substr(${pushEndpoints.endpoint}, 9, instr(substr(${pushEndpoints.endpoint}, 9), '/') - 1)`,
      user_agent: sql`${lastUserAgent}`,
    }),
  },
} satisfies Record<string, ExportedTable>;

/** Tables about people of which nothing is exported, and why. */
export const NOT_EXPORTED: Record<string, string> = {
  tokens: "hashes of one-time tokens",
  recovery_codes: "hashes of one-time codes",
  data_links: "the hash of the link that leads to this data",
  removed_saved_services: "gone after a minute",
  trade_workers: "made of the services and the regions, which are in it",
  unsent_forms: "gone after an hour, and shown on its page",
  typed_forms: "as unsent_forms, of the release before",
  staff: "the role of somebody of the team, which its pages show",
  staff_sessions: "gone after 30 minutes without use",
};

/** The tables of which a person's rows are exported. */
export const EXPORTED_TABLES: readonly string[] = [
  photos,
  securityEvents,
  ...[...Object.values(SINGLE), ...Object.values(LISTS)].map(({ table }) => table),
].map(getTableName);

type Row = Record<string, unknown>;
/** By the name of the table: an object or null, or a list of objects. */
export type OwnData = Record<string, Row | Row[] | null> & {
  photos: { id: string; created_at: number }[];
};

/** All data of a person, in one round trip: never a hash, and of others only what the person has seen. */
export async function readOwnData(db: Database, userId: Viewer): Promise<OwnData> {
  const me = sql<string | null>`${userId}`;
  const address = sql`(select lower(${users.email}) from ${users} where ${users.id} = ${me})`;
  const select = ({ table, whose, columns }: ExportedTable) =>
    db.select(columns(me)).from(table).where(whose(me, address));
  const [log, pictures, ...rows] = await db.batch([
    selectSecurityLog(db, userId),
    db
      .select({
        id: photos.id,
        service_id: photos.serviceId,
        position: photos.position,
        alt: photos.alt,
        width: photos.width,
        height: photos.height,
        created_at: photos.createdAt,
      })
      .from(photos)
      .where(eq(photos.ownerId, me)),
    ...[...Object.values<ExportedTable>(SINGLE), ...Object.values<ExportedTable>(LISTS)].map(
      select,
    ),
  ]);
  const single = Object.keys(SINGLE).map((name, i) => [name, rows[i]?.[0] ?? null]);
  const lists = Object.keys(LISTS).map((name, i) => [name, rows[single.length + i] ?? []]);
  // As its page counts what strangers caused (threat 93).
  const securityLog = log.map(({ event, ipPrefix, userAgent, createdAt, times, firstAt }) => ({
    event,
    ip_prefix: ipPrefix,
    user_agent: userAgent,
    created_at: createdAt,
    times,
    first_at: firstAt,
  }));
  return { ...Object.fromEntries([...single, ...lists]), securityLog, photos: pictures };
}
