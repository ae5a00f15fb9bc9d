import type { Audience } from "#db/messages/messages.ts";
import type { ConversationFrame } from "./protocol.ts";

/** What the application tells the rooms. Nobody waits for it: what counts is stored before it is told. */
export type Rooms = {
  /** Tells everybody in a conversation whose session counts at this moment; sockets of other sessions are closed. */
  announce(conversationId: string, frame: ConversationFrame, audience: Audience): void;
  /** Has a person's inbox look again and tell every tab: counts, and the conversation that changed. */
  refreshInbox(userId: string, conversationId?: string): void;
  /** Closes every socket of a session that has ended, by the hash of its id. */
  endSession(userId: string, sessionHash: string): void;
  /** Closes every socket of a person: all sessions ended, or their settings changed. Those that still count come again. */
  endPerson(userId: string): void;
  /** Closes every socket of a person who was erased, and has their inbox keep nothing of them. */
  forgetPerson(userId: string): void;
  /** Closes the room of a conversation in which somebody was blocked. */
  closeConversation(conversationId: string): void;
  /** Resolves when a room answers. */
  ping(): Promise<void>;
};
