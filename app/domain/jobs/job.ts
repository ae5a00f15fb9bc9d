import { PART_TEXT } from "#app/domain/search/labels.ts";
import type { PartName } from "#app/domain/search/when.ts";
import { findCategory, subcategoryName } from "#app/domain/services/catalogue.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { addDays, dayOf, momentOn } from "#app/domain/time/guyana-day.ts";
import { type DisplayPreferences, shortDayText } from "#app/domain/time/time-text.ts";

export const JOB_STATUSES = ["open", "taken", "closed", "expired"] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
export const JOB_STATUS_NAMES: Record<JobStatus, string> = {
  open: "Open",
  taken: "Taken",
  closed: "Closed",
  expired: "Expired",
};

/** When the customer wants somebody to come. */
export const JOB_WHENS = ["asap", "week", "day"] as const;
export type JobWhen = (typeof JOB_WHENS)[number];
export const WHEN_NAMES: Record<JobWhen, string> = {
  asap: "As soon as possible",
  week: "Within a week",
  day: "On a day",
};

export const MOST_WHAT = 100;
export const LEAST_DETAILS = 20;
export const MOST_DETAILS = 2000;
/** How many offers a customer can ask for, and how many they get who say nothing. */
export const MOST_OFFERS = 5;
export const DEFAULT_OFFERS = 3;
/** How many open jobs a customer has at most, and how many they post in a day. */
export const MOST_OPEN_JOBS = 5;
export const MOST_JOBS_A_DAY = 10;
export const TOO_MANY_OPEN = `You have ${MOST_OPEN_JOBS} open jobs. Please close one first, or wait until one is taken.`;
/** The form has posted a job with other details before. */
export const OTHER_JOB =
  "You have already posted this job, with other details. Open it under My Jobs to look at it, or tap Post job to post this one as well.";
/** How many professionals hear of a job. */
export const MOST_NOTIFIED = 30;
/** A job takes offers for so many days, or until the day it is wanted for is over. */
const OPEN_DAYS = 7;
/** The customer is reminded so long before a job ends. */
export const REMINDED_BEFORE_MS = DAY_MS;

/** Why a customer closes a job. */
export const CLOSE_REASONS = ["found", "not-needed", "too-dear", "other"] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];
export const CLOSE_REASON_NAMES: Record<CloseReason, string> = {
  found: "I found somebody another way",
  "not-needed": "I no longer need it",
  "too-dear": "The offers are too expensive",
  other: "Another reason",
};

/** The trade that a job needs: a subcategory, or all of a category where none fits. */
export type Trade = { categoryId: string; subcategoryId: string | null };

/** What customers and professionals are matched by: the id of the subcategory, which means the same trade in every category. */
export function tradeKey({ categoryId, subcategoryId }: Trade): string {
  return subcategoryId ?? categoryId;
}

/** "Plumbers", or the name of the category. */
export function tradeName({ categoryId, subcategoryId }: Trade): string {
  const name = subcategoryId && subcategoryName(subcategoryId);
  return name || findCategory(categoryId)?.name || "";
}

export type WantedTime = { when: JobWhen; day: string | null; part: PartName | null };

/** When a job stops to take offers, UTC milliseconds: after seven days, or with the end of its day. */
export function jobEndsAt({ when, day }: WantedTime, now: number): number {
  const week = momentOn(addDays(dayOf(now), OPEN_DAYS + 1));
  return when === "day" && day ? Math.min(week, momentOn(addDays(day, 1))) : week;
}

/** The days on which somebody should come, both included; a professional who is off on all of them is away. */
export function wantedDays({ when, day }: WantedTime, now: number): { from: string; to: string } {
  const today = dayOf(now);
  if (when === "day" && day) return { from: day, to: day };
  return { from: today, to: when === "asap" ? addDays(today, 1) : addDays(today, OPEN_DAYS) };
}

/**
 * When somebody should come, in words: "As soon as possible", "Within a week", "Tue 24
 * Nov, morning". `now` in UTC milliseconds.
 */
export function wantedText(
  { when, day, part }: WantedTime,
  now: number,
  preferences: DisplayPreferences | null,
): string {
  const text =
    when === "day" && day ? shortDayText(momentOn(day), now, preferences) : WHEN_NAMES[when];
  return part ? `${text}, ${PART_TEXT[part].toLowerCase()}` : text;
}
