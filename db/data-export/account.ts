import { eq, sql } from "drizzle-orm";
import { twoFactor, twoFactorRecoveries } from "#db/schema/access.ts";
import { PROFESSION, settings, users } from "#db/schema/accounts.ts";
import { bookingRules } from "#db/schema/schedule.ts";
import { type ExportedTable, named } from "./exported-table.ts";

/** What there is once of a person: the account, its settings and its rules. */
export const ACCOUNT = {
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
