import { errorText } from "#app/domain/failures/error-text.ts";
import type { Database } from "#db/client.ts";
import { type ClaimedPush, claimPushes, settlePushes } from "#db/push/outbox.ts";
import type { PushSending } from "./push-sending.ts";
import { type Sent, sendPush } from "./send-push.ts";

type Delivery = {
  db: Database;
  sending: PushSending;
  /** UTC milliseconds now. */
  now: number;
};

const MOST_ROUNDS = 5;
// With the last round it ends within the 30 s a Worker has after its response, and before its first claims are due again.
const RUN_LIMIT_MS = 15_000;

/**
 * Sends due pushes, ten at a time and at most fifty. Each is claimed first, so that two runs at once send none twice. A
 * push that its service does not accept now stays for a later run. Throws only when the database is unavailable.
 */
export async function deliverPushes({ db, sending, now }: Delivery): Promise<void> {
  const started = Date.now();
  for (let n = 0; n < MOST_ROUNDS && Date.now() - started < RUN_LIMIT_MS; n += 1) {
    const claimed = await claimPushes(db, now);
    if (claimed.length === 0) return;
    const settled = await Promise.all(
      claimed.map(async (push) => {
        const sent = await sendPush(sending, push, now);
        logAttempt(push, sent);
        return { push, outcome: sent.outcome };
      }),
    );
    await settlePushes(db, settled);
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

/** With the host of the push service; never the endpoint, which is a secret, nor the text (threat 61). */
function logAttempt({ kind, endpoint, attempt }: ClaimedPush, { outcome, problem }: Sent): void {
  const service = new URL(endpoint).hostname;
  console.log(JSON.stringify({ event: "push", kind, service, outcome, problem, attempt }));
}
