import { errorText } from "#app/domain/failures/error-text.ts";
import type { Database } from "#db/connection/client.ts";
import { type ClaimedPush, claimPushes, settlePushes } from "#db/push/outbox.ts";
import type { PushSending } from "./push-sending.ts";
import { type PushAttempt, sendPush } from "./send-push.ts";

type Delivery = {
  db: Database;
  sending: PushSending;
  /** UTC milliseconds now. */
  now: number;
};

const MOST_ROUNDS = 5;
// So that the last round ends within the 30 s of a Worker after its response, and before the first claims expire.
const RUN_LIMIT_MS = 15_000;

/**
 * Sends due pushes, ten at a time and at most fifty. Each is claimed first, so that two runs at once send none twice. A
 * push that its service does not accept now is sent again by a later run. Throws only when the database is unavailable.
 */
export async function deliverPushes({ db, sending, now }: Delivery): Promise<void> {
  const startedAt = Date.now();
  for (let n = 0; n < MOST_ROUNDS && Date.now() - startedAt < RUN_LIMIT_MS; n += 1) {
    const pushes = await claimPushes(db, now);
    if (pushes.length === 0) return;
    const results = await Promise.all(
      pushes.map(async (push) => {
        const attempt = await sendPush(sending, push, now);
        logAttempt(push, attempt);
        return { push, outcome: attempt.outcome };
      }),
    );
    await settlePushes(db, results);
  }
}

/** As `deliverPushes`, after a response: an error is logged. */
export async function deliverPushesSilently(delivery: Delivery): Promise<void> {
  try {
    await deliverPushes(delivery);
  } catch (error) {
    console.error(JSON.stringify({ event: "pushing-failed", error: errorText(error) }));
  }
}

/** Logs the host of the push service, never the endpoint, which is a secret, nor the text (threat 61). */
function logAttempt(
  { kind, endpoint, attempt }: ClaimedPush,
  { outcome, problem }: PushAttempt,
): void {
  const service = new URL(endpoint).hostname;
  console.log(JSON.stringify({ event: "push", kind, service, outcome, problem, attempt }));
}
