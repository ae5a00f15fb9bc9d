import { createContext, type RouterContextProvider } from "react-router";
import { chosenLength, chosenSlot } from "#app/domain/bookings/form.ts";
import { type ChosenTimeRefusal, refuseChosenTime } from "#app/domain/bookings/requested-time.ts";
import type { Schedule } from "#app/domain/bookings/times.ts";

/** The choices in a form with times; `shown` is the length whose times the form showed. */
type FormChoices = Partial<Record<"service" | "duration" | "slot" | "shown", string | undefined>>;

const choicesContext = createContext<FormChoices>({});

/** Stores the choices of a posted form for the page that answers it. Without `slot` the form only asks for other times. */
export function notePosted(context: Readonly<RouterContextProvider>, choices: FormChoices): void {
  context.set(choicesContext, choices);
}

/** The service or length whose times a page shows: from the form it answers, or else from its address; null for none. */
export function namedChoice(
  context: Readonly<RouterContextProvider>,
  url: URL,
  name: "service" | "duration",
): string | null {
  return context.get(choicesContext)[name] ?? url.searchParams.get(name);
}

/** Why the time in the posted form is not available; null when it is, or when none was chosen. */
export function refusePostedTime(
  context: Readonly<RouterContextProvider>,
  schedule: Schedule,
  { minutes, now }: { minutes: number; now: number },
): ChosenTimeRefusal | null {
  const { slot, shown } = context.get(choicesContext);
  const startsAt = chosenSlot(slot);
  if (startsAt === null) return null;
  const shownMinutes = shown === undefined ? minutes : chosenLength(shown);
  return refuseChosenTime(schedule, { startsAt, minutes, shown: shownMinutes, now });
}
