import { queueOf } from "#app/client/queue/device-queue.ts";
import { openRoomSocket } from "#app/client/updates/room-socket.ts";
import { conversationPath, type OpenThread, otherName } from "#app/domain/messages/conversation.ts";
import type { StartAbout } from "#app/domain/messages/conversation-start.ts";
import { paths } from "#app/links.ts";
import { CLOSED, type ConversationFrame, readConversationFrame } from "#party/protocol.ts";
import { type ConversationQueue, conversationQueue } from "./conversation-queue.ts";
import {
  type ConversationRequests,
  conversationRequests,
  firstMessageRequests,
} from "./conversation-requests.ts";

export type SocketEvents = { open(): void; frame(frame: ConversationFrame): void; closed(): void };

/** The socket to a conversation's room, which reconnects by itself. */
type ConversationSocket = { typing(): void; wake(): void; close(): void };

export type ConversationPorts = {
  requests: ConversationRequests;
  /** Null where nothing can be kept on the device. */
  queue: ConversationQueue | null;
  openSocket(events: SocketEvents): ConversationSocket;
  /** Called when a booking or an offer that the conversation shows is new or has changed. */
  onCards(): void;
  /** Called when the person has no access to the conversation any more. */
  onForbidden(): void;
};

type Effects = { me: string; begin: (id: string) => void; onCards: () => void };

/**
 * What a conversation needs of the browser. `begin` gets the id of the conversation that the first message has begun;
 * before, there is no room to connect to.
 */
export function browserPorts(
  { id, other }: OpenThread,
  about: StartAbout | null,
  { me, begin, onCards }: Effects,
): ConversationPorts {
  // The reloaded page says why: signed out, blocked, not a member any more.
  const onForbidden = () => location.reload();
  const queue = queueOf(me);
  const start = about ?? {};
  return {
    requests: id === null ? firstMessageRequests(start, me, begin) : conversationRequests(id, me),
    queue:
      queue &&
      conversationQueue(queue, {
        person: me,
        otherId: other.id,
        otherName: otherName(other),
        path: id === null ? paths.firstMessage(start) : paths.thread(id),
        page: id === null ? paths.newConversation(start) : conversationPath(id),
      }),
    openSocket: (events) => {
      const socket = openRoomSocket(`/parties/conversation/${id}`, {
        ...events,
        read: readConversationFrame,
        closed: (code) => {
          events.closed();
          if (code === CLOSED.blocked) onForbidden();
        },
      });
      return { ...socket, typing: () => socket.send({ type: "typing" }) };
    },
    onCards,
    onForbidden,
  };
}
