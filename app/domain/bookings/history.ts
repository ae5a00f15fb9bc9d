import { CHANGED_ELSEWHERE } from "#app/domain/forms/difference.ts";
import type { BookingDetails, BookingHistoryEntry, Party } from "./booking.ts";
import type { HistoryAction } from "./transitions.ts";

/** What happened without a person. */
const AUTOMATIC = {
  expired: "Nobody answered in time, so the request has ended.",
  withdrawn: "The service is no longer offered, so the request was closed.",
};

/** What a person did, after their name; `{other}` stands for the name of the other one. */
const BY_PERSON: Record<Exclude<HistoryAction, keyof typeof AUTOMATIC>, string> = {
  requested: "requested this time",
  offer_accepted: "accepted the time that was offered",
  accepted: "accepted",
  declined: "declined",
  cancelled: "cancelled",
  completed: "marked it as completed",
  proposed: "proposed another time",
  proposal_accepted: "accepted the new time",
  proposal_declined: "kept the old time",
  no_show: "reported that {other} did not come",
  disputed: "said that it did not happen",
};

const textOf = (texts: Record<string, string>, action: string) =>
  Object.hasOwn(texts, action) ? (texts[action] ?? null) : null;

const isAutomatic = (action: string) => Object.hasOwn(AUTOMATIC, action);

type Names = Pick<BookingDetails, "customerName" | "professionalName"> &
  Partial<Pick<BookingDetails, "history">>;

/**
 * The sentence of an entry of the history, without its full stop where a person did it; null for a reminder. `objects` are
 * the names within a sentence, where they differ from those that begin one.
 */
export function historyText(
  { action, actor }: BookingHistoryEntry,
  names: Names,
  objects: Names = names,
): string | null {
  const isByCustomer = actor === "customer";
  const isWithdrawn = action === "cancelled" && names.history && wasWithdrawn(names.history);
  const did = isWithdrawn ? "withdrew the request" : textOf(BY_PERSON, action);
  if (did === null) return textOf(AUTOMATIC, action);
  const other = isByCustomer ? objects.professionalName : objects.customerName;
  const text = did.replace("{other}", () => other);
  return `${isByCustomer ? names.customerName : names.professionalName} ${text}`;
}

const CONFIRMING: readonly HistoryAction[] = ["accepted", "offer_accepted", "proposal_accepted"];

/** Whether the two ever agreed on a time of this booking. */
export function wasConfirmed({ history }: { history: readonly BookingHistoryEntry[] }): boolean {
  return history.some(({ action }) => CONFIRMING.some((confirming) => confirming === action));
}

/** Whether a booking ended with its customer's withdrawal of a request that nobody had agreed to (decision 70). */
function wasWithdrawn(history: readonly BookingHistoryEntry[]): boolean {
  const isCancelled = history.some(
    ({ action, actor }) => action === "cancelled" && actor === "customer",
  );
  return isCancelled && !wasConfirmed({ history });
}

/**
 * Why what `party` pressed on a page with this version of the booking is refused: what has happened since (threat 96). A
 * page of the release before has no version.
 */
export function staleText(
  booking: Names & Pick<BookingDetails, "history">,
  party: Party,
  version: number | null,
): string {
  const names = { ...booking, [`${party}Name`]: "You" };
  const objects = { ...booking, [`${party}Name`]: "you" };
  const last = booking.history.findLast(({ createdAt }) => createdAt > (version ?? 0));
  const text = last ? historyText(last, names, objects) : null;
  if (!last || !text) return CHANGED_ELSEWHERE;
  const said = isAutomatic(last.action) ? text : `${text} after this page was opened.`;
  return `${said} Look at the booking as it is now.`;
}
