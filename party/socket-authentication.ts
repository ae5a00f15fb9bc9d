import { type Access, isAdmitted } from "#app/domain/accounts/account-status.ts";
import { isId } from "#app/domain/id.ts";
import type { Database } from "#db/connection/client.ts";
import { readMember, readMemberSession } from "#db/messages/room-access.ts";
import { CONNECTION_STATE_HEADER, type ConnectionState } from "./connection-state.ts";

const HEADERS_FOR_ROOM = /^(upgrade|connection|sec-websocket-.+)$/;

/** Who may open a socket and stay: the same people as the pages that use it (threat 72). */
export const ACCESS: Access = "active account";
const NOT_ACTIVE = "Your account is not active";

export type ConnectionRequest = {
  request: Request;
  /** The hash of the session id; null without a session cookie. */
  sessionHash: string | null;
  db: Database;
  /** UTC milliseconds. */
  now: number;
};

/**
 * Authenticates a socket before it opens (decision 93, threats 32 and 33). Gives the request for the room, which carries
 * the connection state and nothing else that the client sent, or the refusal.
 */
export async function authenticateSocket(
  connectionRequest: ConnectionRequest,
): Promise<Request | Response> {
  const { request, sessionHash } = connectionRequest;
  const [, , party, name = "", ...rest] = new URL(request.url).pathname.split("/");
  const isSocket = request.headers.get("Upgrade")?.toLowerCase() === "websocket";
  if (!isSocket || rest.length > 0) return refusal(404, "Not found");
  const isRoom = party === "inbox" ? name === "me" : party === "conversation" && isId(name);
  if (!isRoom) return refusal(404, "Not found");
  if (sessionHash === null) return refusal(401, "Not authenticated");
  return party === "inbox"
    ? connectToInbox({ ...connectionRequest, sessionHash })
    : connectToConversation({ ...connectionRequest, sessionHash }, name);
}

type AuthenticatedRequest = ConnectionRequest & { sessionHash: string };

async function connectToInbox({ request, sessionHash, db, now }: AuthenticatedRequest) {
  const memberSession = await readMemberSession(db, sessionHash, now);
  if (!memberSession) return refusal(401, "Not authenticated");
  if (!isAdmitted(ACCESS, memberSession.status)) return refusal(403, NOT_ACTIVE);
  const { userId, showsPresence } = memberSession;
  return toRoom(request, `/parties/inbox/${userId}`, { userId, showsPresence, sessionHash });
}

async function connectToConversation(
  { request, sessionHash, db, now }: AuthenticatedRequest,
  id: string,
) {
  const { memberSession, isMember, isBlocked } = await readMember(db, sessionHash, id, now);
  if (!memberSession) return refusal(401, "Not authenticated");
  if (!isAdmitted(ACCESS, memberSession.status)) return refusal(403, NOT_ACTIVE);
  if (!isMember) return refusal(404, "Not found");
  if (isBlocked) return refusal(403, "You are not authorized to be in this conversation");
  const { userId, showsPresence } = memberSession;
  const connection = { userId, showsPresence, sessionHash };
  return toRoom(request, `/parties/conversation/${id.toLowerCase()}`, connection);
}

/** The request for the room: without the query, whose `_pk` would set the id of the connection, and without other headers. */
function toRoom(request: Request, path: string, connection: ConnectionState): Request {
  const headers = [...request.headers].filter(([name]) =>
    HEADERS_FOR_ROOM.test(name.toLowerCase()),
  );
  return new Request(new URL(path, request.url), {
    headers: [...headers, [CONNECTION_STATE_HEADER, JSON.stringify(connection)]],
  });
}

function refusal(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
