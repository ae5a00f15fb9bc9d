import { expireRequests, withdrawRequests } from "#app/actions/bookings/end-requests.ts";
import { emailJobDigests, emailNewJobs } from "#app/actions/jobs/email-notices.ts";
import { expireJobs, remindOfJobs } from "#app/actions/jobs/end-jobs.ts";
import { errorText } from "#app/domain/failures/error-text.ts";
import { deliverDue } from "#app/email/delivery/deliver.ts";
import type { EmailSender } from "#app/email/delivery/email-sender.ts";
import type { PaperBucket, PhotoBucket } from "#app/photos/ports.ts";
import { deliverPushes } from "#app/push/deliver-pushes.ts";
import type { PushSending } from "#app/push/push-sending.ts";
import { eraseDue } from "#db/accounts/erase.ts";
import { recountFreeStarts } from "#db/bookings/free-starts.ts";
import type { Database } from "#db/connection/client.ts";
import { endLicences } from "#db/profiles/licences.ts";
import { updateReplySteps } from "#db/profiles/reply-steps.ts";
import { settleBookedReviews } from "#db/recount/recount.ts";
import { mergeErased, mergeSearch, removeUnusedWords } from "#db/search-index/upkeep.ts";
import { recountUsualPrices } from "#db/search-index/usual-prices.ts";
import { removeExpired, removeOld } from "#db/upkeep.ts";
import type { Rooms } from "#party/rooms.ts";
import { remindOfBookings } from "./booking-reminders.ts";
import { endSuspensions } from "./end-suspensions.ts";
import { forgetHidden } from "./forget-hidden.ts";
import { hidePhotos } from "./hide-photos.ts";
import { remindOfLicences } from "./licence-reminders.ts";
import { emailUnreadMessages } from "./message-emails.ts";
import { recount } from "./recount.ts";
import { reportStuckEmails } from "./report-stuck-emails.ts";
import { respellAddresses } from "./respell-addresses.ts";
import { sendNewsletter } from "./send-newsletter.ts";
import { removeLeftoverPapers } from "./sweep-papers.ts";
import { removeLeftoverPhotos, removeOldDrafts } from "./sweep-photos.ts";
import { endTwoFactorRecoveries } from "./two-factor-recoveries.ts";

type Platform = {
  db: Database;
  bucket: PhotoBucket;
  papers: PaperBucket;
  rooms: Pick<Rooms, "announce" | "endPerson" | "endSession" | "refreshInbox" | "forgetPerson">;
  /** Null where e-mails stay in the outbox. */
  emailSender: EmailSender | null;
  /** Null where no pushes are sent. */
  push: PushSending | null;
  /** Forgets the documents of visitors with these tags. */
  purge: (tags: readonly string[]) => Promise<void>;
  /** The origin of the links in e-mails. */
  appOrigin: string;
  /** Where letters reach us; every newsletter says it. */
  postalAddress: string;
  /** Signs the unsubscribe links in e-mails. */
  secret: string;
  /** UTC milliseconds now. */
  now: number;
};
type Task = { name: string; run: (platform: Platform) => Promise<void> };

