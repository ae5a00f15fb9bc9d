import { createContext, type SubmitEvent, useContext, useRef } from "react";
import {
  isQueuedTransition,
  isWaiting,
  type OfferEntry,
  type QueuedTransition,
  type QueueEntry,
  type TransitionEntry,
} from "#app/domain/queue/entry.ts";

/** A transition as a form has it, of the version of the booking that the form shows. */
export type TransitionFields = Pick<
  TransitionEntry,
  "bookingId" | "transition" | "reason" | "version"
>;

/** What waits on the device to be sent, for the parts of a hydrated page that show it. */
export type QueuedWrites = {
  entries: readonly QueueEntry[];
  /** Keeps a transition until there is a connection; false where the device cannot. */
  keepTransition(fields: TransitionFields): Promise<boolean>;
  remove(id: string): void;
};

/** Null before hydration, and where the browser cannot keep anything. */
export const QueuedWritesContext = createContext<QueuedWrites | null>(null);

/** What waits for a booking; null when nothing does. */
export function useWaitingTransition(bookingId: string): TransitionEntry | null {
  const writes = useContext(QueuedWritesContext);
  const isOfIt = (entry: QueueEntry): entry is TransitionEntry =>
    entry.kind === "transition" && entry.bookingId === bookingId && isWaiting(entry);
  return writes?.entries.find(isOfIt) ?? null;
}

/** The own offer that waits for a job; null when none does. */
export function useWaitingOffer(jobId: string): OfferEntry | null {
  const writes = useContext(QueuedWritesContext);
  const isOfIt = (entry: QueueEntry): entry is OfferEntry =>
    entry.kind === "offer" && entry.jobId === jobId && isWaiting(entry);
  return writes?.entries.find(isOfIt) ?? null;
}

/**
 * Keeps the transition of a form about a booking when the device is offline; nothing is sent then. Where it cannot be kept
 * the form is sent all the same, and says that there was no answer.
 */
export function useKeepOffline(booking: Pick<TransitionFields, "bookingId" | "version">) {
  const writes = useContext(QueuedWritesContext);
  const cannotKeep = useRef(false);
  /** `fallback` is the transition where the form does not name it; `mayKeep` may say no. */
  return (
    event: SubmitEvent<HTMLFormElement>,
    mayKeep: (transition: QueuedTransition, reason: string) => boolean,
    fallback?: string,
  ): void => {
    if (!writes || navigator.onLine || cannotKeep.current) return;
    const { currentTarget: form, nativeEvent } = event;
    const { submitter } = nativeEvent;
    const fields = new FormData(form, submitter);
    const transition = fallback ?? fields.get("step");
    if (!isQueuedTransition(transition)) return;
    event.preventDefault();
    const reason = String(fields.get("reason") ?? "").trim();
    if (!mayKeep(transition, reason)) return;
    void writes.keepTransition({ ...booking, transition, reason }).then((isKept) => {
      if (isKept) return;
      cannotKeep.current = true;
      // A form that is just being submitted is not submitted once more.
      setTimeout(() => form.requestSubmit(submitter));
    });
  };
}
