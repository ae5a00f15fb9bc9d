import { DAY_MS } from "#app/domain/time/durations.ts";
import { dayOf, momentOn } from "#app/domain/time/guyana-day.ts";

/** How a notice of a job is e-mailed: at once, in the digest of the next morning, or not at all. */
export const JOB_EMAILS = ["each", "daily", "none"] as const;
export type JobEmail = (typeof JOB_EMAILS)[number];
export const JOB_EMAIL_NAMES: Record<JobEmail, string> = {
  each: "At once, at most 5 a day",
  daily: "Once a day, all together",
  none: "No e-mail about jobs",
};

/** So many e-mails about new jobs come in 24 hours, the digest included; what is posted after them comes with the next digest. */
export const MOST_EMAILS_A_DAY = 5;
const DIGEST_MINUTE = 7 * 60;

/** The moment up to which jobs belong into the digest that is due: seven in the morning in Guyana. UTC milliseconds. */
export function lastDigestAt(now: number): number {
  const today = momentOn(dayOf(now), DIGEST_MINUTE);
  return today <= now ? today : today - DAY_MS;
}

/** How many professionals heard of a job: "We told 12 professionals." */
export function professionalsNotified(count: number): string {
  return `We told ${count} ${count === 1 ? "professional" : "professionals"}.`;
}
