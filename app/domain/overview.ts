import { z } from "zod";
import { bit } from "#app/domain/bit.ts";
import { PRICE_TYPES } from "./money.ts";
import { NOTIFICATION_KINDS } from "./notifications/notification.ts";

/** A service in a short list. */
export const serviceLineSchema = z.object({
  id: z.string(),
  number: z.number(),
  title: z.string(),
  categoryId: z.string(),
  subcategoryId: z.string().nullable(),
  photoId: z.string().nullable(),
  proName: z.string(),
  priceAmount: z.number(),
  priceType: z.enum(PRICE_TYPES),
  /** Whether strangers can see it now. */
  listed: bit,
});
export type ServiceLine = z.output<typeof serviceLineSchema>;

/** One thing that happened (decision 41). */
export const activitySchema = z.object({
  kind: z.enum(NOTIFICATION_KINDS),
  title: z.string(),
  body: z.string(),
  link: z.string(),
  /** UTC milliseconds. */
  at: z.number(),
});
export type Activity = z.output<typeof activitySchema>;

/** A review in a short list. */
export const reviewLineSchema = z.object({
  id: z.string(),
  rating: z.number(),
  comment: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  title: z.string(),
  createdAt: z.number(),
});
export type ReviewLine = z.output<typeof reviewLineSchema>;

/** What a professional has done of the first day (decision 112). */
export const firstDaySchema = z.object({
  profile: bit,
  service: bit,
  hours: bit,
});
export type FirstDay = z.output<typeof firstDaySchema>;

const STEPS = [
  { done: "profile", text: "Tell who you are: a few sentences and where you work" },
  { done: "service", text: "Add your first service with its price" },
  { done: "hours", text: "Set the hours you take bookings" },
] as const;

/** The steps of the first day in order, each with whether it is done; none once all are. */
export function firstDaySteps(day: FirstDay) {
  const steps = STEPS.map(({ done, text }) => ({ step: done, text, done: day[done] }));
  return steps.every((step) => step.done) ? [] : steps;
}
