import { z } from "zod";
import { notSentAsJson, sendMessage } from "#app/actions/messages/send-message.ts";
import { databaseContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { REFUSALS } from "#app/domain/messages/refusal.ts";
import { jsonError, unavailableJson } from "#app/http/responses/json-response.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { readMessages } from "#db/messages/thread.ts";
import type { Route } from "./+types/thread.ts";

const place = z.coerce
  .number()
  .int()
  .min(0)
  .max(2 ** 31);
const fromSchema = z.union([z.object({ after: place }), z.object({ before: place })]);

/** The messages after a place, which a client requests after a gap, or before one, as JSON. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const me = signedIn(context);
  const from = fromSchema.safeParse(Object.fromEntries(url.searchParams));
  if (!from.success) return jsonError(400, "Name the place: after or before.");
  const notFound = jsonError(REFUSALS["not-found"].status, REFUSALS["not-found"].service);
  if (!isId(params.conversationId)) return notFound;
  const db = context.get(databaseContext);
  const read = await tryDatabase(readMessages(db, me.id, params.conversationId, from.data));
  if (!read.ok) return unavailableJson();
  return read.value ? Response.json(read.value) : notFound;
}

/** Sends a message: 200 with the stored one as JSON, also when it was stored before. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const result = await sendMessage(request, context, params.conversationId);
  if (result.ok) return Response.json({ message: result.message });
  return notSentAsJson(result);
}
