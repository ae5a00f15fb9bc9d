import { type SQL, sql } from "drizzle-orm";
import {
  type Actor,
  type BookingDetails,
  otherParty,
  requestEndsAt,
} from "#app/domain/bookings/booking.ts";
import { wayOf } from "#app/domain/bookings/guard.ts";
import {
  type BookingTransition,
  HISTORY_ACTION,
  STATUS_AFTER,
} from "#app/domain/bookings/transitions.ts";
import { clockOf, dayOf } from "#app/domain/guyana-day.ts";
import type { Database } from "#db/client.ts";
import { isOpen, SERVICE_DELETED, type Wanted } from "./guard.ts";
import { type BookingWrite, type News, writeBooking } from "./write.ts";

export type BookingChange = {
  /** As it was read when the step was decided. */
  booking: BookingDetails;
  step: BookingTransition;
  actor: Actor;
  /** Why, in the person's words. */
  reason?: string;
  /** The new time of a proposal, UTC milliseconds. */
  proposedStartsAt?: number;
  /** UTC milliseconds now. */
  at: number;
};

/**
 * Takes a step with a booking, with its history, notifications and letters. False, with nothing written, when the
 * booking is no longer as it was read or a rule of the guard is broken (threats 37, 38, 65 and 75).
 */
export function storeTransition(
  db: Database,
  change: BookingChange,
  news: readonly News[],
  support?: BookingWrite["support"],
): Promise<boolean> {
  const { booking, step, actor, at } = change;
  return writeBooking(db, {
    guarded: guardedWrite(db, change),
    history: {
      bookingId: booking.id,
      actor,
      action: HISTORY_ACTION[step],
      from: booking.status,
      to: STATUS_AFTER[step] ?? booking.status,
      reason: historyReason(change),
    },
    news,
    support,
    at,
  });
}

/** The history keeps for a proposal the time that was proposed. */
function historyReason({ reason, proposedStartsAt }: BookingChange): string | null {
  if (proposedStartsAt !== undefined) return new Date(proposedStartsAt).toISOString();
  return reason || null;
}

function guardedWrite(db: Database, change: BookingChange) {
  if (change.step === "dispute") return insertDispute(db, change);
  const { booking, at } = change;
  return db.run(sql`update bookings set ${effectOf(change)}, updated_at = ${at}
    where ${asRead(booking)} and ${conditionOf(change)}`);
}

/** The condition that nothing of what decided the step has changed since. */
function asRead({ id, ...read }: BookingDetails): SQL {
  return sql`id = ${id} and status = ${read.status} and starts_at = ${read.startsAt}
    and updated_at = ${read.updatedAt} and proposals = ${read.proposals}
    and proposed_starts_at is ${read.proposedStartsAt} and no_show is ${read.noShow}
    and professional_id = ${read.professionalId} and customer_id is ${read.customerId}`;
}

const NO_PROPOSAL = sql`proposed_starts_at = null, proposed_by = null`;

function effectOf({ booking, step, actor, reason, proposedStartsAt, at }: BookingChange): SQL {
  switch (step) {
    case "accept":
      return sql`status = 'confirmed', expires_at = null, sequence = sequence + 1, ${NO_PROPOSAL}`;
    case "decline":
    case "cancel":
    case "expire":
    case "withdraw":
      return sql`status = 'cancelled', ended_by = ${actor}, end_reason = ${reason || null},
        expires_at = null, sequence = sequence + 1, ${NO_PROPOSAL}`;
    case "complete":
      return sql`status = 'completed', ${NO_PROPOSAL}`;
    case "propose": {
      // A professional who proposes has answered: the customer gets as long as the professional had.
      const tryDatabase = booking.status === "pending" && actor === "professional";
      return sql`proposed_starts_at = ${proposedStartsAt ?? null}, proposed_by = ${actor},
        proposals = proposals + 1,
        expires_at = ${tryDatabase ? requestEndsAt(at, booking.startsAt) : booking.expiresAt}`;
    }
    case "accept-proposal": {
      const { startsAt, endsAt } = proposedSpan(booking);
      return sql`status = 'confirmed', starts_at = ${startsAt}, ends_at = ${endsAt},
        booking_date = ${dayOf(startsAt)}, booking_time = ${clockOf(startsAt)}, expires_at = null,
        day_reminder_sent_at = null, hour_reminder_sent_at = null, sequence = sequence + 1, ${NO_PROPOSAL}`;
    }
    case "decline-proposal":
      return NO_PROPOSAL;
    case "no-show":
      return sql`no_show = ${actor === "system" ? null : otherParty(actor)}`;
    case "dispute":
      throw new Error("A dispute changes no booking.");
  }
}

function conditionOf(change: BookingChange): SQL {
  const wanted = switchesForTransition(change);
  if (wanted) return isOpen(wanted);
  if (change.step === "withdraw") return SERVICE_DELETED;
  return change.step === "expire" ? sql`expires_at <= ${change.at}` : sql`1`;
}

/** What the guard has to look at; null for a step that neither confirms nor moves anything. */
export function switchesForTransition({
  booking,
  step,
  actor,
  proposedStartsAt,
  at,
}: BookingChange): Wanted | null {
  const way = wayOf(step, actor);
  if (!way) return null;
  const { id: bookingId, serviceId, professionalId, customerId } = booking;
  const startsAt = wantedStart(booking, step, proposedStartsAt);
  const endsAt = startsAt + booking.endsAt - booking.startsAt;
  const about = { serviceId, professionalId, customerId, bookingId };
  return { way, ...about, startsAt, endsAt, terms: null, at };
}

function wantedStart(
  booking: BookingDetails,
  step: BookingTransition,
  proposed: number | undefined,
): number {
  if (step === "accept-proposal") return proposedSpan(booking).startsAt;
  if (step === "accept") return booking.startsAt;
  if (proposed === undefined) throw new Error("No time was proposed.");
  return proposed;
}

/** The span a booking would have at the proposed time. */
function proposedSpan({ startsAt, endsAt, proposedStartsAt }: BookingDetails) {
  if (proposedStartsAt === null) throw new Error("Nothing was proposed.");
  return { startsAt: proposedStartsAt, endsAt: proposedStartsAt + endsAt - startsAt };
}

function insertDispute(db: Database, { booking, reason, at }: BookingChange) {
  return db.run(sql`insert into reports (id, reporter_id, subject_kind, subject_id, reason, created_at)
    select ${crypto.randomUUID()}, ${booking.customerId}, 'booking', ${booking.id},
      ${reason || "This did not happen"}, ${at}
    where exists (select 1 from bookings where ${asRead(booking)})
      and not exists (select 1 from booking_history where booking_id = ${booking.id} and action = 'disputed')`);
}
