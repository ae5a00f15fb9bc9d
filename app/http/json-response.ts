/** An error for a script: its sentence under `error` (decision 109). */
export function jsonError(status: number, error: string, waitSeconds?: number): Response {
  const headers: HeadersInit = waitSeconds ? { "Retry-After": String(waitSeconds) } : {};
  return Response.json({ error }, { status, headers });
}
