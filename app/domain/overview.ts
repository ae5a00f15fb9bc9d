import type { PriceType } from "./money/money.ts";
import type { NotificationBody } from "./notifications/body.ts";
import type { NotificationKind } from "./notifications/notification.ts";

/** A service in a short list. */
export type ServiceLine = {
  id: string;
  number: number;
  title: string;
  categoryId: string;
  subcategoryId: string | null;
  photoId: string | null;
  proName: string;
  priceAmount: number;
  priceType: PriceType;
  /** Whether it is public. */
  listed: boolean;
};

/** An entry of the recent activity (decision 41). */
export type Activity = {
  kind: NotificationKind;
  title: string;
  body: NotificationBody;
  link: string;
  /** UTC milliseconds. */
  at: number;
};

/** How many entries the recent activity has. */
export const MOST_ACTIVITIES = 3;

/** The title of the viewer's own booking requests in the recent activity. */
export const YOU_REQUESTED = "You requested a booking";

/** A review in a short list. */
export type ReviewLine = {
  id: string;
  rating: number;
  comment: string;
  firstName: string | null;
  lastName: string | null;
  title: string;
  createdAt: number;
};

/** Which steps of the first day a professional has done, and whether they were ever booked (decision 112). */
export type FirstDay = { profile: boolean; service: boolean; hours: boolean; booked: boolean };

const STEPS = [
  { done: "profile", text: "Introduce yourself: a few sentences and where you work" },
  { done: "service", text: "Add your first service with its price" },
  { done: "hours", text: "Set the hours you take bookings" },
] as const;

/** The steps of the first day in order, each with whether it is done; none once all are, or after the first booking. */
export function firstDaySteps(day: FirstDay) {
  const steps = STEPS.map(({ done, text }) => ({ step: done, text, done: day[done] }));
  return day.booked || steps.every((step) => step.done) ? [] : steps;
}
