import { ABOUT_SESSION } from "#app/domain/queue/answer.ts";

/** An error for a script: its sentence under `error` (decision 109). */
export function jsonError(status: number, error: string, waitSeconds?: number): Response {
  const headers: HeadersInit = waitSeconds ? { "Retry-After": String(waitSeconds) } : {};
  return Response.json({ error }, { status, headers });
}

/** An error for a script that is about who is signed in, not about what was sent. */
export function sessionError(status: 401 | 403 | 409, error: string): Response {
  return Response.json({ error, reason: ABOUT_SESSION }, { status });
}
