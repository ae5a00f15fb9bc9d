import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import { mailOutbox } from "#db/schema/email.ts";
import { newsletterSubscriptions } from "#db/schema/newsletters.ts";
import { notifications } from "#db/schema/notifications.ts";
import { reports } from "#db/schema/reviews.ts";
import { contactAnswers, contactMessages, HAS_ADDRESS } from "#db/schema/support.ts";
import { disputeQuestions, measures } from "#db/schema/team.ts";
import { type ExportedTable, named } from "./exported-table.ts";

/** The tickets of a person. Those that still have an address, which none of a person is without, have an index. */
const ticketsOf = (me: SQL) => and(HAS_ADDRESS, eq(contactMessages.userId, me));

/** What a person was notified of and e-mailed, and what they wrote to the team and heard from it. */
export const CORRESPONDENCE = {
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
    whose: ticketsOf,
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
      sql`${contactAnswers.kind} = 'answer' and ${contactAnswers.contactMessageId} in (
        select ${contactMessages.id} from ${contactMessages} where ${ticketsOf(me)})`,
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
    whose: (me, address) =>
      or(
        eq(mailOutbox.userId, me),
        and(isNull(mailOutbox.userId), eq(mailOutbox.recipient, address)),
      ),
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
} satisfies Record<string, ExportedTable>;
