import { buildPushPayload } from "@block65/webcrypto-web-push";
import { PUSH_LIVES_MS, pushContent } from "#app/domain/notifications/push.ts";
import type { ClaimedPush, PushOutcome } from "#db/push/outbox.ts";
import type { PushSending } from "./push-sending.ts";

const SEND_LIMIT_MS = 10_000;
const GONE = [404, 410];
const LATER = [408, 429];

export type Sent = { outcome: PushOutcome; problem: string | null };

/**
 * Hands one push to its push service, encrypted for the browser, and says what became of it. Throws never. The
 * service keeps it for a browser that is off until the push is of no use; it cannot send us elsewhere.
 */
export async function sendPush(
  { keys, fetch }: PushSending,
  push: ClaimedPush,
  now: number,
): Promise<Sent> {
  const { endpoint, p256dh, auth, kind, createdAt } = push;
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
  const ttl = Math.max(1, Math.floor((createdAt + PUSH_LIVES_MS[kind] - now) / 1000));
  const urgency = kind === "review" ? "normal" : "high";
  try {
    const message = { data: pushContent(push), options: { ttl, urgency } } as const;
    const request = await buildPushPayload(message, subscription, keys);
    return await outcomeOf(fetch, endpoint, { ...request, method: "POST" });
  } catch (error) {
    return { outcome: "refused", problem: error instanceof Error ? error.message : "unknown" };
  }
}

async function outcomeOf(
  fetch: PushSending["fetch"],
  endpoint: string,
  request: RequestInit,
): Promise<Sent> {
  try {
    const signal = AbortSignal.timeout(SEND_LIMIT_MS);
    const answer = await fetch(endpoint, { ...request, redirect: "manual", signal });
    await answer.body?.cancel();
    const { ok, status } = answer;
    if (ok) return { outcome: "taken", problem: null };
    const problem = `HTTP ${status}`;
    if (GONE.includes(status)) return { outcome: "gone", problem };
    const mayPass = LATER.includes(status) || status >= 500;
    return { outcome: mayPass ? "later" : "refused", problem };
  } catch (error) {
    return { outcome: "later", problem: error instanceof Error ? error.name : "unknown" };
  }
}
