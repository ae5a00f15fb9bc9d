const PREFIX = "open:";

/** A socket that a person has open in a conversation. */
export type ConversationSocket = { conversationId: string; socket: string };

/** Stores in an inbox that its person has a socket open in a conversation, since a moment by `openingMoment`. */
export async function addConversationSocket(
  storage: DurableObjectStorage,
  one: ConversationSocket,
  openedAt: number,
): Promise<void> {
  await storage.put(keyOf(one), openedAt);
}

/** Removes a socket that is closed from what an inbox stores. */
export async function removeConversationSocket(
  storage: DurableObjectStorage,
  one: ConversationSocket,
): Promise<void> {
  await storage.delete(keyOf(one));
}

/** The sockets that the person of an inbox has open in conversations. */
export async function conversationSockets(
  storage: DurableObjectStorage,
): Promise<(ConversationSocket & { openedAt: number })[]> {
  const entries = await storage.list({ prefix: PREFIX });
  return [...entries].map(([key, openedAt]) => ({
    ...socketOf(key),
    // Earlier releases stored no moment.
    openedAt: typeof openedAt === "number" ? openedAt : 0,
  }));
}

function keyOf({ conversationId, socket }: ConversationSocket): string {
  return `${PREFIX}${conversationId}:${socket}`;
}

function socketOf(key: string): ConversationSocket {
  const [conversationId = "", socket = ""] = key.slice(PREFIX.length).split(":");
  return { conversationId, socket };
}
