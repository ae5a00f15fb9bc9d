import { dayOf } from "#app/domain/time/guyana-day.ts";

const ZONE = { timeZone: "America/Guyana" } as const;

/** When something was kept, in Guyana's time: "7:12 AM" today, "22 Nov, 7:12 AM" before. */
export function keptTimeText(at: number, now: number): string {
  const moment = new Date(at);
  const options = { ...ZONE, hour: "numeric", minute: "2-digit" } as const;
  const time = moment.toLocaleTimeString("en-US", options);
  if (dayOf(at) === dayOf(now)) return time;
  const day = moment.toLocaleDateString("en-GB", { ...ZONE, day: "numeric", month: "short" });
  return `${day}, ${time}`;
}
