import { and, eq, inArray, type SQLWrapper, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { NotificationBody } from "#app/domain/notifications/body.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { queueNotification } from "#db/notifications/notify.ts";
import { bookingHistory, bookings } from "#db/schema/bookings.ts";
import { wantsEmail } from "#db/settings/notification-switches.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { isInHistory } from "./write.ts";

type AcceptedOffer = {
  /** Of an offer in a conversation, or of one for a job. */
  kind: "booking" | "job";
  bookingId: string;
  customerId: string;
  professionalId: string;
  reference: string;
  /** UTC milliseconds now. */
  at: number;
};

/** What the professional reads; the e-mail names the reference, which is not known before. */
export type AcceptedNotice = {
  title: string;
  body: string | NotificationBody;
  link: string;
  to: string;
  emailContent: (reference: string) => EmailContent;
};

/**
 * The statements that follow the one that makes a booking of an offer: its history, which must come right after it, and
 * the professional's notification and e-mail. None of them writes anything where no booking was made (threat 65).
 */
export function acceptedStatements(
  db: Database,
  { kind, bookingId, customerId, professionalId: userId, reference, at }: AcceptedOffer,
  { title, body, link, to, emailContent }: AcceptedNotice,
) {
  const id = crypto.randomUUID();
  const isWritten = isInHistory(id);
  const history = {
    id,
    bookingId,
    actor: "customer",
    action: "offer_accepted",
    toStatus: "confirmed",
    createdAt: at,
  } as const;
  const about = customerId;
  return {
    isWritten,
    history: db.run(insertSelect(bookingHistory, history, sql`where changes() > 0`)),
    notification: queueNotification(
      db,
      { userId, kind, title, body, link, about, from: null, at },
      isWritten,
    ),
    email: queueEmail(
      db,
      {
        kind: "booking-offer_accepted",
        about: bookingId,
        to,
        userId,
        from: null,
        emailContent: emailContent(reference),
        at,
      },
      sql`${isWritten} and ${wantsEmail("bookings", userId)}`,
    ),
  };
}

/**
 * The statement that finds the booking that an offer names, `bookingId`. Another of this customer may have the offer's id as
 * its key without being made of it (threat 96).
 */
export const selectMade = (db: Database, customerId: string, bookingId: SQLWrapper) =>
  db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.customerId, customerId), inArray(bookings.id, bookingId)));
