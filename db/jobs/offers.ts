import { and, eq, type SQL, sql } from "drizzle-orm";
import { spanOf } from "#app/domain/bookings/times.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { PriceType } from "#app/domain/money/money.ts";
import type { NotificationBody } from "#app/domain/notifications/body.ts";
import { isReachable } from "#db/accounts/reachable.ts";
import { allowed, type GuardedChange } from "#db/bookings/guard.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { queueNotification } from "#db/notifications/notify.ts";
import { countUseOnlyIf, type Use, withinLimit } from "#db/rate-limit.ts";
import { users } from "#db/schema/accounts.ts";
import { jobs, offers } from "#db/schema/jobs.ts";
import { notifications } from "#db/schema/notifications.ts";
import { services } from "#db/schema/services.ts";
import { wantsEmail } from "#db/settings/notification-switches.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { customerReachable, isOfTrade, isTheirTrade, openOffers, takesOffers } from "./job.ts";

export type NewOffer = {
  /** The id it will have; a changed offer keeps the one it has. */
  id: string;
  jobId: string;
  customerId: string;
  professionalId: string;
  serviceId: string;
  /** GYD cents. */
  priceAmount: number;
  priceType: PriceType;
  minutes: number;
  message: string;
  /** UTC milliseconds, soonest first. */
  times: readonly number[];
  /** UTC milliseconds now. */
  at: number;
};

/** How the other person is notified. */
type Notification = {
  title: string;
  body: string | NotificationBody;
  link: string;
  to: string;
  emailContent: EmailContent;
};

/** A notification without an e-mail: what it says, and where it leads. */
type OfferNotice = Pick<Notification, "title" | "body" | "link">;

/** What the guard of bookings checks for one time of an offer; moments in UTC milliseconds. */
export function guardedTime(
  offer: Pick<NewOffer, "serviceId" | "professionalId" | "customerId" | "minutes">,
  startsAt: number,
  at: number,
): GuardedChange {
  const { serviceId, professionalId, customerId, minutes } = offer;
  const about = { serviceId, professionalId, customerId, bookingId: null, terms: null };
  return { operation: "offer", ...about, ...spanOf(startsAt, minutes), at };
}

/** The condition that a service is its professional's, listed, and of the trade of a job. */
const mayOfferService = ({ serviceId, professionalId }: NewOffer) =>
  sql`exists (select 1 from ${services} where ${services.id} = ${serviceId} and ${services.proId} = ${professionalId}
    and ${services.listed} = 1 and ${isOfTrade})`;

/** Everything that must hold for an offer, whether it is new or changed. */
function mayOffer(offer: NewOffer): SQL | undefined {
  const { jobId, professionalId, customerId, times, at } = offer;
  return and(
    eq(jobs.id, jobId),
    eq(jobs.customerId, customerId),
    takesOffers(at),
    customerReachable,
    isTheirTrade(professionalId),
    mayOfferService(offer),
    ...times.map((startsAt) => allowed(guardedTime(offer, startsAt, at))),
  );
}

/**
 * Sends an offer for an open job, or changes the professional's own one, and notifies the customer, of changes once
 * until it is read: its id. Null, with nothing written, when the job takes no more offers, is not of their trade, a
 * time is not free or the limit is reached. A professional has one offer a job (threats 36, 65).
 */
