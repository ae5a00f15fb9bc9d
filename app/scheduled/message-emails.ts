import { messageEmail } from "#app/email/message-email.ts";
import { forEachSettled } from "#app/for-each-settled.ts";
import type { Database } from "#db/connection/client.ts";
import {
  cancelMessageEmails,
  queueMessageEmail,
  readDueMessageEmails,
} from "#db/messages/message-emails.ts";

type Platform = {
  db: Database;
  appOrigin: string;
  /** UTC milliseconds now. */
  now: number;
};

/** Queues e-mails about messages unread for five minutes, at most one an hour for each conversation (decision 98). */
export async function emailUnreadMessages({ db, appOrigin, now }: Platform): Promise<void> {
  await forEachSettled(await readDueMessageEmails(db, now), async (due) => {
    await queueMessageEmail(db, due, messageEmail(appOrigin, due), now);
  });
  await cancelMessageEmails(db, now);
}
