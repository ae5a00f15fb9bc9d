import { routePartykitRequest } from "partyserver";
import { isUnavailable } from "#db/unavailable.ts";
import { authenticateSocket, type ConnectionRequest } from "./socket-authentication.ts";

/** Whether a request is for a room. */
export function isForRoom(request: Request): boolean {
  return new URL(request.url).pathname.startsWith("/parties/");
}

/** Opens the socket of whoever may enter the room, or answers why not; 503 while nobody can say. */
export async function openRoom(connectionRequest: ConnectionRequest, env: Env): Promise<Response> {
  try {
    const entered = await authenticateSocket(connectionRequest);
    if (entered instanceof Response) return entered;
    return (await routePartykitRequest(entered, env)) ?? new Response("Not found", { status: 404 });
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return new Response("Not available right now", {
      status: 503,
      headers: { "Retry-After": "5" },
    });
  }
}