export async function sendOffer(
  db: Database,
  offer: NewOffer,
  notification: Notification & { changed: OfferNotice },
  limit: Use | null,
): Promise<string | null> {
  const { id, jobId, professionalId, customerId, times, at, ...terms } = offer;
  const isOwn = and(eq(offers.jobId, jobId), eq(offers.professionalId, professionalId));
  const mine = sql`(select 1 from ${offers} where ${isOwn})`;
  const reopened = sql`(select 1 from ${offers} where ${isOwn} and ${offers.status} = 'withdrawn')`;
  const isRoom = sql`${openOffers} < ${jobs.offersWanted}`;
  const isStored = sql`exists (select 1 from ${offers} where ${offers.id} = ${id}
    and ${offers.createdAt} = ${at} and ${offers.updatedAt} = ${at})`;
  const columns = { ...terms, times: [...times], status: "open" as const };
  const mayChange = sql`exists (select 1 from ${jobs} where ${mayOffer(offer)}
    and (not exists ${reopened} or ${isRoom}))`;
  const notices = noticesOf(db, offer, notification);
  const {
    changed: [changed],
    known: [known],
  } = await namedBatch(db, {
    changed: db
      .update(offers)
      .set({ ...columns, updatedAt: newVersion(at) })
      .where(and(isOwn, sql`${offers.status} in ('open', 'withdrawn')`, mayChange))
      .returning({ id: offers.id }),
    // Nobody hears of an offer that the team has hidden.
    notice: notices.ofChange(
      sql`changes() > 0 and exists (select 1 from ${offers} where ${isOwn} and ${offers.hiddenAt} is null)`,
    ),
    stored: db.run(
      insertSelect(
        offers,
        { id, jobId, professionalId, ...columns, createdAt: at, updatedAt: at },
        sql`from ${jobs} where ${mayOffer(offer)} and ${isRoom} and not exists ${mine}
          and ${withinLimit(limit)} on conflict do nothing`,
      ),
    ),
    counted: countUseOnlyIf(db, limit, isStored),
    notices: notices.ofOffer(isStored),
    known: db.select({ id: offers.id }).from(offers).where(isStored),
  });
  return changed?.id ?? known?.id ?? null;
}

/** A later version than the one before it, also of two changes in one millisecond: the customer accepts the one they saw. */
const newVersion = (at: number) => sql`max(${at}, ${offers.updatedAt} + 1)`;

/**
 * The statements that notify the customer: of an offer that is stored also by e-mail, of one that is changed unless the
 * notification of an earlier change is still unread.
 */
function noticesOf(
  db: Database,
  { id, customerId: userId, professionalId: from, at }: NewOffer,
  { title, body, link, to, emailContent, changed }: Notification & { changed: OfferNotice },
) {
  const about = { userId, kind: "job" as const, about: from, from, at };
  const isUnread = sql`exists (select 1 from ${notifications} where ${notifications.userId} = ${userId}
    and ${notifications.aboutUserId} = ${from} and ${notifications.link} = ${changed.link}
    and ${notifications.title} = ${changed.title} and ${notifications.readAt} is null)`;
  return {
    ofChange: (isChanged: SQL) =>
      queueNotification(db, { ...about, ...changed }, sql`${isChanged} and not ${isUnread}`),
    ofOffer: (isStored: SQL) => [
      queueNotification(db, { ...about, title, body, link }, isStored),
      queueEmail(
        db,
        { kind: "job-offer", about: id, to, userId, from, emailContent, at },
        sql`${isStored} and ${wantsEmail("jobs", userId)}`,
      ),
    ],
  };
}

/** Withdraws an open offer as its professional, and notifies the customer; false when it is not theirs or not open. */
export async function withdrawOffer(
  db: Database,
  { id, me, at }: { id: string; me: string; at: number },
  notice: (OfferNotice & { customerId: string }) | null = null,
): Promise<boolean> {
  const change = db
    .update(offers)
    .set({ status: "withdrawn", updatedAt: newVersion(at) })
    .where(and(eq(offers.id, id), eq(offers.professionalId, me), eq(offers.status, "open")));
  if (!notice) return (await change).rowsAffected === 1;
  const { customerId: userId, ...text } = notice;
  const isShown = sql`changes() > 0 and exists (select 1 from ${offers}
    where ${offers.id} = ${id} and ${offers.hiddenAt} is null)`;
  const [{ rowsAffected }] = await db.batch([
    change,
    queueNotification(db, { userId, kind: "job", about: me, from: me, at, ...text }, isShown),
  ]);
  return rowsAffected === 1;
}

/** The condition that a professional's account can be reached. */
export const professionalReachable = sql`exists (select 1 from ${users}
  where ${users.id} = ${offers.professionalId} and ${isReachable(users)})`;
