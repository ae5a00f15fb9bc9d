import type { Availability } from "./availability.ts";
import { WEEKDAYS } from "./hours.ts";
import { openOn, type WeeklyWindow } from "./times.ts";

/**
 * When a service can be booked in a week, Monday first, days in a row with the same hours together: "Monday to Friday",
 * "9 AM to 12 PM, 1 PM to 4:30 PM". Days without hours are left out.
 */
export function openingHours(
  windows: Availability,
  hours: readonly WeeklyWindow[],
): { days: string; hours: string }[] {
  const runs: { names: string[]; hours: string }[] = [];
  let before = "";
  for (const { weekday, name } of WEEKDAYS) {
    const open = openOn({ windows, hours }, weekday)
      .map(({ from, to }) => `${clockText(from)} to ${clockText(to)}`)
      .join(", ");
    const run = runs.at(-1);
    if (run && open && open === before) run.names.push(name);
    else if (open) runs.push({ names: [name], hours: open });
    before = open;
  }
  return runs.map(({ names, hours }) => ({
    days: names.length < 3 ? names.join(" and ") : `${names[0]} to ${names.at(-1)}`,
    hours,
  }));
}

/** Minutes after midnight: "8 AM", "4:30 PM". */
export function clockText(minute: number): string {
  const hour = Math.floor(minute / 60);
  const rest = minute % 60;
  const clock = `${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, "0")}` : ""}`;
  return `${clock} ${hour < 12 ? "AM" : "PM"}`;
}
