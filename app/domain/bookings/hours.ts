import { z } from "zod";
import { typedText } from "#app/domain/forms/fields.ts";
import { cleanText } from "#app/domain/text/clean-text.ts";
import {
  type BookingRules,
  isWeekend,
  type MinuteWindow,
  MOST_BUFFER,
  MOST_HORIZON,
  MOST_NOTICE,
  type WeeklyWindow,
} from "./times.ts";

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

/** The fields of the form by name, as they are submitted. */
export type HoursFields = Record<string, string>;

export type BookingHours = { hours: WeeklyWindow[]; rules: BookingRules };

/** The name of one end of a window in the form. */
export function windowField(weekday: number, index: number, end: "from" | "to"): string {
  return `hours${weekday}-${index}-${end}`;
}

/** The name of the switch that closes a day in the form; its hours then do not count. */
export function closedField(weekday: number): string {
  return `closed${weekday}`;
}

/** Minutes after midnight as an input of type time has them: "09:30". Midnight at the end of a day is "23:59". */
function minuteText(minute: number): string {
  if (minute === 24 * 60) return "23:59";
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}

function minuteOf(text: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  if (!match) return null;
  const minute = Number(match[1]) * 60 + Number(match[2]);
  return minute === 24 * 60 - 1 ? 24 * 60 : minute;
}

/** The rules that are numbers, with the least and the most of each. */
export const RULE_LIMITS = {
  bufferMinutes: [0, MOST_BUFFER],
  minimumNoticeHours: [0, MOST_NOTICE],
  horizonDays: [1, MOST_HORIZON],
  maxPerDay: [1, 48],
} as const;

const isClosed = (fields: HoursFields, weekday: number) => fields[closedField(weekday)] === "on";

const ALL_CLOSED =
  "Please open at least one day. To take no bookings for a while, plan days off instead.";

/** The hours in a form, and the problems with them by field. */
type ReadHours = { read: BookingHours; problems: { field: string; message: string }[] };

function readHours(fields: HoursFields): ReadHours {
  const problems: ReadHours["problems"] = [];
  const number = (field: keyof typeof RULE_LIMITS) => {
    const [least, most] = RULE_LIMITS[field];
    const text = fields[field] ?? "";
    const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    problems.push({ field, message: `Please enter a number from ${least} to ${most}.` });
    return least;
  };
  const rules = {
    bufferMinutes: number("bufferMinutes"),
    minimumNoticeHours: number("minimumNoticeHours"),
    horizonDays: number("horizonDays"),
    maxPerDay: fields.maxPerDay ? number("maxPerDay") : null,
  };
  const hours = WEEKDAYS.flatMap(({ weekday }) => {
    if (isClosed(fields, weekday)) return [];
    const windows: WeeklyWindow[] = [];
    for (let index = 0; index < WINDOWS_A_DAY; index += 1) {
      const field = windowField(weekday, index, "from");
      const ends = [fields[field] ?? "", fields[windowField(weekday, index, "to")] ?? ""];
      if (ends.every((text) => text === "")) continue;
      const [from, to] = ends.map(minuteOf);
      if (from === null || to === null || from === undefined || to === undefined || from >= to) {
        problems.push({ field, message: "Please enter a start time and a later end time." });
        continue;
      }
      if (windows.some((other) => from < other.to && other.from < to)) {
        problems.push({ field, message: "These hours overlap." });
        continue;
      }
      windows.push({ weekday, from, to });
    }
    return windows;
  });
  // Without hours the windows of the services count, which is not what somebody wants who has closed every day.
  const closedDay = WEEKDAYS.find(({ weekday }) => isClosed(fields, weekday));
  if (closedDay && hours.length === 0 && problems.length === 0) {
    problems.push({ field: closedField(closedDay.weekday), message: ALL_CLOSED });
  }
  return { read: { hours, rules }, problems };
}

/** The hours in a form that is being typed; null while something in it is wrong. */
export function typedHours(typed: HoursFields): BookingHours | null {
  const cleanFields = Object.entries(typed).map(
    ([name, value]) => [name, cleanText(value)] as const,
  );
  const { read, problems } = readHours(Object.fromEntries(cleanFields));
  return problems.length === 0 ? read : null;
}

/** The form for weekly hours and rules; every message names the field of its day. */
export const bookingHoursSchema = z
  .record(z.string(), typedText())
  .transform((fields, context): BookingHours => {
    const { read, problems } = readHours(fields);
    for (const { field, message } of problems) {
      context.addIssue({ code: "custom", path: [field], message });
    }
    return read;
  });

const USUAL_DAY: MinuteWindow = { from: 8 * 60, to: 18 * 60 };

/** The hours that the form proposes to a professional without hours: Monday to Friday, 8 AM to 6 PM. */
export const USUAL_HOURS: readonly WeeklyWindow[] = WEEKDAYS.filter(
  ({ weekday }) => !isWeekend(weekday),
).map(({ weekday }) => ({ weekday, ...USUAL_DAY }));

/** The fields of the form for these hours; a closed day has the usual ones, for when it is opened. */
export function hoursFields({ hours, rules }: BookingHours): HoursFields {
  const fields: HoursFields = {
    bufferMinutes: String(rules.bufferMinutes),
    minimumNoticeHours: String(rules.minimumNoticeHours),
    horizonDays: String(rules.horizonDays),
    maxPerDay: rules.maxPerDay === null ? "" : String(rules.maxPerDay),
  };
  for (const { weekday } of WEEKDAYS) {
    const windows = hours.filter((window) => window.weekday === weekday);
    if (windows.length === 0) fields[closedField(weekday)] = "on";
    (windows.length === 0 ? [USUAL_DAY] : windows).forEach(({ from, to }, i) => {
      fields[windowField(weekday, i, "from")] = minuteText(from);
      fields[windowField(weekday, i, "to")] = minuteText(to);
    });
  }
  return fields;
}

const MONDAY = 1;

/** The names of the fields of a day, in the same order for each. */
const dayNames = (weekday: number): string[] => [
  closedField(weekday),
  ...Array.from({ length: WINDOWS_A_DAY }, (_, i) => [
    windowField(weekday, i, "from"),
    windowField(weekday, i, "to"),
  ]).flat(),
];

/** The fields of the form with the hours of Monday copied to Tuesday to Friday. */
export function withMondayCopied(fields: HoursFields): HoursFields {
  const copy = { ...fields };
  for (const { weekday } of USUAL_HOURS) {
    const names = dayNames(weekday);
    dayNames(MONDAY).forEach((from, i) => {
      const [name, value] = [names[i] ?? from, fields[from]];
      if (value === undefined) delete copy[name];
      else copy[name] = value;
    });
  }
  return copy;
}
