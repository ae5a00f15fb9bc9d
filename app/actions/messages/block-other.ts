import type { RouterContextProvider } from "react-router";
import { clockContext, databaseContext, roomsContext } from "#app/context.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { blockOther, unblockOther } from "#db/messages/blocks.ts";

/**
 * Blocks or unblocks the other person of a conversation; a block closes its room at once. False when the conversation is not
 * the signed-in person's.
 */
export async function blockOrUnblock(
  context: Readonly<RouterContextProvider>,
  { conversationId, blocks }: { conversationId: string; blocks: boolean },
): Promise<boolean> {
  const db = context.get(databaseContext);
  const now = context.get(clockContext)();
  const membership = { conversationId, me: signedIn(context).id, now };
  if (!blocks) return unblockOther(db, membership);
  const isBlocked = await blockOther(db, membership);
  if (isBlocked) context.get(roomsContext).closeConversation(conversationId);
  return isBlocked;
}
