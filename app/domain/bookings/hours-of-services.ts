import type { Availability } from "./availability.ts";
import { USUAL_HOURS, WEEKDAYS } from "./hours.ts";
import { openOn, type WeeklyWindow } from "./times.ts";
import { offeredTimes } from "./week.ts";

/** A service with the windows in which it can be booked, apart from the hours of its professional. */
export type ServiceTimes = Availability & { title: string };

/**
 * The hours that the form begins with while none are stored: when the services can be booked now, so that saving them takes
 * nothing away; without a service the usual ones.
 */
export function firstHours(services: readonly Availability[]): WeeklyWindow[] {
  if (services.length === 0) return [...USUAL_HOURS];
  const schedule = { windows: offeredTimes(services), hours: [] };
  return WEEKDAYS.flatMap(({ weekday }) =>
    openOn(schedule, weekday).map((window) => ({ weekday, ...window })),
  );
}

/** When services cannot be booked with these hours, although they say so: those with the same times together. */
export function lostTimes(
  hours: readonly WeeklyWindow[],
  services: readonly ServiceTimes[],
): { titles: string[]; when: string }[] {
  const lost = new Map<string, string[]>();
  for (const { title, ...windows } of services) {
    const when = lostWhen(windows, hours);
    if (when) lost.set(when, [...(lost.get(when) ?? []), title]);
  }
  return [...lost].map(([when, titles]) => ({ when, titles }));
}

const EVENINGS: Availability = { weekdays: false, weekends: false, evenings: true };

/** What a service loses by these hours, as the end of a sentence: "on Saturday and Sunday"; "" where it loses no day. */
function lostWhen(windows: Availability, hours: readonly WeeklyWindow[]): string {
  const isOpen = (some: Availability, own: readonly WeeklyWindow[], weekday: number) =>
    openOn({ windows: some, hours: own }, weekday).length > 0;
  const days = WEEKDAYS.filter(({ weekday }) => isOpen(windows, [], weekday));
  const closed = days.filter(({ weekday }) => !isOpen(windows, hours, weekday));
  if (closed.length === days.length) return "at all";
  const names = closed.map(({ name }) => name);
  const noEvening =
    windows.evenings && !WEEKDAYS.some(({ weekday }) => isOpen(EVENINGS, hours, weekday));
  return [
    ...(names.length > 0 ? [`on ${listed(names)}`] : []),
    ...(noEvening ? ["in the evening"] : []),
  ].join(", and ");
}

const MOST_NAMED = 3;

/** The services of a loss as a sentence names them: at most three by their titles. */
export function namedServices(titles: readonly string[]): string {
  const quoted = titles.map((title) => `“${title}”`);
  if (quoted.length <= MOST_NAMED) return listed(quoted);
  const named = quoted.slice(0, MOST_NAMED - 1);
  return listed([...named, `${quoted.length - named.length} more of your services`]);
}

function listed(texts: readonly string[]): string {
  return texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} and ${texts.at(-1)}`;
}
