import { z } from "zod";
import { anyTyped, typedText } from "#app/domain/fields.ts";
import { isDay } from "#app/domain/guyana-day.ts";
import { type BookingRules, MOST_BUFFER, MOST_HORIZON, type WeeklyWindow } from "./times.ts";

/** Monday first, as a week is read; the numbers are those of `weekdayOf`. */
export const WEEKDAYS = [
  { weekday: 1, name: "Monday" },
  { weekday: 2, name: "Tuesday" },
  { weekday: 3, name: "Wednesday" },
  { weekday: 4, name: "Thursday" },
  { weekday: 5, name: "Friday" },
  { weekday: 6, name: "Saturday" },
  { weekday: 0, name: "Sunday" },
] as const;
export const WINDOWS_A_DAY = 3;

export type BookingHours = { hours: WeeklyWindow[]; rules: BookingRules };

/** The name of one end of a window in the form. */
export function windowField(weekday: number, index: number, end: "from" | "to"): string {
  return `hours${weekday}-${index}-${end}`;
}

/** Minutes after midnight as an input of type time has them: "09:30". Midnight at the end of a day is "23:59". */
export function minuteText(minute: number): string {
  if (minute === 24 * 60) return "23:59";
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}

function minuteOf(text: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  if (!match) return null;
  const minute = Number(match[1]) * 60 + Number(match[2]);
  return minute === 24 * 60 - 1 ? 24 * 60 : minute;
}

function numberField(least: number, most: number) {
  const message = `Please enter a number from ${least} to ${most}.`;
  return typedText(message)
    .pipe(z.string().regex(/^\d{1,4}$/, { error: message, abort: true }))
    .transform(Number)
    .pipe(z.number().min(least, message).max(most, message));
}

const rulesSchema = z.object({
  bufferMinutes: numberField(0, MOST_BUFFER),
  minimumNoticeHours: numberField(0, 72),
  horizonDays: numberField(1, MOST_HORIZON),
  maxPerDay: anyTyped.pipe(
    z
      .literal("")
      .transform(() => null)
      .or(numberField(1, 48)),
  ),
});

/** The form for weekly hours and rules; every message names the field of its day. */
export const bookingHoursSchema = z
  .record(z.string(), typedText())
  .transform((fields, context): BookingHours => {
    const rules = rulesSchema.safeParse(fields);
    for (const { path, message } of rules.error?.issues ?? []) {
      context.addIssue({ code: "custom", path: [path[0] ?? ""], message });
    }
    const hours = WEEKDAYS.flatMap(({ weekday }) => {
      const windows: WeeklyWindow[] = [];
      for (let index = 0; index < WINDOWS_A_DAY; index += 1) {
        const name = windowField(weekday, index, "from");
        const ends = [fields[name] ?? "", fields[windowField(weekday, index, "to")] ?? ""];
        if (ends.every((text) => text === "")) continue;
        const [from, to] = ends.map(minuteOf);
        if (from === null || to === null || from === undefined || to === undefined || from >= to) {
          context.addIssue({
            code: "custom",
            path: [name],
            message: "Please enter a start and a later end.",
          });
          continue;
        }
        if (windows.some((other) => from < other.to && other.from < to)) {
          context.addIssue({ code: "custom", path: [name], message: "These hours overlap." });
          continue;
        }
        windows.push({ weekday, from, to });
      }
      return windows;
    });
    return rules.success ? { hours, rules: rules.data } : z.NEVER;
  });

const CHOOSE_DAY = "Please choose a day.";
/** The forms of the days off: `workOn` deletes one; else one day is added, or all from the first to the last. */
export const daysOffSchema = z
  .object({ workOn: anyTyped, from: anyTyped, to: anyTyped })
  .superRefine(({ workOn, from, to }, context) => {
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (workOn) return isDay(workOn) ? undefined : wrong("workOn", CHOOSE_DAY);
    if (!isDay(from)) wrong("from", CHOOSE_DAY);
    if (to && !isDay(to)) wrong("to", CHOOSE_DAY);
    else if (to && to < from) wrong("to", "The last day cannot be before the first.");
  })
  .transform(({ workOn, from, to }) =>
    workOn ? { workOn, days: null } : { workOn: null, days: { from, to: to || from } },
  );
