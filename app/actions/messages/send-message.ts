import type { RouterContextProvider } from "react-router";
import { clockContext, databaseContext, roomsContext } from "#app/context.ts";
import { HOUR_MS } from "#app/domain/durations.ts";
import { isId } from "#app/domain/id.ts";
import { type Message, sendSchema } from "#app/domain/messages/message.ts";
import { REFUSALS, type Refusal } from "#app/domain/messages/refusal.ts";
import { limitedUse } from "#app/http/limit.ts";
import { readForm } from "#app/http/read-form.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { deliver } from "./deliver.ts";

const LIMIT = { action: "message", most: 50, windowMs: HOUR_MS };

type SentMessage =
  | { ok: true; message: Message }
  | {
      ok: false;
      status: number;
      values: Record<string, string>;
      /** What is wrong with what was typed. */
      errors: Record<string, string>;
      /** Why a correct message was not taken. */
      refusal: Refusal | null;
      waitSeconds?: number;
    };

/** Sends the message of a form as a person, or says why not. The form may lack a client id: then one is made. */
export async function sendMessage(
  request: Request,
  context: Readonly<RouterContextProvider>,
  senderId: string,
  conversationId: string | null,
): Promise<SentMessage> {
  const form = await readForm(request, sendSchema);
  if (!form.ok) return { ...form, refusal: null };
  const { content, clientId = crypto.randomUUID() } = form.data;
  const refused = (refusal: Refusal, waitSeconds?: number): SentMessage => ({
    ok: false,
    status: REFUSALS[refusal].status,
    values: { content, clientId },
    errors: {},
    refusal,
    waitSeconds,
  });
  if (conversationId === null || !isId(conversationId)) return refused("gone");
  const delivered = await tryDatabase(
    deliver(context.get(databaseContext), context.get(roomsContext), {
      clientId,
      conversationId,
      senderId,
      content,
      limit: limitedUse(context, LIMIT, senderId),
      now: context.get(clockContext)(),
    }),
  );
  if (!delivered.ok) return refused("network");
  const { value } = delivered;
  return value.ok ? value : refused(value.refusal, value.waitSeconds);
}
