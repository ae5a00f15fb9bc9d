import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection/client.ts";
import { moveEmails } from "#db/email/former-recipients.ts";
import { moveSubscription } from "#db/email/newsletter.ts";
import { mailOutbox } from "#db/schema/email.ts";
import { contactMessages, HAS_ADDRESS } from "#db/schema/support.ts";
import { unsentForms } from "#db/schema/unsent-forms.ts";

export type MovedAddress = {
  userId: string;
  /** The address before and after, both in lower case. */
  from: string;
  to: string;
  /** Of the link that ends marketing e-mails to the new address. */
  unsubscribeHash: string;
  /** UTC milliseconds. */
  now: number;
};

/**
 * The statements after which no row of a person holds their address of before a change, only if `onlyIf` holds: what is
 * still to be used has the new one, and what is only history has none. Links that stop the change and security e-mails
 * which wait to be sent keep it until those links end (threat 97).
 */
export function moveAddress(db: Database, moved: MovedAddress, onlyIf: SQL) {
  const { userId, from, to, unsubscribeHash, now } = moved;
  return [
    ...moveEmails(db, { userId, from, to, now }, onlyIf),
    ...moveSubscription(db, { userId, from, to, unsubscribeHash }, onlyIf),
    ...moveTickets(db, moved, onlyIf),
    db
      .update(unsentForms)
      .set({ fields: sql`replace(${unsentForms.fields}, ${inForm(from)}, ${inForm(to)})` })
      .where(and(eq(unsentForms.userId, userId), onlyIf)),
  ] as const;
}

/** A value as it stands in the fields of an unsent form. */
const inForm = (value: string) => new URLSearchParams([["", value]]).toString().slice(1);

/** What was written to support from the address, also signed out, is answered to the new one; erasing takes both as well. */
function moveTickets(db: Database, { userId, from, to }: MovedAddress, onlyIf: SQL) {
  const { id, email } = contactMessages;
  const theirs = and(
    HAS_ADDRESS,
    sql`lower(${email}) = ${from}`,
    or(eq(contactMessages.userId, userId), isNull(contactMessages.userId)),
    onlyIf,
  );
  const about = sql`'contact:' || ${id}`;
  // The range, not a pattern: it uses the index of the keys.
  const unsent = sql`(select ${mailOutbox.id} from ${contactMessages} join ${mailOutbox}
    on ${mailOutbox.dedupeKey} >= ${about} || ':' and ${mailOutbox.dedupeKey} < ${about} || ';'
    where ${mailOutbox.status} <> 'sent' and ${theirs})`;
  const { textBody, htmlBody, headers } = mailOutbox;
  return [
    db
      .update(mailOutbox)
      .set({
        textBody: sql`replace(${textBody}, ${from}, ${to})`,
        htmlBody: sql`replace(${htmlBody}, ${inHtml(from)}, ${inHtml(to)})`,
        headers: sql`replace(${headers}, ${from}, ${to})`,
      })
      .where(sql`${mailOutbox.id} in ${unsent}`),
    db.update(contactMessages).set({ email: to }).where(theirs),
  ] as const;
}

/** An address in HTML; of what is escaped there it can have nothing else. */
const inHtml = (address: string) => address.replaceAll("&", "&amp;");
