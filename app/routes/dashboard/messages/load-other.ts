import { data, type RouterContextProvider } from "react-router";
import { databaseContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { otherName } from "#app/domain/messages/conversation.ts";
import { refuse } from "#app/http/respond.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { readThread } from "#db/messages/conversations.ts";

/** The name of the other one in a conversation of one's own, for a question about them; null when it could not be read. */
export async function loadOther(context: Readonly<RouterContextProvider>, conversationId: string) {
  const { id: me } = signedIn(context);
  if (!isId(conversationId)) throw data(null, { status: 404 });
  const read = await tryDatabase(readThread(context.get(databaseContext), me, conversationId));
  if (!read.ok) return refuse(503, { name: null });
  if (!read.value) throw data(null, { status: 404 });
  return data({ name: otherName(read.value.other) });
}
