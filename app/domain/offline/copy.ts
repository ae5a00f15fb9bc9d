import { DAY_MS, MINUTE_MS } from "#app/domain/time/durations.ts";

/** A booking as it is shown without a connection: texts as the pages write them for this person. */
export type KeptBooking = {
  id: string;
  /** The day in Guyana, "2026-11-24". */
  day: string;
  dayText: string;
  time: string;
  service: string;
  status: string;
  /** "Customer: Anita Persaud" or "Professional: Ravi Singh". */
  person: string;
  place: string;
  /** As it is dialled; empty where the pages do not show it. */
  phone: string;
  phoneText: string;
  price: string;
  notes: string;
  /** What the offer said that it was made from; empty where there was none. */
  offer: string;
  reference: string;
};

type KeptMessage = { from: string; text: string; time: string };
export type KeptConversation = { id: string; person: string; messages: KeptMessage[] };
type KeptService = { id: string; title: string; professional: string; price: string };

/** What a phone keeps of somebody's day. */
export type OfflineCopy = {
  bookings: KeptBooking[];
  conversations: KeptConversation[];
  saved: KeptService[];
};

/** A copy on the device: `at` is when it was last known to be the newest, `tag` the ETag of the response. */
export type KeptCopy = { copy: OfflineCopy; at: number; tag: string };

/** How many days of bookings are kept, today's included, and how much of the messages. */
export const KEPT_DAYS = 8;
export const KEPT_CONVERSATIONS = 20;
export const KEPT_MESSAGES = 30;

const OLDEST_MS = 14 * DAY_MS;
const FRESH_MS = 10 * MINUTE_MS;

/** Whether a copy may still be shown. One from the future was made under a wrong clock, and nobody knows its age. */
export function mayBeShown({ at }: Pick<KeptCopy, "at">, now: number): boolean {
  return at <= now + DAY_MS && now - at < OLDEST_MS;
}

/** Whether it is time to ask for a newer copy. */
export function isDue(kept: Pick<KeptCopy, "at"> | null, now: number): boolean {
  return kept === null || Math.abs(now - kept.at) >= FRESH_MS;
}

/** A copy as it was stored, or null for anything else, as from another release. */
export function readKeptCopy(stored: unknown): KeptCopy | null {
  if (!isRecord(stored) || !isCopy(stored.copy)) return null;
  const { copy, at, tag } = stored;
  return typeof at === "number" && typeof tag === "string" ? { copy, at, tag } : null;
}

/** Whether a JSON answer is a copy: its lists hold texts by name, and nothing else is read of them. */
export function isCopy(sent: unknown): sent is OfflineCopy {
  if (!isRecord(sent)) return false;
  const { bookings, conversations, saved } = sent;
  return (
    areRecords(bookings, BOOKING) &&
    areRecords(conversations, ["id", "person"]) &&
    conversations.every(({ messages }) => areRecords(messages, ["from", "text", "time"])) &&
    areRecords(saved, ["id", "title", "professional", "price"])
  );
}

const BOOKING: readonly (keyof KeptBooking)[] = [
  "id",
  "day",
  "dayText",
  "time",
  "service",
  "status",
  "person",
  "place",
  "phone",
  "phoneText",
  "price",
  "notes",
  "offer",
  "reference",
];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function areRecords(list: unknown, texts: readonly string[]): list is Record<string, unknown>[] {
  return (
    Array.isArray(list) &&
    list.every((one) => isRecord(one) && texts.every((name) => typeof one[name] === "string"))
  );
}
