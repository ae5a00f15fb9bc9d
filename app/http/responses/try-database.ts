import { HashingFailed } from "#app/domain/failures/failure.ts";
import { unavailableCause } from "#db/connection/unavailable.ts";
import { RETRY_AFTER_S, refuse } from "./respond.ts";

/**
 * The value of a call, or `{ ok: false }` when the database did not answer or no password can be hashed; the page then
 * answers with a 503.
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

/**
 * The data of a page without a form of its own. When the database does not answer, throws a 503 that the error boundary
 * of its layout shows, with `title` and Try again. A page with a form uses `tryDatabase`, so that its values stay.
 */
export async function readForPage<T>(read: Promise<T>, title?: string): Promise<T> {
  const result = await tryDatabase(read);
  if (result.ok) return result.value;
  throw refuse(503, { title });
}

/** The data of a response that is no page, such as a calendar; throws a plain 503 when the database does not answer. */
export async function readForResource<T>(read: Promise<T>): Promise<T> {
  const result = await tryDatabase(read);
  if (result.ok) return result.value;
  throw new Response("Not available right now. Please try again in a moment.", {
    status: 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Retry-After": String(RETRY_AFTER_S) },
  });
}
