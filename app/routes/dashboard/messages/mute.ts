import { data } from "react-router";
import { z } from "zod";
import { muteConversation } from "#app/actions/messages/mute.ts";
import { isId } from "#app/domain/id.ts";
import { conversationPath } from "#app/domain/messages/conversation.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { seeOther } from "#app/http/responses/respond.ts";
import { readForResource } from "#app/http/responses/try-database.ts";
import type { Route } from "./+types/mute.ts";

const formSchema = z.object({ mute: z.enum(["on", "off"]) });

/** Leads to the conversation, which has the form. */
export function loader({ request, params: { conversationId } }: Route.LoaderArgs) {
  if (!isId(conversationId)) throw data(null, { status: 404 });
  return seeOther(conversationPath(conversationId), { request });
}

/** Mutes or unmutes a conversation. */
export async function action({ request, context, params: { conversationId } }: Route.ActionArgs) {
  const form = await readForm(request, formSchema);
  if (!form.ok || !isId(conversationId)) throw data(null, { status: form.ok ? 404 : form.status });
  const muted = form.data.mute === "on";
  const isMember = await readForResource(muteConversation(context, { conversationId, muted }));
  if (!isMember) throw data(null, { status: 404 });
  const notice = muted ? "muted" : "unmuted";
  return seeOther(conversationPath(conversationId), { request, notice });
}

/** Never rendered: only routes with a component answer errors with the error page. */
export default function Mute() {
  return null;
}
