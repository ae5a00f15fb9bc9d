import { DAY_MS } from "#app/domain/time/durations.ts";

/** What a booking is told from a device without a connection. */
export const QUEUED_TRANSITIONS = ["accept", "complete", "cancel", "decline"] as const;
export type QueuedTransition = (typeof QUEUED_TRANSITIONS)[number];

type Waiting = {
  /** Made on the device: a message's client id, or one for a transition. */
  id: string;
  /** The id of who wrote it. */
  person: string;
  /** Where it is posted. */
  path: string;
  /** UTC milliseconds when it was written; entries go out in this order. */
  at: number;
  /** UTC milliseconds before which it is not sent, after a limit. */
  notBefore: number;
  /** Why it will never be sent; null while it waits. */
  refused: string | null;
};

export type MessageEntry = Waiting & {
  kind: "message";
  /** The other person, of whom there is one conversation. */
  otherId: string;
  otherName: string;
  /** The page of the conversation. */
  page: string;
  content: string;
};

export type TransitionEntry = Waiting & {
  kind: "transition";
  bookingId: string;
  transition: QueuedTransition;
  reason: string;
  /** The start of the booking as it was seen, UTC milliseconds, in an entry of the release before; null in others. */
  startsAt: number | null;
  /** The version of the booking on the page where it was pressed; null in an entry of the release before. */
  version: number | null;
};

export type OfferEntry = Waiting & {
  kind: "offer";
  jobId: string;
  /** The form of the offer, as it is posted. */
  form: string;
};

/** Something written that waits on the device until it can be sent. */
export type QueueEntry = MessageEntry | TransitionEntry | OfferEntry;

/** Each kind that can wait. The server refuses all of them under another session (`QUEUE_HEADER`). */
export const QUEUED_KINDS = [
  "message",
  "transition",
  "offer",
] as const satisfies QueueEntry["kind"][];

/** The header with the id of who wrote what is posted. */
export const QUEUE_HEADER = "Kayap-Person";

/** A booking or a job may be a different one after two days: what is older is not sent but told. A message always is. */
const OLDEST_MS = 2 * DAY_MS;
export const TOO_OLD = "This was not sent, because it was written more than 48 hours ago.";

/** Whether a booking's transition can wait on a device. */
export const isQueuedTransition = (name: unknown): name is QueuedTransition =>
  QUEUED_TRANSITIONS.some((transition) => transition === name);

/** Entries of one lane go out one after another: those to one person, about one booking or about one job. */
function laneOf(entry: QueueEntry): string {
  switch (entry.kind) {
    case "message":
      return messageLane(entry.otherId);
    case "transition":
      return `booking ${entry.bookingId}`;
    case "offer":
      return `job ${entry.jobId}`;
  }
}

/** The lane of the messages to one person. */
export const messageLane = (otherId: string): string => `message ${otherId}`;

/** The entries that wait, by lane, each in the order of writing. Refused ones wait no longer. */
export function lanesOf(entries: readonly QueueEntry[]): Map<string, QueueEntry[]> {
  const lanes = new Map<string, QueueEntry[]>();
  for (const entry of inOrder(entries).filter(isWaiting)) {
    lanes.set(laneOf(entry), [...(lanes.get(laneOf(entry)) ?? []), entry]);
  }
  return lanes;
}

/** In the order of writing. */
export const inOrder = (entries: readonly QueueEntry[]): QueueEntry[] =>
  [...entries].sort((a, b) => a.at - b.at);

/** Whether an entry has still to be sent. */
export const isWaiting = ({ refused }: QueueEntry): boolean => refused === null;

/** Whether an entry is too old to be sent at `now`, UTC milliseconds. */
export function isTooOld(entry: QueueEntry, now: number): boolean {
  return entry.kind !== "message" && now - entry.at > OLDEST_MS;
}

/** What is posted for an entry: to which path, as whom, with which fields. */
export function requestOf(entry: QueueEntry) {
  return {
    path: entry.path,
    headers: { [QUEUE_HEADER]: entry.person },
    fields: new URLSearchParams(fieldsOf(entry)),
  };
}

function fieldsOf(entry: QueueEntry): Record<string, string> | string {
  switch (entry.kind) {
    case "message":
      return { clientId: entry.id, content: entry.content };
    case "transition": {
      const { transition, reason, startsAt, version } = entry;
      return {
        step: transition,
        reason,
        ...(startsAt !== null && { startsAt: String(startsAt) }),
        ...(version !== null && { version: String(version) }),
      };
    }
    case "offer":
      return entry.form;
  }
}

/** An entry as it was stored on the device, perhaps by another release; null for what is none. */
export function parseEntry(stored: unknown): QueueEntry | null {
  if (!isRecord(stored)) return null;
  const { id, person, path, at, notBefore, refused } = stored;
  if (!isText(id) || !isText(person) || !isOwnPath(path)) return null;
  if (!isNumber(at) || !isNumber(notBefore) || !(refused === null || isText(refused))) return null;
  const waiting = { id, person, path, at, notBefore, refused };
  const { kind, otherId, otherName, page, content } = stored;
  if (kind === "message") {
    const isWhole = isText(otherId) && isText(otherName) && isOwnPath(page) && isText(content);
    return isWhole ? { ...waiting, kind, otherId, otherName, page, content } : null;
  }
  const { jobId, form } = stored;
  if (kind === "offer") {
    return isText(jobId) && isText(form) ? { ...waiting, kind, jobId, form } : null;
  }
  const { bookingId, transition, reason, startsAt, version = null } = stored;
  if (kind !== "transition" || !isText(bookingId) || !isQueuedTransition(transition)) return null;
  if (!isText(reason) || !(startsAt === null || isNumber(startsAt))) return null;
  if (!(version === null || isNumber(version))) return null;
  return { ...waiting, kind, bookingId, transition, reason, startsAt, version };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number";
const isOwnPath = (value: unknown): value is string =>
  isText(value) && value.startsWith("/dashboard/");
