import { createContext, type RouterContextProvider } from "react-router";
import { chosenLength, chosenSlot } from "#app/domain/bookings/form.ts";
import { type ChosenTimeRefusal, refuseChosenTime } from "#app/domain/bookings/requested-time.ts";
import type { Schedule } from "#app/domain/bookings/times.ts";

/** What a form with times chooses; `shown` is the length whose times it showed. */
type Posted = Partial<Record<"service" | "duration" | "slot" | "shown", string | undefined>>;

const postedContext = createContext<Posted>({});

/** Notes what a posted form chooses, for the page that answers it. Without `slot` it only asks for other times. */
export function notePosted(context: Readonly<RouterContextProvider>, posted: Posted): void {
  context.set(postedContext, posted);
}

/** The service or length of which a page shows the times: of the form that it answers, else of its address; null for none. */
export function namedChoice(
  context: Readonly<RouterContextProvider>,
  url: URL,
  name: "service" | "duration",
): string | null {
  return context.get(postedContext)[name] ?? url.searchParams.get(name);
}

/** Why the time of the posted form that a page answers cannot be had; null where it can, or none was chosen. */
export function refusePostedTime(
  context: Readonly<RouterContextProvider>,
  schedule: Schedule,
  { minutes, now }: { minutes: number; now: number },
): ChosenTimeRefusal | null {
  const { slot, shown } = context.get(postedContext);
  const startsAt = chosenSlot(slot);
  if (startsAt === null) return null;
  const shownMinutes = shown === undefined ? minutes : chosenLength(shown);
  return refuseChosenTime(schedule, { startsAt, minutes, shown: shownMinutes, now });
}
