import { errorText } from "#app/domain/failures/error-text.ts";
import type { Audience } from "#db/messages/audience.ts";
import type { ConversationFrame } from "./protocol.ts";

/** What the application asks of the rooms. Callers do not wait: the rooms only announce what is stored already. */
export type Rooms = {
  /** Sends a frame to the sessions of a conversation that are valid at this moment; closes sockets of other sessions. */
  announce(conversationId: string, frame: ConversationFrame, audience: Audience): void;
  /** Makes a person's inbox send the unread counts, and the conversation that changed, to every tab. */
  refreshInbox(userId: string, conversationId?: string): void;
  /** Closes every socket of a session that has ended, by the hash of its id. */
  endSession(userId: string, sessionHash: string): void;
  /** Closes every socket of a person: all sessions ended, or their settings changed. Valid sessions reconnect. */
  endPerson(userId: string): void;
  /** Closes every socket of a person who was erased, and deletes what their inbox stores. */
  forgetPerson(userId: string): void;
  /** Closes every socket in a conversation, because one person blocked the other. */
  closeConversation(conversationId: string): void;
  /** Resolves when a room answers. */
  ping(): Promise<void>;
};

type Bindings = Pick<Env, "CONVERSATION" | "INBOX">;

/** No conversation has this id, so nobody can be in the room. */
const HEALTH_ROOM = "health";

/** How many times a call is tried: a room may just have restarted, and an open socket misses what does not arrive. */
const TRIES = 3;

/** The rooms of this Worker. A call that keeps failing is logged: clients request what they have missed. */
export function cloudflareRooms(
  { CONVERSATION, INBOX }: Bindings,
  waitUntil: (work: Promise<unknown>) => void,
): Rooms {
  const call = (method: keyof Rooms, work: () => Promise<unknown>) => {
    waitUntil(
      withRetries(work).catch((error) => {
        const line = { event: "room-unreachable", what: method, error: errorText(error) };
        console.error(JSON.stringify(line));
      }),
    );
  };
  return {
    announce: (conversationId, frame, audience) =>
      call("announce", async () =>
        CONVERSATION.getByName(conversationId).announce(frame, audience),
      ),
    refreshInbox: (userId, conversationId) =>
      call("refreshInbox", async () =>
        INBOX.getByName(userId).refreshInbox(conversationId ?? null),
      ),
    endSession: (userId, sessionHash) =>
      call("endSession", async () => INBOX.getByName(userId).endSessions(sessionHash)),
    endPerson: (userId) => call("endPerson", async () => INBOX.getByName(userId).endSessions(null)),
    forgetPerson: (userId) => call("forgetPerson", async () => INBOX.getByName(userId).forget()),
    closeConversation: (conversationId) =>
      call("closeConversation", async () => CONVERSATION.getByName(conversationId).closeBlocked()),
    async ping() {
      await CONVERSATION.getByName(HEALTH_ROOM).ping();
    },
  };
}

/** Every call is idempotent: a client ignores a frame it has already. */
async function withRetries(work: () => Promise<unknown>, tries = TRIES): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    if (tries === 1) throw error;
    return withRetries(work, tries - 1);
  }
}
