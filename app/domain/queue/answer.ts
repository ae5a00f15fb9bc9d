import { refusalOf, screenSentence } from "#app/domain/messages/refusal.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import type { QueueEntry } from "./entry.ts";

/** The server's answer to a queued write; a status of null is no answer of ours. */
export type Answer = {
  status: number | null;
  /** The sentence of a refusal. */
  error: string;
  /** Whether it is about who is signed in now, not about what was written. */
  isAboutSession: boolean;
  /** How long a limit lasts. */
  waitSeconds: number;
};

export const NO_ANSWER: Answer = { status: null, error: "", isAboutSession: false, waitSeconds: 0 };

/** What becomes of an entry after an answer. */
export type Next =
  | { do: "remove" }
  /** Nothing more is sent now: there is no connection, the service fails, or nobody, or somebody else, is signed in. */
  | { do: "wait" }
  /** Its lane waits until `until`, UTC milliseconds. */
  | { do: "pause"; until: number }
  /** It is refused for good. */
  | { do: "tell"; sentence: string };

const PAUSE_MS = MINUTE_MS;

/** What becomes of an entry after an answer at `now`, UTC milliseconds. */
export function nextAfter(entry: QueueEntry, answer: Answer, now: number): Next {
  const { status, isAboutSession, waitSeconds } = answer;
  if (status === null || status >= 500 || status === 401 || isAboutSession) return { do: "wait" };
  if (status < 300) return { do: "remove" };
  if (status === 429) {
    return { do: "pause", until: now + (waitSeconds * 1000 || PAUSE_MS) };
  }
  return { do: "tell", sentence: sentenceOf(entry, status, answer.error) };
}

/** A message's refusal has its sentence for the screen, unless it says why no conversation begins. */
function sentenceOf({ kind, path }: QueueEntry, status: number, error: string): string {
  const refusal = refusalOf(status);
  const isPlain = kind !== "message" || path.includes("/new/") || refusal === "failed";
  return isPlain && error !== "" ? error : screenSentence(refusal);
}

/** Reads an answer. Only the application answers in JSON: a captive portal's page says nothing. */
export async function answerOf(response: Response): Promise<Answer> {
  const { status, headers } = response;
  if (!headers.get("Content-Type")?.startsWith("application/json")) return NO_ANSWER;
  const body: unknown = await response.json();
  const error = field(body, "error");
  return {
    status,
    error: typeof error === "string" ? error : "",
    isAboutSession: field(body, "reason") === ABOUT_SESSION,
    waitSeconds: Number(headers.get("Retry-After")) || 0,
  };
}

/** The `reason` of a refusal that is about who is signed in now, not about what was written. */
export const ABOUT_SESSION = "session";

const field = (body: unknown, name: string): unknown =>
  typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;
