import { ABOUT_SESSION } from "#app/domain/queue/answer.ts";
import { RETRY_AFTER_S } from "./respond.ts";

/**
 * An error for a script: its sentence under `error` (decision 109). `waitSeconds` is how long it should wait, for a 503
 * 5 seconds by default.
 */
export function jsonError(
  status: number,
  error: string,
  waitSeconds = status === 503 ? RETRY_AFTER_S : 0,
): Response {
  const headers: HeadersInit = waitSeconds > 0 ? { "Retry-After": String(waitSeconds) } : {};
  return Response.json({ error }, { status, headers });
}

/** The error of what cannot be read or done right now. */
export const unavailableJson = (): Response => jsonError(503, "Not available right now");

/** An error for a script that is about who is signed in, not about what was sent. */
export function sessionError(status: 401 | 403 | 409, error: string): Response {
  return Response.json({ error, reason: ABOUT_SESSION }, { status });
}

/** The error of what nobody but a signed-in person gets. */
export const notSignedInJson = (): Response => sessionError(401, "Not authenticated");

/** The error of what was written in another account than the one that is signed in now (threat 90). */
export const otherPersonJson = (status: 403 | 409): Response =>
  sessionError(status, "Somebody else is signed in now.");
