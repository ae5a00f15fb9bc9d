import { announceReadMark } from "#app/actions/messages/announce-read-mark.ts";
import { clockContext, databaseContext, roomsContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { readSchema } from "#app/domain/messages/message.ts";
import { REFUSALS } from "#app/domain/messages/refusal.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { jsonError, unavailableJson } from "#app/http/responses/json-response.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { markRead } from "#db/messages/read-marks.ts";
import type { Route } from "./+types/thread-read.ts";

/** Stores how far a person has read, and announces it to the other person and the person's other tabs. */
export async function action({ request, context, params: { conversationId } }: Route.ActionArgs) {
  const { id: userId } = signedIn(context);
  const form = await readForm(request, readSchema);
  if (!form.ok) return jsonError(form.status, Object.values(form.errors)[0] ?? "");
  const notFound = jsonError(REFUSALS["not-found"].status, REFUSALS["not-found"].service);
  if (!isId(conversationId)) return notFound;
  const mark = {
    conversationId,
    userId,
    seq: form.data.seq,
    now: context.get(clockContext)(),
  };
  const marked = await tryDatabase(markRead(context.get(databaseContext), mark));
  if (!marked.ok) return unavailableJson();
  if (!marked.value) return notFound;
  announceReadMark(context.get(roomsContext), { conversationId, userId }, marked.value);
  return Response.json({ seq: marked.value.readSeq });
}
