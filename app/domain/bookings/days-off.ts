import { z } from "zod";
import { anyTyped } from "#app/domain/forms/fields.ts";
import { daysBetween, isDay } from "#app/domain/time/guyana-day.ts";

/** The most days off that a professional can plan. */
export const MOST_DAYS_OFF = 400;
const MOST_AT_ONCE = 60;

const CHOOSE_DAY = "Please choose a day.";

/**
 * The forms of the days off; `today` is YYYY-MM-DD in Guyana. `workOn` deletes a day off, with `workUntil`
 * all from the one to the other; otherwise the days from `from` to `to` are added, at most 60, or one day
 * without `to`. `next` is the page to go back to.
 */
export function daysOffSchema(today: string) {
  return z
    .object({ workOn: anyTyped, workUntil: anyTyped, from: anyTyped, to: anyTyped, next: anyTyped })
    .superRefine(({ workOn, workUntil, from, to }, context) => {
      const wrong = (path: string, message: string) =>
        context.addIssue({ code: "custom", path: [path], message });
      if (workOn) {
        const areDays = isDay(workOn) && (!workUntil || (isDay(workUntil) && workUntil >= workOn));
        return areDays ? undefined : wrong("workOn", CHOOSE_DAY);
      }
      if (!isDay(from)) wrong("from", CHOOSE_DAY);
      else if (from < today) wrong("from", "This day is over. Please choose today or a later day.");
      if (!to) return;
      if (!isDay(to)) wrong("to", CHOOSE_DAY);
      else if (to < from) wrong("to", "The last day cannot be before the first.");
      else if (isDay(from) && daysBetween(from, to) >= MOST_AT_ONCE) {
        wrong(
          "to",
          `Please take at most ${MOST_AT_ONCE} days at once. You can take the days after them next.`,
        );
      }
    })
    .transform(({ workOn, workUntil, from, to, next }) =>
      workOn
        ? { opened: { from: workOn, to: workUntil || workOn }, days: null, next }
        : { opened: null, days: { from, to }, next },
    );
}
export type DaysOffForm = z.output<ReturnType<typeof daysOffSchema>>;
