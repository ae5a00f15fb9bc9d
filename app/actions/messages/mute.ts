import type { RouterContextProvider } from "react-router";
import { clockContext, databaseContext } from "#app/context.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { setMuted } from "#db/messages/blocks.ts";

/**
 * Mutes or unmutes a conversation for the signed-in person: while it is muted it causes no e-mail and no notification. False
 * when it is not theirs.
 */
export function muteConversation(
  context: Readonly<RouterContextProvider>,
  { conversationId, muted }: { conversationId: string; muted: boolean },
): Promise<boolean> {
  const now = context.get(clockContext)();
  const membership = { conversationId, me: signedIn(context).id, now };
  return setMuted(context.get(databaseContext), membership, muted);
}
