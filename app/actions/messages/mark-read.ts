import type { RouterContextProvider } from "react-router";
import { clockContext, databaseContext, roomsContext } from "#app/context.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { markRead } from "#db/messages/read-marks.ts";
import { announceReadMark } from "./announce-read-mark.ts";

/**
 * Stores how far the signed-in person has read a conversation, and announces it to the other person and the person's other
 * tabs. The place up to which everything is read now; null when the conversation is not theirs.
 */
export async function markConversationRead(
  context: Readonly<RouterContextProvider>,
  { conversationId, seq }: { conversationId: string; seq: number },
): Promise<number | null> {
  const { id: userId } = signedIn(context);
  const now = context.get(clockContext)();
  const mark = { conversationId, userId, seq, now };
  const marked = await markRead(context.get(databaseContext), mark);
  if (!marked) return null;
  announceReadMark(context.get(roomsContext), mark, marked);
  return marked.readSeq;
}
