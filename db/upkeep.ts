import { and, eq, isNull, lt, ne, sql } from "drizzle-orm";
import { CONFIRM_WITHIN_MS } from "#app/domain/notifications/newsletter.ts";
import { KEEP_NOTIFICATIONS_MS } from "#app/domain/notifications/notification.ts";
import { KEEP_MISSED_MS } from "#app/domain/search/missed.ts";
import { UNDO_WORKS_MS } from "#app/domain/services/saved.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import type { Database } from "./connection/client.ts";
import { forgetFormerRecipients } from "./email/former-recipients.ts";
import { BLANK_CONTENT } from "./email/outbox-delivery.ts";
import { forgetDueNotices } from "./jobs/notices.ts";
import { removeEndpointsBefore } from "./notifications/push-endpoints.ts";
import { devices, securityEvents, sessions, tokens } from "./schema/access.ts";
import { bookingDrafts, requestDrafts } from "./schema/bookings.ts";
import { mailOutbox } from "./schema/email.ts";
import { jobDrafts } from "./schema/jobs.ts";
import { newsletterSubscriptions } from "./schema/newsletters.ts";
import { notifications } from "./schema/notifications.ts";
import { rateLimits } from "./schema/rate-limits.ts";
import { missedSearches, searchSalts } from "./schema/search.ts";
import { removedSavedServices } from "./schema/services.ts";
import { contactAnswers, contactMessages, HAS_ADDRESS } from "./schema/support.ts";
import { typedForms, unsentForms } from "./schema/unsent-forms.ts";

type EndedSession = { userId: string; idHash: string };

/**
 * Deletes what has expired by `now` (UTC milliseconds): sessions, one-time codes, rate-limit windows, removals of saved
 * services, unsent forms, drafts of bookings and jobs. Returns the sessions, whose sockets may still be open.
 */
export async function removeExpired(db: Database, now: number): Promise<EndedSession[]> {
  const [ended] = await db.batch([
    db
      .delete(sessions)
      .where(lt(sessions.expiresAt, now))
      .returning({ userId: sessions.userId, idHash: sessions.idHash }),
    db.delete(tokens).where(lt(tokens.expiresAt, now)),
    db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, now)),
    db.delete(unsentForms).where(lt(unsentForms.expiresAt, now)),
    db.delete(typedForms).where(lt(typedForms.expiresAt, now)),
    db.delete(bookingDrafts).where(lt(bookingDrafts.expiresAt, now)),
    db.delete(requestDrafts).where(lt(requestDrafts.expiresAt, now)),
    db.delete(jobDrafts).where(lt(jobDrafts.expiresAt, now)),
    db.delete(removedSavedServices).where(lt(removedSavedServices.removedAt, now - UNDO_WORKS_MS)),
  ]);
  return ended;
}

const KEEP_EMAILS_MS = 90 * DAY_MS;
/** As long as failed e-mails can be queued again (`queueFailedAgain`). */
const KEEP_FAILED_TEXTS_MS = DAY_MS;
const KEEP_CONTACT_ADDRESSES_MS = 180 * DAY_MS;
const KEEP_EVENTS_MS = 180 * DAY_MS;
/** As long as the cookie of a device lasts. */
const KEEP_DEVICES_MS = 365 * DAY_MS;

/**
 * Deletes what is old by `now` (UTC milliseconds), and of what failed or was written to support the text or the
 * address (decision 27, threats 78 and 97).
 */
export async function removeOld(db: Database, now: number): Promise<void> {
  const { confirmedAt, createdAt } = newsletterSubscriptions;
  const losesAddress = and(
    HAS_ADDRESS,
    lt(contactMessages.createdAt, now - KEEP_CONTACT_ADDRESSES_MS),
  );
  await db.batch([
    db
      .delete(newsletterSubscriptions)
      .where(and(isNull(confirmedAt), lt(createdAt, now - CONFIRM_WITHIN_MS))),
    db.delete(notifications).where(lt(notifications.createdAt, now - KEEP_NOTIFICATIONS_MS)),
    db
      .delete(mailOutbox)
      .where(and(ne(mailOutbox.status, "queued"), lt(mailOutbox.createdAt, now - KEEP_EMAILS_MS))),
    db.delete(securityEvents).where(lt(securityEvents.createdAt, now - KEEP_EVENTS_MS)),
    db.delete(devices).where(lt(devices.lastSeenAt, now - KEEP_DEVICES_MS)),
    removeEndpointsBefore(db, now - KEEP_DEVICES_MS),
    db.delete(missedSearches).where(lt(missedSearches.day, dayOf(now - KEEP_MISSED_MS))),
    db.delete(searchSalts).where(lt(searchSalts.day, dayOf(now))),
    forgetDueNotices(db, now),
    ...forgetFormerRecipients(db, now),
    db
      .update(mailOutbox)
      .set(BLANK_CONTENT)
      .where(
        and(
          eq(mailOutbox.status, "failed"),
          ne(mailOutbox.textBody, ""),
          lt(mailOutbox.createdAt, now - KEEP_FAILED_TEXTS_MS),
        ),
      ),
    db
      .delete(contactAnswers)
      .where(
        sql`${contactAnswers.contactMessageId} in (select ${contactMessages.id} from ${contactMessages} where ${losesAddress})`,
      ),
    db.update(contactMessages).set({ email: "", userId: null }).where(losesAddress),
  ]);
}
