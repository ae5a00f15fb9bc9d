import { routePartykitRequest } from "partyserver";
import { isUnavailable } from "#db/connection/unavailable.ts";
import { authenticateSocket, type ConnectionRequest } from "./socket-authentication.ts";

/** Whether a request is for a room. */
export function isForRoom(request: Request): boolean {
  return new URL(request.url).pathname.startsWith("/parties/");
}

/** Opens a socket to a room, or refuses it; 503 while the database is unavailable. */
export async function openSocket(
  connectionRequest: ConnectionRequest,
  env: Env,
): Promise<Response> {
  try {
    const result = await authenticateSocket(connectionRequest);
    if (result instanceof Response) return result;
    return (await routePartykitRequest(result, env)) ?? new Response("Not found", { status: 404 });
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return new Response("Not available right now", {
      status: 503,
      headers: { "Retry-After": "5" },
    });
  }
}
