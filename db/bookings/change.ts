import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import { answerer } from "#app/domain/bookings/answerer.ts";
import {
  type Actor,
  type BookingDetails,
  otherParty,
  type Party,
} from "#app/domain/bookings/booking.ts";
import { operationOf } from "#app/domain/bookings/guard-rules.ts";
import { requestEndsAt } from "#app/domain/bookings/request-end.ts";
import { type BookingTransition, TRANSITIONS } from "#app/domain/bookings/transitions.ts";
import { nextVersion } from "#app/domain/forms/version.ts";
import { clockOf, dayOf } from "#app/domain/time/guyana-day.ts";
import type { Database } from "#db/connection/client.ts";
import { bookingHistory, bookings } from "#db/schema/bookings.ts";
import { reports } from "#db/schema/reviews.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { allowed, type GuardedChange, isServiceDeleted } from "./guard.ts";
import { type BookingNotification, type BookingWrite, writeBooking } from "./write.ts";

export type BookingChange = {
  /** As it was read when the transition was decided. */
  booking: BookingDetails;
  transition: BookingTransition;
  actor: Actor;
  /** Why, in the person's words. */
  reason?: string;
  /** The new time of a proposal, UTC milliseconds. */
  proposedStartsAt?: number;
  /** UTC milliseconds now. */
  at: number;
};

/**
 * Applies a transition to a booking, with its history, notifications and e-mails. False, with nothing written, when the
 * booking is no longer as it was read or a rule of the guard is broken (threats 37, 38, 65 and 75).
 */
export function storeTransition(
  db: Database,
  change: BookingChange,
  notifications: readonly BookingNotification[],
  support?: BookingWrite["support"],
): Promise<boolean> {
  const { booking, transition, actor, at } = change;
  const { to, history: action } = TRANSITIONS[transition];
  return writeBooking(db, {
    guarded: transition === "dispute" ? insertDispute(db, change) : updateBooking(db, change),
    history: {
      bookingId: booking.id,
      actor,
      action,
      from: booking.status,
      to: to ?? booking.status,
      reason: historyReason(change),
    },
    notifications,
    support,
    card: cardOf(change),
    at,
  });
}

/** A proposal of another time stands in the conversation of the two. */
function cardOf({ booking, transition, actor, proposedStartsAt: startsAt, at }: BookingChange) {
  const { id: bookingId, customerId, professionalId, serviceTitle } = booking;
  if (transition !== "propose" || startsAt === undefined || customerId === null) return null;
  const [senderId, otherId] =
    actor === "customer" ? [customerId, professionalId] : [professionalId, customerId];
  return { bookingId, senderId, otherId, serviceTitle, startsAt, at };
}

/** What the history stores as the reason of a change; for a proposal, the proposed time as an ISO date. */
export function historyReason({ reason, proposedStartsAt }: BookingChange): string | null {
  if (proposedStartsAt !== undefined) return new Date(proposedStartsAt).toISOString();
  return reason || null;
}

function updateBooking(db: Database, change: BookingChange) {
  const { booking, transition, at } = change;
  const { to } = TRANSITIONS[transition];
  return db
    .update(bookings)
    .set({
      ...(to && { status: to }),
      ...effectOf(change),
      updatedAt: nextVersion(booking.updatedAt, at),
    })
    .where(and(isAsRead(booking), conditionOf(change)));
}

/** The condition that nothing of what decided the transition has changed since. */
function isAsRead(read: BookingDetails) {
  return and(
    eq(bookings.id, read.id),
    eq(bookings.status, read.status),
    eq(bookings.startsAt, read.startsAt),
    eq(bookings.updatedAt, read.updatedAt),
    eq(bookings.proposals, read.proposals),
    sql`${bookings.proposedStartsAt} is ${read.proposedStartsAt}`,
    sql`${bookings.noShow} is ${read.noShow}`,
    eq(bookings.professionalId, read.professionalId),
    sql`${bookings.customerId} is ${read.customerId}`,
  );
}

type Values = {
  [Column in keyof typeof bookings.$inferInsert]?: (typeof bookings.$inferInsert)[Column] | SQL;
};

const NO_PROPOSAL = { proposedStartsAt: null, proposedBy: null };
/** Calendars follow what has a higher number. */
const NEXT_SEQUENCE = { sequence: sql`${bookings.sequence} + 1` };