const EVERY_MINUTE: readonly Task[] = [
  { name: "forget-hidden", run: forgetHidden },
  { name: "hide-photos", run: ({ db, bucket }) => hidePhotos(db, bucket) },
  { name: "expire-requests", run: expireRequests },
  { name: "withdraw-requests", run: withdrawRequests },
  { name: "recount-free-starts", run: recountFree },
  { name: "remind-of-bookings", run: remindOfBookings },
  { name: "expire-jobs", run: expireJobs },
  { name: "remind-of-jobs", run: remindOfJobs },
  { name: "mail-new-jobs", run: emailNewJobs },
  { name: "mail-job-digests", run: emailJobDigests },
  { name: "settle-booked-reviews", run: ({ db, now }) => settleBookedReviews(db, now) },
  { name: "mail-unread-messages", run: emailUnreadMessages },
  { name: "send-newsletter", run: sendNewsletter },
  { name: "end-two-factor-recoveries", run: endTwoFactorRecoveries },
  { name: "end-suspensions", run: endSuspensions },
  { name: "deliver-mail", run: deliverEmails },
  { name: "deliver-pushes", run: deliverDuePushes },
  { name: "remove-expired", run: removeExpiredRows },
  { name: "merge-search", run: ({ db }) => mergeSearch(db) },
  {
    name: "remove-leftover-photos",
    run: ({ db, bucket, now }) => removeLeftoverPhotos(db, bucket, now),
  },
  {
    name: "remove-leftover-papers",
    run: ({ db, papers, now }) => removeLeftoverPapers(db, papers, now),
  },
];
// These read whole tables.
const EVERY_HOUR: readonly Task[] = [
  { name: "remove-old", run: ({ db, now }) => removeOld(db, now) },
  { name: "respell-addresses", run: respellAddresses },
  { name: "erase-deleted", run: eraseDeleted },
  { name: "end-licences", run: ({ db, now }) => endLicences(db, now) },
  { name: "report-stuck-emails", run: reportStuck },
  { name: "remove-old-drafts", run: ({ db, now }) => removeOldDrafts(db, now) },
];

const EVERY_NIGHT: readonly Task[] = [
  { name: "recount", run: recount },
  { name: "remind-of-licences", run: remindOfLicences },
  { name: "update-reply-steps", run: ({ db, now }) => updateReplySteps(db, now) },
  { name: "recount-usual-prices", run: ({ db }) => recountUsualPrices(db) },
  { name: "forget-unused-words", run: ({ db }) => removeUnusedWords(db) },
  { name: "merge-erased", run: ({ db, now }) => mergeErased(db, now) },
];
/** Three in the morning in Guyana. */
const NIGHT_UTC_HOUR = 7;

/** The tasks of the minute of `now`, UTC milliseconds. */
function tasksAt(now: number): readonly Task[] {
  const time = new Date(now);
  if (time.getUTCMinutes() !== 0) return EVERY_MINUTE;
  const hourly = [...EVERY_MINUTE, ...EVERY_HOUR];
  return time.getUTCHours() === NIGHT_UTC_HOUR ? [...hourly, ...EVERY_NIGHT] : hourly;
}

/** A minute counts up to 10,000 services, and leaves the rest to the next one. */
const MOST_RECOUNTS = 20;

async function recountFree({ db, now }: Platform): Promise<void> {
  for (let i = 0; i < MOST_RECOUNTS; i++) {
    if ((await recountFreeStarts(db, { now })) === 0) return;
  }
}

/** Erases deleted accounts that are due, and what their inboxes store. */
async function eraseDeleted({ db, rooms, now }: Platform): Promise<void> {
  for (const userId of await eraseDue(db, now)) rooms.forgetPerson(userId);
}

/** Deletes what has expired, and closes the sockets of sessions among it, such as those that `npm run moderate` has ended. */
async function removeExpiredRows({ db, rooms, now }: Platform): Promise<void> {
  for (const { userId, idHash } of await removeExpired(db, now)) rooms.endSession(userId, idHash);
}

async function deliverDuePushes({ db, push, now }: Platform): Promise<void> {
  if (push) await deliverPushes({ db, sending: push, now });
}

async function deliverEmails({ db, emailSender, now, ...links }: Platform): Promise<void> {
  if (emailSender) await deliverDue({ db, emailSender, now, links });
}

/** Not on a developer's machine, where e-mails stay in the outbox. */
async function reportStuck({ db, emailSender, now }: Platform): Promise<void> {
  if (emailSender) await reportStuckEmails(db, now);
}

/**
 * Runs the tasks that are due: some every minute, some on the hour, and at night those that recount everything. A task that
 * fails is logged and does not stop the others.
 */
export async function runScheduled(platform: Platform): Promise<void> {
  for (const { name, run } of tasksAt(platform.now)) {
    try {
      await run(platform);
    } catch (error) {
      console.error(
        JSON.stringify({ event: "scheduled-failed", task: name, error: errorText(error) }),
      );
    }
  }
}
