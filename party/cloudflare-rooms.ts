import { errorText } from "#app/domain/error-text.ts";
import type { Rooms } from "./rooms.ts";

type Bindings = Pick<Env, "CONVERSATION" | "INBOX">;

/** No conversation has this id, so nobody can be in the room. */
const HEALTH_ROOM = "health";

/** The rooms of this Worker. What fails is logged: the clients ask for what they have missed. */
export function cloudflareRooms(
  { CONVERSATION, INBOX }: Bindings,
  waitUntil: (work: Promise<unknown>) => void,
): Rooms {
  const tell = (event: string, work: () => Promise<unknown>) => {
    waitUntil(
      work().catch((error) => {
        const line = { event: "room-unreachable", what: event, error: errorText(error) };
        console.error(JSON.stringify(line));
      }),
    );
  };
  return {
    announce: (conversationId, frame, audience) =>
      tell("announce", async () =>
        CONVERSATION.getByName(conversationId).announce(frame, audience),
      ),
    refreshInbox: (userId, conversationId) =>
      tell("refreshInbox", async () =>
        INBOX.getByName(userId).refreshInbox(conversationId ?? null),
      ),
    endSession: (userId, sessionHash) =>
      tell("end-session", async () => INBOX.getByName(userId).end(sessionHash)),
    endPerson: (userId) => tell("end-person", async () => INBOX.getByName(userId).end(null)),
    forgetPerson: (userId) => tell("forget-person", async () => INBOX.getByName(userId).forget()),
    closeConversation: (conversationId) =>
      tell("close-conversation", async () => CONVERSATION.getByName(conversationId).shut()),
    async ping() {
      await CONVERSATION.getByName(HEALTH_ROOM).ping();
    },
  };
}
