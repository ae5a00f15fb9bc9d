import { isId } from "#app/domain/id.ts";
import { type Access, isAdmitted } from "#app/domain/accounts/access.ts";
import type { Database } from "#db/client.ts";
import { readEntrant, readMember } from "#db/messages/room-access.ts";
import { SEAT_HEADER, type Seat } from "./connection-state.ts";

const PASSED_ON = /^(upgrade|connection|sec-websocket-.+)$/;

/** What the rooms ask of whoever opens a socket: the same as the pages that show them (threat 72). */
const ROOMS: Access = "active account";
const NOT_ACTIVE = "Your account is not active";

/** Who knocks: the hash of their session id, or null without a session cookie. */
export type Knock = { request: Request; sessionHash: string | null; db: Database; now: number };

/**
 * Who may enter a room, decided before the socket opens (decision 93, threats 32 and 33): the request to hand to the
 * room, which carries who it is and nothing a client has written, or the refusal.
 */
export async function enter(knock: Knock): Promise<Request | Response> {
  const { request, sessionHash } = knock;
  const [, , party, name = "", ...rest] = new URL(request.url).pathname.split("/");
  const isSocket = request.headers.get("Upgrade")?.toLowerCase() === "websocket";
  if (!isSocket || rest.length > 0) return refused(404, "Not found");
  const known = party === "inbox" ? name === "me" : party === "conversation" && isId(name);
  if (!known) return refused(404, "Not found");
  if (sessionHash === null) return refused(401, "Not authenticated");
  return party === "inbox"
    ? enterInbox({ ...knock, sessionHash })
    : enterConversation({ ...knock, sessionHash }, name);
}

type KnownKnock = Knock & { sessionHash: string };

async function enterInbox({ request, sessionHash, db, now }: KnownKnock) {
  const entrant = await readEntrant(db, sessionHash, now);
  if (!entrant) return refused(401, "Not authenticated");
  if (!isAdmitted(ROOMS, entrant.standing)) return refused(403, NOT_ACTIVE);
  const { userId, showsPresence } = entrant;
  return toRoom(request, `/parties/inbox/${userId}`, { userId, showsPresence, sessionHash });
}

async function enterConversation({ request, sessionHash, db, now }: KnownKnock, id: string) {
  const { entrant, isMember, isBlocked } = await readMember(db, sessionHash, id, now);
  if (!entrant) return refused(401, "Not authenticated");
  if (!isAdmitted(ROOMS, entrant.standing)) return refused(403, NOT_ACTIVE);
  if (!isMember) return refused(404, "Not found");
  if (isBlocked) return refused(403, "You are not authorized to be in this conversation");
  const { userId, showsPresence } = entrant;
  const seat = { userId, showsPresence, sessionHash };
  return toRoom(request, `/parties/conversation/${id.toLowerCase()}`, seat);
}

/** Without the query, whose `_pk` would name the connection, and without any other header. */
function toRoom(request: Request, path: string, seat: Seat): Request {
  const passed = [...request.headers].filter(([name]) => PASSED_ON.test(name.toLowerCase()));
  return new Request(new URL(path, request.url), {
    headers: [...passed, [SEAT_HEADER, JSON.stringify(seat)]],
  });
}

function refused(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
