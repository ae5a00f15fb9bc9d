import { markConversationRead } from "#app/actions/messages/mark-read.ts";
import { isId } from "#app/domain/id.ts";
import { readSchema } from "#app/domain/messages/message.ts";
import { REFUSALS } from "#app/domain/messages/refusal.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { jsonError, unavailableJson } from "#app/http/responses/json-response.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import type { Route } from "./+types/thread-read.ts";

/** Stores how far a person has read. */
export async function action({ request, context, params: { conversationId } }: Route.ActionArgs) {
  const form = await readForm(request, readSchema);
  if (!form.ok) return jsonError(form.status, Object.values(form.errors)[0] ?? "");
  const notFound = jsonError(REFUSALS["not-found"].status, REFUSALS["not-found"].service);
  if (!isId(conversationId)) return notFound;
  const read = { conversationId, seq: form.data.seq };
  const marked = await tryDatabase(markConversationRead(context, read));
  if (!marked.ok) return unavailableJson();
  return marked.value === null ? notFound : Response.json({ seq: marked.value });
}
