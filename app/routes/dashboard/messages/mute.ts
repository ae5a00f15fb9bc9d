import { data } from "react-router";
import { z } from "zod";
import { clockContext, databaseContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { conversationPath } from "#app/domain/messages/conversation.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { seeOther } from "#app/http/responses/respond.ts";
import { readForResource } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { setMuted } from "#db/messages/blocks.ts";
import type { Route } from "./+types/mute.ts";

const formSchema = z.object({ mute: z.enum(["on", "off"]) });

/** Leads to the conversation, which has the form. */
export function loader({ request, params: { conversationId } }: Route.LoaderArgs) {
  if (!isId(conversationId)) throw data(null, { status: 404 });
  return seeOther(conversationPath(conversationId), { request });
}

/** Mutes or unmutes a conversation: while it is muted it causes no e-mail and no notification. */
export async function action({ request, context, params: { conversationId } }: Route.ActionArgs) {
  const form = await readForm(request, formSchema);
  if (!form.ok || !isId(conversationId)) throw data(null, { status: form.ok ? 404 : form.status });
  const muted = form.data.mute === "on";
  const membership = { conversationId, me: signedIn(context).id, now: context.get(clockContext)() };
  const isMember = await readForResource(setMuted(context.get(databaseContext), membership, muted));
  if (!isMember) throw data(null, { status: 404 });
  const notice = muted ? "muted" : "unmuted";
  return seeOther(conversationPath(conversationId), { request, notice });
}

/** Never rendered: only routes with a component answer errors with the error page. */
export default function Mute() {
  return null;
}
