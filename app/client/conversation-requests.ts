import { z } from "zod";
import { missedSchema } from "#app/domain/messages/conversation.ts";
import { messageSchema } from "#app/domain/messages/message.ts";
import { type Refusal, refusalOf, screenSentence } from "#app/domain/messages/refusal.ts";
import type {
  ConversationRequests,
  RequestOutcome,
  SendOutcome,
} from "./conversation-connection.ts";
import { CircuitOpen, RequestFailed, sendingPolicy } from "./sending-policy.ts";

const LIMIT_MS = 8_000;
const sentSchema = z.object({ message: messageSchema });
const readSchema = z.object({ seq: z.number() });
const FORBIDDEN = [401, 403, 404];

/** One circuit for all conversations of a tab: they share one service. */
const withRetries = sendingPolicy();

/** The HTTP requests of one conversation. */
export function conversationRequests(conversationId: string): ConversationRequests {
  const path = `/dashboard/messages/${conversationId}`;
  return {
    send: async ({ clientId, content }) => {
      const body = new URLSearchParams({ clientId, content });
      const post = () =>
        fetch(`${path}/thread`, {
          method: "POST",
          body,
          signal: AbortSignal.timeout(LIMIT_MS),
        });
      try {
        return await outcomeOf(await withRetries(post));
      } catch (error) {
        return failureOf(error);
      }
    },
    missed: (after) => request(`${path}/thread?after=${after}`, missedSchema),
    older: (before) => request(`${path}/thread?before=${before}`, missedSchema),
    read: async (seq) => {
      const body = new URLSearchParams({ seq: String(seq) });
      // `keepalive`: the mark is stored also when the person leaves the page at once.
      const init = { method: "POST", body, keepalive: true };
      const outcome = await request(`${path}/read`, readSchema, init);
      return outcome.is === "response" ? { is: "response", value: outcome.value.seq } : outcome;
    },
  };
}

async function outcomeOf(response: Response): Promise<SendOutcome> {
  if (response.ok) return { is: "sent", message: sentSchema.parse(await response.json()).message };
  if (response.status === 401) return { is: "forbidden" };
  const seconds = Number(response.headers.get("Retry-After")) || undefined;
  return refused(refusalOf(response.status), true, seconds);
}

/** A service whose database is unavailable (503) counts as a network failure, like no response (threat 46). */
function failureOf(error: unknown): SendOutcome {
  if (error instanceof CircuitOpen) {
    const problem = { sentence: screenSentence("breaker"), retryAt: error.retryAt };
    return { is: "refused", problem, reachable: false };
  }
  const lost = error instanceof RequestFailed && (error.status === null || error.status === 503);
  return refused(lost ? "network" : "failed", false);
}

function refused(refusal: Refusal, reachable: boolean, seconds?: number): SendOutcome {
  const problem = { sentence: screenSentence(refusal, seconds), retryAt: null };
  return { is: "refused", problem, reachable };
}

async function request<S extends z.ZodType>(
  path: string,
  schema: S,
  init: RequestInit = {},
): Promise<RequestOutcome<z.output<S>>> {
  try {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(LIMIT_MS) });
    if (FORBIDDEN.includes(response.status)) return { is: "forbidden" };
    if (!response.ok) return { is: "none" };
    return { is: "response", value: schema.parse(await response.json()) };
  } catch {
    return { is: "none" };
  }
}
