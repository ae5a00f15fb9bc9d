import { data } from "react-router";
import { z } from "zod";
import { clockContext, databaseContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { conversationPath } from "#app/domain/messages/conversation.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { readForm } from "#app/http/read-form.ts";
import { redirect } from "#app/http/redirect.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { readForResource } from "#app/http/try-database.ts";
import { setMuted } from "#db/messages/blocks.ts";
import type { Route } from "./+types/mute.ts";

const formSchema = z.object({ mute: z.enum(["on", "off"]) });

/** The button is in the conversation; a visit of the address itself goes there. */
export function loader({ params: { conversationId } }: Route.LoaderArgs) {
  if (!isId(conversationId)) throw data(null, { status: 404 });
  return redirect(conversationPath(conversationId), 303);
}

/** Mutes a conversation or lets it be heard again: no mail and no notification while it is muted. */
export async function action({ request, context, params: { conversationId } }: Route.ActionArgs) {
  const form = await readForm(request, formSchema);
  if (!form.ok || !isId(conversationId)) throw data(null, { status: form.ok ? 404 : form.status });
  const muted = form.data.mute === "on";
  const within = { conversationId, me: signedIn(context).id, now: context.get(clockContext)() };
  const known = await readForResource(setMuted(context.get(databaseContext), within, muted));
  if (!known) throw data(null, { status: 404 });
  const headers = { "Set-Cookie": noticeCookie(request, muted ? "muted" : "unmuted") };
  return redirect(conversationPath(conversationId), { status: 303, headers });
}

/** Never drawn: with a component, a refusal is answered by the error page. */
export default function Mute() {
  return null;
}
