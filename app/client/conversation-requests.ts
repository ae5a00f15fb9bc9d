import { z } from "zod";
import { type Missed, missedSchema } from "#app/domain/messages/conversation.ts";
import { messageSchema } from "#app/domain/messages/message.ts";
import { type Refusal, refusalOf, screenSentence } from "#app/domain/messages/refusal.ts";
import type { Answered, ChatCalls, SendOutcome } from "./conversation-connection.ts";
import { CallFailed, CircuitOpen, sendingPolicy } from "./sending.ts";

const LIMIT_MS = 8_000;
const sentSchema = z.object({ message: messageSchema });
const readSchema = z.object({ seq: z.number() });
const GONE = [401, 403, 404];

/** One circuit for all conversations of a tab: they all end at the same service. */
const send = sendingPolicy();

/** The calls of one conversation, at its addresses. */
export function chatCalls(conversationId: string): ChatCalls {
  const path = `/dashboard/messages/${conversationId}`;
  return {
    send: async ({ clientId, content }) => {
      try {
        return await outcomeOf(await send(`${path}/thread`, { clientId, content }));
      } catch (error) {
        return refusedBy(error);
      }
    },
    missed: (after) => ask(`${path}/thread?after=${after}`, missedSchema),
    older: (before): Promise<Answered<Missed>> =>
      ask(`${path}/thread?before=${before}`, missedSchema),
    read: async (seq) => {
      const body = new URLSearchParams({ seq: String(seq) });
      // What was read stays read for somebody who goes on to another page at once.
      const init = { method: "POST", body, keepalive: true };
      const marked = await ask(`${path}/read`, readSchema, init);
      return marked.is === "answer" ? { is: "answer", value: marked.value.seq } : marked;
    },
  };
}

async function outcomeOf(response: Response): Promise<SendOutcome> {
  if (response.ok) return { is: "sent", message: sentSchema.parse(await response.json()).message };
  if (response.status === 401) return { is: "gone" };
  const seconds = Number(response.headers.get("Retry-After")) || undefined;
  return refused(refusalOf(response.status), true, seconds);
}

/** The database behind the service is as far away as the service itself: both are the network's (threat 46). */
function refusedBy(error: unknown): SendOutcome {
  if (error instanceof CircuitOpen) {
    const problem = { sentence: screenSentence("breaker"), retryAt: error.retryAt };
    return { is: "refused", problem, answered: false };
  }
  const lost = error instanceof CallFailed && (error.status === null || error.status === 503);
  return refused(lost ? "network" : "failed", false);
}

function refused(refusal: Refusal, answered: boolean, seconds?: number): SendOutcome {
  const problem = { sentence: screenSentence(refusal, seconds), retryAt: null };
  return { is: "refused", problem, answered };
}

async function ask<S extends z.ZodType>(
  path: string,
  schema: S,
  init: RequestInit = {},
): Promise<Answered<z.output<S>>> {
  try {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(LIMIT_MS) });
    if (GONE.includes(response.status)) return { is: "gone" };
    if (!response.ok) return { is: "none" };
    return { is: "answer", value: schema.parse(await response.json()) };
  } catch {
    return { is: "none" };
  }
}
