import { data } from "react-router";
import { isNoAnswer } from "#app/client/connection/no-answer.ts";
import { withTimeout } from "#app/domain/failures/with-timeout.ts";

const LIMIT_MS = 8_000;

/**
 * Sends a form. Without an answer `keep` keeps it on the device and gives what the page shows, or null where it cannot; the
 * server does it once, also when its answer was lost.
 */
export async function sendOrKeep<T, K>(send: () => Promise<T>, keep: () => Promise<K | null>) {
  try {
    return await withTimeout(LIMIT_MS, send());
  } catch (error) {
    if (!isNoAnswer(error)) throw error;
    const answer = await keep();
    if (answer === null) throw error;
    // The router loads nothing again after a failed form, and there is no connection to load anything.
    return data(answer, { status: 503 });
  }
}
