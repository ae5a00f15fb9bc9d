import {
  type Reader,
  readNumber,
  readObject,
  readText,
  readWithDefault,
} from "#app/domain/json-reader.ts";
import type { Pending, Problem } from "#app/domain/messages/chat.ts";
import { type Missed, readMissed } from "#app/domain/messages/conversation.ts";
import type { StartAbout } from "#app/domain/messages/conversation-start.ts";
import { type Message, readMessage } from "#app/domain/messages/message.ts";
import { type Refusal, refusalOf, screenSentence } from "#app/domain/messages/refusal.ts";
import { ABOUT_SESSION } from "#app/domain/queue/answer.ts";
import { QUEUE_HEADER } from "#app/domain/queue/entry.ts";
import { paths } from "#app/links.ts";
import { CircuitOpen, RequestFailed, sendingPolicy } from "./sending-policy.ts";

/**
 * The outcome of a request: its response, none of use, none at all ("lost": there is no connection), or that the person has
 * no access any more.
 */
export type RequestOutcome<T> =
  | { kind: "response"; value: T }
  | { kind: "none" }
  | { kind: "lost" }
  | { kind: "forbidden" };

export type SendOutcome =
  | { kind: "sent"; message: Message }
  /** No answer at all; where nothing waits on the device, it counts as refused with this problem. */
  | { kind: "lost"; problem: Problem }
  /** A message that had waited met the limit: it waits until then, UTC milliseconds. */
  | { kind: "paused"; until: number }
  | { kind: "refused"; problem: Problem; reachable: boolean }
  | { kind: "forbidden" };

/** The HTTP requests of one conversation. */
export type ConversationRequests = {
  /** After `noRetry` is aborted a request that fails is not tried again. */
  send(pending: Pending, noRetry: AbortSignal): Promise<SendOutcome>;
  missed(after: number): Promise<RequestOutcome<Missed>>;
  older(before: number): Promise<RequestOutcome<Missed>>;
  read(seq: number): Promise<RequestOutcome<number>>;
};

const LIMIT_MS = 8_000;
const readSent = readObject<{ message: Message }>({ message: readMessage });
const readMark = readObject<{ seq: number }>({ seq: readNumber });
const readRefused = readObject<{ error: string; reason: string | undefined }>({
  error: readText,
  reason: readWithDefault<string | undefined>(readText, undefined),
});
const FORBIDDEN = [401, 403, 404];

/** One circuit for all conversations of a tab: they share one service. */
let withRetries = sendingPolicy();
if (typeof window !== "undefined") {
  // What failed while the device had no connection says nothing about the service.
  window.addEventListener("online", () => {
    withRetries = sendingPolicy();
  });
}

/** The HTTP requests of one conversation. */
export function conversationRequests(conversationId: string, me: string): ConversationRequests {
  const thread = paths.thread(conversationId);
  return {
    send: (pending, noRetry) => sendTo(thread, { ...pending, me }, noRetry, outcomeOf),
    missed: (after) => request(`${thread}?after=${after}`, readMissed),
    older: (before) => request(`${thread}?before=${before}`, readMissed),
    read: async (seq) => {
      const body = new URLSearchParams({ seq: String(seq) });
      // `keepalive`: the mark is stored also when the person leaves the page at once.
      const init = { method: "POST", body, keepalive: true };
      const outcome = await request(paths.readMark(conversationId), readMark, init);
      return outcome.kind === "response" ? { kind: "response", value: outcome.value.seq } : outcome;
    },
  };
}

/** The HTTP requests of a conversation that begins with its first message; `begin` gets its id. */
export function firstMessageRequests(
  about: StartAbout,
  me: string,
  begin: (conversationId: string) => void,
): ConversationRequests {
  const path = paths.firstMessage(about);
  return {
    send: async (pending, noRetry) => {
      const outcome = await sendTo(path, { ...pending, me }, noRetry, startOutcomeOf);
      if (outcome.kind === "sent") begin(outcome.message.conversationId);
      return outcome;
    },
    missed: () => request(path, readMissed),
    older: async () => ({ kind: "none" }),
    read: async () => ({ kind: "none" }),
  };
}

/** Sends a message as its author: under another session it is refused. */
async function sendTo(
  path: string,
  message: Pending & { me: string },
  noRetry: AbortSignal,
  outcome: (response: Response) => Promise<SendOutcome>,
): Promise<SendOutcome> {
  const { clientId, content, me, hasWaited } = message;
  const lost: SendOutcome = { kind: "lost", problem: problemOf("network") };
  if (!navigator.onLine) return lost;
  const body = new URLSearchParams({ clientId, content });
  const headers = { [QUEUE_HEADER]: me };
  const post = () =>
    fetch(path, { method: "POST", headers, body, signal: AbortSignal.timeout(LIMIT_MS) });
  try {
    const response = await withRetries(post, noRetry);
    if (response.status === 429 && hasWaited) {
      return { kind: "paused", until: Date.now() + (waitOf(response) ?? 60) * 1000 };
    }
    return isJson(response) ? await outcome(response) : lost;
  } catch (error) {
    return failureOf(error) ?? lost;
  }
}

/** Why a conversation cannot begin is more than its status says. */
async function startOutcomeOf(response: Response): Promise<SendOutcome> {
  if (response.ok || response.status === 401) return outcomeOf(response);
  const { error, reason } = readRefused(await response.json());
  if (reason === ABOUT_SESSION) return { kind: "forbidden" };
  return { kind: "refused", problem: { sentence: error, retryAt: null }, reachable: true };
}

async function outcomeOf(response: Response): Promise<SendOutcome> {
  const body: unknown = await response.json();
  if (response.ok) return { kind: "sent", message: readSent(body).message };
  const { reason } = readRefused(body);
  if (response.status === 401 || reason === ABOUT_SESSION) return { kind: "forbidden" };
  const problem = problemOf(refusalOf(response.status), waitOf(response));
  return { kind: "refused", problem, reachable: true };
}

const waitOf = ({ headers }: Response) => Number(headers.get("Retry-After")) || undefined;

/**
 * Why a message was not sent; null when there was no answer at all. A service whose database is unavailable (503) counts
 * as a network failure (threat 46).
 */
function failureOf(error: unknown): SendOutcome | null {
  if (error instanceof CircuitOpen) {
    if (error.isLineLost) return null;
    const problem = { sentence: screenSentence("breaker"), retryAt: error.retryAt };
    return { kind: "refused", problem, reachable: false };
  }
  if (error instanceof RequestFailed && error.status === null) return null;
  const isDown = error instanceof RequestFailed && error.status === 503;
  return { kind: "refused", problem: problemOf(isDown ? "network" : "failed"), reachable: false };
}

function problemOf(refusal: Refusal, seconds?: number): Problem {
  return { sentence: screenSentence(refusal, seconds), retryAt: null };
}

async function request<T>(
  path: string,
  read: Reader<T>,
  init: RequestInit = {},
): Promise<RequestOutcome<T>> {
  try {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(LIMIT_MS) });
    // Only the application answers in JSON: a proxy's own 404, while the service restarts, says nothing about access.
    if (FORBIDDEN.includes(response.status) && isJson(response)) return { kind: "forbidden" };
    if (!response.ok) return { kind: "none" };
    // A captive portal answers too.
    if (!isJson(response)) return { kind: "lost" };
    return { kind: "response", value: read(await response.json()) };
  } catch {
    return { kind: "lost" };
  }
}

function isJson({ headers }: Response): boolean {
  return headers.get("Content-Type")?.startsWith("application/json") ?? false;
}