/** When the other one has to answer a request now, they get as long as whoever had to before, and a reminder (decision 68). */
function othersTurn({ booking, at }: BookingChange, proposedBy: Party | null): Values {
  const { status, startsAt } = booking;
  const isTheirs = status === "pending" && answerer({ status, proposedBy }) !== answerer(booking);
  return isTheirs ? { expiresAt: requestEndsAt(at, startsAt), answerReminderSentAt: null } : {};
}

/** What a transition changes besides the status. */
function effectOf(change: BookingChange): Values {
  const { booking, transition, actor, reason, proposedStartsAt } = change;
  switch (transition) {
    case "accept":
      return { expiresAt: null, ...NEXT_SEQUENCE, ...NO_PROPOSAL };
    case "decline":
    case "cancel":
    case "expire":
    case "withdraw":
      return {
        endedBy: actor,
        endReason: reason || null,
        expiresAt: null,
        ...NEXT_SEQUENCE,
        ...NO_PROPOSAL,
      };
    case "complete":
      return NO_PROPOSAL;
    case "decline-proposal":
      return { ...NO_PROPOSAL, ...othersTurn(change, null) };
    case "propose": {
      if (actor === "system") throw new Error("Only a person proposes a time.");
      return {
        proposedStartsAt: proposedStartsAt ?? null,
        proposedBy: actor,
        proposals: sql`${bookings.proposals} + 1`,
        ...othersTurn(change, actor),
      };
    }
    case "accept-proposal": {
      const { startsAt, endsAt } = proposedSpan(booking);
      return {
        startsAt,
        endsAt,
        bookingDate: dayOf(startsAt),
        bookingTime: clockOf(startsAt),
        expiresAt: null,
        dayReminderSentAt: null,
        hourReminderSentAt: null,
        ...NEXT_SEQUENCE,
        ...NO_PROPOSAL,
      };
    }
    case "no-show":
      return { noShow: actor === "system" ? null : otherParty(actor) };
    case "dispute":
      throw new Error("A dispute changes no booking.");
  }
}

function conditionOf(change: BookingChange): SQL | undefined {
  const guarded = guardedChange(change);
  if (guarded) return allowed(guarded);
  if (change.transition === "withdraw") return isServiceDeleted;
  return change.transition === "expire" ? lte(bookings.expiresAt, change.at) : undefined;
}

/** What the guard checks of a transition; null for one that neither confirms nor moves a booking. */
export function guardedChange(change: BookingChange): GuardedChange | null {
  const { booking, transition, actor, at } = change;
  const operation = operationOf(transition, actor);
  if (!operation) return null;
  const { id: bookingId, serviceId, professionalId, customerId } = booking;
  const startsAt = newStart(change);
  const endsAt = startsAt + booking.endsAt - booking.startsAt;
  const about = { serviceId, professionalId, customerId, bookingId };
  return { operation, ...about, startsAt, endsAt, terms: null, at };
}

function newStart({ booking, transition, proposedStartsAt }: BookingChange): number {
  if (transition === "accept-proposal") return proposedSpan(booking).startsAt;
  if (transition === "accept") return booking.startsAt;
  if (proposedStartsAt === undefined) throw new Error("No time was proposed.");
  return proposedStartsAt;
}

/** The span a booking would have at the proposed time. */
function proposedSpan({ startsAt, endsAt, proposedStartsAt }: BookingDetails) {
  if (proposedStartsAt === null) throw new Error("Nothing was proposed.");
  return { startsAt: proposedStartsAt, endsAt: proposedStartsAt + endsAt - startsAt };
}

function insertDispute(db: Database, { booking, actor, reason, at }: BookingChange) {
  const report = {
    id: crypto.randomUUID(),
    reporterId: actor === "customer" ? booking.customerId : booking.professionalId,
    subjectKind: "booking",
    subjectId: booking.id,
    reason: reason ?? "",
    createdAt: at,
  } as const;
  const { bookingId, action, actor: by } = bookingHistory;
  return db.run(
    insertSelect(
      reports,
      report,
      sql`where exists (select 1 from ${bookings} where ${isAsRead(booking)})
        and not exists (select 1 from ${bookingHistory}
          where ${bookingId} = ${booking.id} and ${action} = ${TRANSITIONS.dispute.history}
            and ${by} = ${actor})`,
    ),
  );
}
