import { withdrawRequests } from "#app/actions/bookings/withdraw-requests.ts";
import { errorText } from "#app/domain/error-text.ts";
import { deliverDue } from "#app/email/deliver.ts";
import type { EmailSender } from "#app/email/email-sender.ts";
import type { PhotoBucket } from "#app/photos/ports.ts";
import { deliverPushes } from "#app/push/deliver-pushes.ts";
import type { PushSending } from "#app/push/push-sending.ts";
import { eraseDue } from "#db/accounts/erase.ts";
import type { Database } from "#db/client.ts";
import { settleBookedReviews } from "#db/recount.ts";
import { mergeErased, mergeSearch } from "#db/search/upkeep.ts";
import { forgetUnusedWords } from "#db/search/words.ts";
import { removeExpired, removeOld } from "#db/upkeep.ts";
import type { Rooms } from "#party/rooms.ts";
import { expireRequests, remindOfBookings } from "./booking-jobs.ts";
import { mailUnreadMessages } from "./message-emails.ts";
import { recount } from "./recount.ts";
import { reportStuckEmails } from "./report-stuck-emails.ts";
import { removeLeftoverPhotos, removeOldDrafts } from "./sweep-photos.ts";
import { endTwoFactorRecoveries } from "./two-factor-recoveries.ts";

type Platform = {
  db: Database;
  bucket: PhotoBucket;
  rooms: Pick<Rooms, "endPerson" | "endSession" | "refreshInbox" | "forgetPerson">;
  /** Null where e-mails stay in the outbox. */
  emailSender: EmailSender | null;
  /** Null where no pushes are sent. */
  push: PushSending | null;
  /** Makes the links in letters. */
  appOrigin: string;
  /** Signs the links that end letters. */
  secret: string;
  /** UTC milliseconds now. */
  now: number;
};
type Job = { name: string; run: (platform: Platform) => Promise<void> };

const EVERY_MINUTE: readonly Job[] = [
  { name: "expire-requests", run: expireRequests },
  { name: "withdraw-requests", run: withdrawRequests },
  { name: "remind-of-bookings", run: remindOfBookings },
  { name: "settle-booked-reviews", run: ({ db, now }) => settleBookedReviews(db, now) },
  { name: "mail-unread-messages", run: mailUnreadMessages },
  { name: "end-two-factor-recoveries", run: endTwoFactorRecoveries },
  { name: "deliver-mail", run: deliverEmails },
  { name: "deliver-pushes", run: deliverIfPushed },
  { name: "remove-expired", run: endExpired },
  { name: "merge-search", run: ({ db }) => mergeSearch(db) },
  {
    name: "remove-leftover-photos",
    run: ({ db, bucket, now }) => removeLeftoverPhotos(db, bucket, now),
  },
];
// These read whole tables.
const EVERY_HOUR: readonly Job[] = [
  { name: "remove-old", run: ({ db, now }) => removeOld(db, now) },
  { name: "erase-deleted", run: eraseDeleted },
  { name: "report-stuck-letters", run: reportStuck },
  { name: "remove-old-drafts", run: ({ db, now }) => removeOldDrafts(db, now) },
];

const EVERY_NIGHT: readonly Job[] = [
  { name: "recount", run: recount },
  { name: "forget-unused-words", run: ({ db }) => forgetUnusedWords(db) },
  { name: "merge-erased", run: ({ db, now }) => mergeErased(db, now) },
];
/** Three in the morning in Guyana. */
const NIGHT_UTC_HOUR = 7;

/** What is due in the minute of `now`, UTC milliseconds. */
function jobsAt(now: number): readonly Job[] {
  const time = new Date(now);
  if (time.getUTCMinutes() !== 0) return EVERY_MINUTE;
  const hourly = [...EVERY_MINUTE, ...EVERY_HOUR];
  return time.getUTCHours() === NIGHT_UTC_HOUR ? [...hourly, ...EVERY_NIGHT] : hourly;
}

/** The rooms of who was erased keep nothing of them either. */
async function eraseDeleted({ db, rooms, now }: Platform): Promise<void> {
  for (const userId of await eraseDue(db, now)) rooms.forgetPerson(userId);
}

/** A session that ended outside the Worker, as `npm run moderate` ends it, loses its sockets here. */
async function endExpired({ db, rooms, now }: Platform): Promise<void> {
  for (const { userId, idHash } of await removeExpired(db, now)) rooms.endSession(userId, idHash);
}

async function deliverIfPushed({ db, push, now }: Platform): Promise<void> {
  if (push) await deliverPushes({ db, sending: push, now });
}

async function deliverEmails({ db, emailSender, now, ...links }: Platform): Promise<void> {
  if (emailSender) await deliverDue({ db, emailSender, now, links });
}

/** On a developer's machine every letter waits for ever. */
async function reportStuck({ db, emailSender, now }: Platform): Promise<void> {
  if (emailSender) await reportStuckEmails(db, now);
}

/**
 * Everything the clock runs once a minute, on the hour what may wait, and at night what counts everything again. A job
 * that fails is logged and does not stop the others.
 */
export async function runJobs(platform: Platform): Promise<void> {
  for (const { name, run } of jobsAt(platform.now)) {
    try {
      await run(platform);
    } catch (error) {
      console.error(JSON.stringify({ event: "job-failed", job: name, error: errorText(error) }));
    }
  }
}
