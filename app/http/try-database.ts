import { data } from "react-router";
import { HashingFailed } from "#app/domain/failure.ts";
import { unavailableCause } from "#db/unavailable.ts";

/**
 * What a call gave, or `{ ok: false }` when the database did not answer or no password can be hashed; the page then
 * says so with a 503.
 */
export async function tryDatabase<T>(
  read: Promise<T>,
): Promise<{ ok: true; value: T } | { ok: false }> {
  try {
    return { ok: true, value: await read };
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    console.error(JSON.stringify(failure));
    return { ok: false };
  }
}

function failureOf(error: unknown): { event: string; cause?: string } | null {
  if (error instanceof HashingFailed) return { event: "hashing-failed" };
  const cause = unavailableCause(error);
  return cause === null ? null : { event: "database-unavailable", cause };
}

/** A page that works but could not be filled: 503, to be asked again in a few seconds. */
export function serviceUnavailable<T>(page: T) {
  return data(page, { status: 503, headers: { "Retry-After": "5" } });
}

/** What a read gave, or a plain 503 thrown: for answers that are no pages. */
export async function databaseResultOrThrow<T>(read: Promise<T>): Promise<T> {
  const result = await tryDatabase(read);
  if (result.ok) return result.value;
  throw new Response("Not available right now. Please try again in a moment.", {
    status: 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "5" },
  });
}
