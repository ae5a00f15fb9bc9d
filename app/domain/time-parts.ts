import { GUYANA } from "./time.ts";

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { timeZone: GUYANA, ...options });
const month = format({ month: "short" });
const day = format({ day: "numeric" });
const weekday = format({ weekday: "short" });
const clock = format({ hour: "numeric", minute: "2-digit" });

/** A moment (UTC milliseconds) as the leaf of a calendar in Guyana: "NOV", "21", "Sat". */
export function calendarLeaf(at: number) {
  return {
    month: month.format(at).toUpperCase(),
    day: day.format(at),
    weekday: weekday.format(at),
  };
}

/** The time of day in Guyana, "9:00 AM", of a moment in UTC milliseconds. */
export function clockText(at: number): string {
  return clock.format(at);
}
