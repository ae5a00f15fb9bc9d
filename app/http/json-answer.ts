import type { RouterContextProvider } from "react-router";
import { type SessionUser, sessionUnreadContext, userContext } from "#app/context.ts";

/** An answer for a program: the service's sentence under `error` (decision 109). */
export function jsonError(status: number, error: string, waitSeconds?: number): Response {
  const headers: HeadersInit = waitSeconds ? { "Retry-After": String(waitSeconds) } : {};
  return Response.json({ error }, { status, headers });
}

/** Who asks for data. Throws 401 where nobody is signed in, and 503 while nobody can say. */
export function signedInForData(context: Readonly<RouterContextProvider>): SessionUser {
  const user = context.get(userContext);
  if (user) return user;
  if (context.get(sessionUnreadContext)) throw jsonError(503, "Not available right now", 5);
  throw jsonError(401, "Not authenticated");
}
