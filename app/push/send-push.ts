import { buildPushPayload } from "@block65/webcrypto-web-push";
import { PUSH_LIVES_MS, pushContent } from "#app/domain/notifications/push.ts";
import type { ClaimedPush, PushOutcome } from "#db/push/outbox.ts";
import type { PushSending } from "./push-sending.ts";

const SEND_LIMIT_MS = 10_000;
const SUBSCRIPTION_ENDED = [404, 410];
const RETRYABLE = [408, 429];

export type PushAttempt = { outcome: PushOutcome; problem: string | null };

/**
 * Sends one push to its push service, encrypted for the browser, and gives the outcome; never throws. The service keeps
 * it for an offline browser until it is outdated. Redirects are not followed.
 */
export async function sendPush(
  { keys, fetch }: PushSending,
  push: ClaimedPush,
  now: number,
): Promise<PushAttempt> {
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
): Promise<PushAttempt> {
  try {
    const signal = AbortSignal.timeout(SEND_LIMIT_MS);
    const response = await fetch(endpoint, { ...request, redirect: "manual", signal });
    await response.body?.cancel();
    const { ok, status } = response;
    if (ok) return { outcome: "taken", problem: null };
    const problem = `HTTP ${status}`;
    if (SUBSCRIPTION_ENDED.includes(status)) return { outcome: "gone", problem };
    const isRetryable = RETRYABLE.includes(status) || status >= 500;
    return { outcome: isRetryable ? "later" : "refused", problem };
  } catch (error) {
    return { outcome: "later", problem: error instanceof Error ? error.name : "unknown" };
  }
}
