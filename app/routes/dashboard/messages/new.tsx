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
import { redirect } from "#app/http/redirect.ts";
import { refuse } from "#app/http/respond.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { pageHead } from "#app/ui/head.ts";
import { StartPage } from "#app/ui/messages/start-page.tsx";
import { readStartTarget, startConversation, startRefusal } from "#db/messages/start.ts";
import type { Route } from "./+types/new.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "New Message | Kayap", unlisted: true });

/** Whom to write to, with one button: nothing begins by opening an address. A known conversation is opened at once. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const about = startSchema.safeParse(Object.fromEntries(url.searchParams));
  if (!about.success) return refused("unknown");
  const asked = askedBy(context, about.data);
  const read = await tryDatabase(readStartTarget(context.get(databaseContext), asked));
  if (!read.ok) return refuse(503, { target: null, about: {}, problem: START_FAILED });
  const target = read.value;
  if (target?.conversationId) throw redirect(conversationPath(target.conversationId), 303);
  const refusal = startRefusal(target, asked.me);
  if (!target || refusal) return refused(refusal ?? "unknown", target?.name);
  const { id, name, role, service } = target;
  return data({ target: { id, name, role, service }, about: about.data, problem: null });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, startSchema);
  if (!form.ok) {
    const { message } = startRefused("unknown", "");
    return data({ problem: message }, { status: form.status });
  }
  const begun = await tryDatabase(begin(context, form.data));
  if (!begun.ok) return data({ problem: START_FAILED }, { status: 503 });
  if ("id" in begun.value) return redirect(conversationPath(begun.value.id), 303);
  const { message, status } = startRefused(begun.value.refusal, begun.value.name);
  return data({ problem: message }, { status });
}

async function begin(
  context: Readonly<RouterContextProvider>,
  about: StartAbout,
): Promise<{ id: string } | { refusal: StartRefusal; name: string }> {
  const db = context.get(databaseContext);
  const asked = askedBy(context, about);
  const target = await readStartTarget(db, asked);
  const refusal = startRefusal(target, asked.me);
  if (!target || refusal) return { refusal: refusal ?? "unknown", name: target?.name ?? "" };
  const id = await startConversation(db, { ...asked, other: target.id });
  if (id) return { id };
  // Something came between the look and the write; another look says what.
  const now = startRefusal(await readStartTarget(db, asked), asked.me);
  return { refusal: now ?? "unknown", name: target.name };
}

function askedBy(context: Readonly<RouterContextProvider>, about: StartAbout) {
  const limited = !context.get(configContext).relaxedLimits.includes("conversation");
  return { ...about, me: signedIn(context).id, now: context.get(clockContext)(), limited };
}

function refused(refusal: StartRefusal, name = "") {
  const { message, status } = startRefused(refusal, name);
  return data({ target: null, about: {}, problem: message }, { status });
}

export default function NewMessage({ loaderData, actionData }: Route.ComponentProps) {
  return <StartPage {...loaderData} problem={actionData?.problem ?? loaderData.problem} />;
}
