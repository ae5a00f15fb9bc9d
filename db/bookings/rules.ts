import { type BookingRules, DEFAULT_RULES } from "#app/domain/bookings/times.ts";
import { bookingRules } from "#db/schema/accounts.ts";

/** How a professional takes bookings, as it is stored. */
export const RULES = {
  bufferMinutes: bookingRules.bufferMinutes,
  minimumNoticeHours: bookingRules.minimumNoticeHours,
  horizonDays: bookingRules.horizonDays,
  maxPerDay: bookingRules.maxPerDay,
};

/** The rules of a professional from their row; without one the defaults (decision 66). */
export const rulesOf = (stored: BookingRules | undefined): BookingRules => stored ?? DEFAULT_RULES;
