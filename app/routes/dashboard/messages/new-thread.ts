import { notSentAsJson } from "#app/actions/messages/send-message.ts";
import { sendFirstMessage } from "#app/actions/messages/start-conversation.ts";
import type { Missed } from "#app/domain/messages/conversation.ts";
import { startOf } from "#app/domain/messages/conversation-start.ts";
import type { Route } from "./+types/new-thread.ts";

const NOTHING: Missed = { messages: [], more: false, otherReadSeq: 0 };

/** With this request a page checks whether the connection is back; before the first message nothing can be missed. */
export function loader() {
  return Response.json(NOTHING);
}

/** Sends the first message of a conversation: 200 with the stored one as JSON, which names the conversation. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const result = await sendFirstMessage(request, context, startOf(url.searchParams) ?? {});
  if (result.ok) return Response.json({ message: result.message });
  return notSentAsJson(result);
}
