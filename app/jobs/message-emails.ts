import { messageEmail } from "#app/email/message-email.ts";
import { forEachSettled } from "#app/for-each-settled.ts";
import type { Database } from "#db/client.ts";
import {
  dropUnwantedMessageMail,
  queueMessageMail,
  readDueMessageMail,
} from "#db/messages/message-emails.ts";

type Setting = {
  db: Database;
  appOrigin: string;
  /** UTC milliseconds now. */
  now: number;
};

/** Mails about messages that stayed unread for five minutes, at most once an hour for each conversation (decision 98). */
export async function mailUnreadMessages({ db, appOrigin, now }: Setting): Promise<void> {
  await forEachSettled(await readDueMessageMail(db, now), async (due) => {
    await queueMessageMail(db, due, messageEmail(appOrigin, due), now);
  });
  await dropUnwantedMessageMail(db, now);
}
