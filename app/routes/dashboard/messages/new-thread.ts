import { notSentAsJson } from "#app/actions/messages/send-message.ts";
import { sendFirstMessage } from "#app/actions/messages/start-conversation.ts";
import type { Missed } from "#app/domain/messages/conversation.ts";
import { startOf } from "#app/domain/messages/conversation-start.ts";
import type { Route } from "./+types/new-thread.ts";

const NOTHING: Missed = { messages: [], more: false, otherReadSeq: 0 };

/** A page asks here whether the connection is back; nothing can be missed before the first message. */
export function loader() {
  return Response.json(NOTHING);
}

/** Sends the first message of a conversation: 200 with the stored one as JSON, which names the conversation. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const sent = await sendFirstMessage(request, context, startOf(url.searchParams) ?? {});
  if (sent.ok) return Response.json({ message: sent.message });
  return notSentAsJson(sent);
}
