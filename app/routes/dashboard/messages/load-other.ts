import { data, type RouterContextProvider } from "react-router";
import { databaseContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { otherName } from "#app/domain/messages/conversation.ts";
import { refuse } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { readThread } from "#db/messages/thread.ts";

/** Loads the name of the other person of a conversation; null while the database is unavailable, 404 to strangers. */
export async function loadOther(context: Readonly<RouterContextProvider>, conversationId: string) {
  const { id: me } = signedIn(context);
  if (!isId(conversationId)) throw data(null, { status: 404 });
  const result = await tryDatabase(readThread(context.get(databaseContext), me, conversationId));
  if (!result.ok) return refuse(503, { name: null });
  if (!result.value) throw data(null, { status: 404 });
  return data({ name: otherName(result.value.other) });
}
