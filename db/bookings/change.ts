import { type SQL, sql } from "drizzle-orm";
import {
  type Actor,
  type BookingDetails,
  otherParty,
  requestEndsAt,
} from "#app/domain/bookings/booking.ts";
import { type BookingStep, HISTORY_ACTION, STATUS_AFTER } from "#app/domain/bookings/steps.ts";
import { clockOf, dayOf } from "#app/domain/guyana-day.ts";
import type { Database } from "#db/client.ts";
import { heldOverlap, SERVICE_DELETED } from "./guard.ts";
import { type BookingWrite, type News, writeBooking } from "./write.ts";

export type BookingChange = {
  /** As it was read when the step was decided. */
  booking: BookingDetails;
  step: BookingStep;
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
 * booking is no longer as it was read or the time is held by another (threats 37, 38 and 65).
 */
export function storeStep(
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
    where ${asRead(booking)}${conditionOf(change)}`);
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
      const answered = booking.status === "pending" && actor === "professional";
      return sql`proposed_starts_at = ${proposedStartsAt ?? null}, proposed_by = ${actor},
        proposals = proposals + 1,
        expires_at = ${answered ? requestEndsAt(at, booking.startsAt) : booking.expiresAt}`;
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

function conditionOf({ booking, step, at }: BookingChange): SQL {
  const professional = sql`${booking.professionalId}`;
  if (step === "accept") {
    const { startsAt, endsAt, id } = booking;
    const taken = { professional, startsAt, endsAt, buffer: sql`0`, confirmedOnly: true };
    return sql` and expires_at > ${at} and not ${SERVICE_DELETED}
      and not ${heldOverlap({ ...taken, except: id })}`;
  }
  if (step === "accept-proposal") {
    const buffer = sql`coalesce((select buffer_minutes from booking_rules
      where user_id = ${booking.professionalId}), 0)`;
    const moved = { professional, ...proposedSpan(booking), buffer, except: booking.id };
    return sql` and (status = 'confirmed' or not ${SERVICE_DELETED}) and not ${heldOverlap(moved)}`;
  }
  if (step === "withdraw") return sql` and ${SERVICE_DELETED}`;
  return step === "expire" ? sql` and expires_at <= ${at}` : sql``;
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
