import { isWaiting, type QueuedTransition, type QueueEntry } from "./entry.ts";

const WAITS: Record<QueuedTransition, string> = {
  accept: "You accepted this booking",
  complete: "You marked this booking as completed",
  cancel: "You cancelled this booking",
  decline: "You declined this request",
};

const FAILED: Record<QueuedTransition, string> = {
  accept: "Your booking was not accepted.",
  complete: "Your booking was not marked as completed.",
  cancel: "Your booking was not cancelled.",
  decline: "The request was not declined.",
};

/** What a booking shows while a transition of it waits. */
export const waitingText = (transition: QueuedTransition): string =>
  `${WAITS[transition]}. It is kept on this device and sent when there is a connection.`;

/** What a job shows while the own offer for it waits. */
export const OFFER_WAITS = "Your offer is kept on this device and sent when there is a connection.";

/** What a page says first about an entry that was refused. */
export function failedText(entry: QueueEntry): string {
  switch (entry.kind) {
    case "message":
      return `Your message to ${entry.otherName} was not sent.`;
    case "transition":
      return FAILED[entry.transition];
    case "offer":
      return "Your offer was not sent.";
  }
}

/** How much has not been sent yet, as in “2 messages have not been sent yet.” */
export function notSentText(entries: readonly QueueEntry[]): string {
  const waiting = entries.filter(isWaiting);
  const count = (kind: QueueEntry["kind"]) => waiting.filter((one) => one.kind === kind).length;
  const parts = [
    counted(count("message"), "message"),
    counted(count("transition"), "change to a booking", "changes to bookings"),
    counted(count("offer"), "offer"),
  ].filter(Boolean);
  const list = [parts.slice(0, -1).join(", "), parts.at(-1)].filter(Boolean).join(" and ");
  const verb = waiting.length === 1 ? "has" : "have";
  return `${list} ${verb} not been sent yet.`;
}

function counted(count: number, one: string, many = `${one}s`): string {
  return count === 0 ? "" : `${count} ${count === 1 ? one : many}`;
}
