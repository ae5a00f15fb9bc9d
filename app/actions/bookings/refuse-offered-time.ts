import { type GuardRule, isTimeTaken } from "#app/domain/bookings/guard-rules.ts";
import { MOST_SUGGESTED } from "#app/domain/bookings/requested-time.ts";
import { nextFreeTimes, type Schedule } from "#app/domain/bookings/times.ts";

const JUST_TAKEN = "That time was just taken.";
/** The sentences for a time that nobody took but that is closed now: for an offer in a conversation, and for a job. */
const TIME_CLOSED = {
  conversation: "This time is no longer free. Please ask for another one.",
  job: "This time is no longer free.",
};

type OfferedTimeRefusal = {
  status: 409;
  message: string;
  /** The next free start times of the professional, UTC milliseconds. */
  suggested: number[];
};

/** The refusal of an offered time that breaks a rule now, with the next free times after it. */
export function refuseOfferedTime(
  rule: GuardRule,
  schedule: Schedule,
  offer: { of: keyof typeof TIME_CLOSED; minutes: number; now: number; after: number },
): OfferedTimeRefusal {
  const { of, ...times } = offer;
  return {
    status: 409,
    message: isTimeTaken(rule) ? JUST_TAKEN : TIME_CLOSED[of],
    suggested: nextFreeTimes(schedule, { ...times, most: MOST_SUGGESTED }),
  };
}
