import { data, type RouterContextProvider } from "react-router";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { conversationPath } from "#app/domain/messages/conversation.ts";
import {
  START_FAILED,
  type StartAbout,
  type StartRefusal,
  startRefused,
  startSchema,
} from "#app/domain/messages/conversation-start.ts";
import { readForm } from "#app/http/read-form.ts";
import { refuse, seeOther } from "#app/http/respond.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { privateMeta } from "#app/ui/head.ts";
import { StartPage } from "#app/ui/messages/start-page.tsx";
import { readStartTarget, startConversation, startRefusal } from "#db/messages/start.ts";
import type { Route } from "./+types/new.ts";

export const meta: Route.MetaFunction = () => privateMeta("New Message");

/** Shows whom a new conversation is with, and a button that starts it. An existing conversation opens at once. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const about = startSchema.safeParse(Object.fromEntries(url.searchParams));
  if (!about.success) return refused("unknown");
  const conversation = newConversation(context, about.data);
  const result = await tryDatabase(readStartTarget(context.get(databaseContext), conversation));
  if (!result.ok) return refuse(503, { target: null, about: {}, problem: START_FAILED });
  const target = result.value;
  if (target?.conversationId) throw seeOther(conversationPath(target.conversationId), { request });
  const refusal = startRefusal(target, conversation.me);
  if (!target || refusal) return refused(refusal ?? "unknown", target?.name);
  const { id, name, role, service } = target;
  return data({ target: { id, name, role, service }, about: about.data, problem: null });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, startSchema);
  if (!form.ok) {
    const { message } = startRefused("unknown", "");
    return refuse(form.status, { problem: message });
  }
  const result = await tryDatabase(start(context, form.data));
  if (!result.ok) return refuse(503, { problem: START_FAILED });
  if ("id" in result.value) return seeOther(conversationPath(result.value.id), { request });
  const { message, status } = startRefused(result.value.refusal, result.value.name);
  return refuse(status, { problem: message });
}

async function start(
  context: Readonly<RouterContextProvider>,
  about: StartAbout,
): Promise<{ id: string } | { refusal: StartRefusal; name: string }> {
  const db = context.get(databaseContext);
  const conversation = newConversation(context, about);
  const target = await readStartTarget(db, conversation);
  const refusal = startRefusal(target, conversation.me);
  if (!target || refusal) return { refusal: refusal ?? "unknown", name: target?.name ?? "" };
  const id = await startConversation(db, { ...conversation, other: target.id });
  if (id) return { id };
  // Something has changed between the read and the write; a second read says what.
  const newRefusal = startRefusal(await readStartTarget(db, conversation), conversation.me);
  return { refusal: newRefusal ?? "unknown", name: target.name };
}

function newConversation(context: Readonly<RouterContextProvider>, about: StartAbout) {
  const limited = !context.get(configContext).relaxedLimits.includes("conversation");
  return { ...about, me: signedIn(context).id, now: context.get(clockContext)(), limited };
}

function refused(refusal: StartRefusal, name = "") {
  const { message, status } = startRefused(refusal, name);
  return refuse(status, { target: null, about: {}, problem: message });
}

export default function NewMessage({ loaderData, actionData }: Route.ComponentProps) {
  return <StartPage {...loaderData} problem={actionData?.problem ?? loaderData.problem} />;
}
