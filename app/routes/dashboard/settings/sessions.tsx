import { data } from "react-router";
import { blankSessionCookie, sessionHashOf } from "#app/auth/sessions.ts";
import { clockContext, databaseContext, roomsContext } from "#app/context.ts";
import { endSessionsSchema } from "#app/domain/accounts/open-session.ts";
import { NOT_DONE } from "#app/domain/failure.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { readForm } from "#app/http/read-form.ts";
import { redirect, redirectDocument } from "#app/http/redirect.ts";
import { refuse } from "#app/http/respond.ts";
import { securityContext } from "#app/http/security-context.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { pageHead } from "#app/ui/head.ts";
import { SessionsPage } from "#app/ui/settings/sessions-page.tsx";
import { endSessions, readOpenSessions, sessionReference } from "#db/accounts/sessions.ts";
import type { Route } from "./+types/sessions.ts";

const HERE = paths.sessions;

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Active Sessions | Kayap", unlisted: true });

export async function loader({ request, context }: Route.LoaderArgs) {
  const read = await tryDatabase(
    readOpenSessions(context.get(databaseContext), {
      userId: signedIn(context).id,
      idHash: sessionHashOf(request) ?? "",
      now: context.get(clockContext)(),
    }),
  );
  return read.ok ? { sessions: read.value } : refuse(503, { sessions: null });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id } = signedIn(context);
  const idHash = sessionHashOf(request) ?? "";
  const form = await readForm(request, endSessionsSchema);
  if (!form.ok) return data({ problem: NOT_KNOWN }, { status: form.status });
  const { which, reference } = form.data;
  const ended =
    which === "one" ? { which, reference } : which === "others" ? { which, idHash } : { which };
  const seen = securityContext(request, context);
  const done = await tryDatabase(endSessions(context.get(databaseContext), id, ended, seen));
  if (!done.ok) {
    return data({ problem: NOT_DONE }, { status: 503, headers: { "Retry-After": "5" } });
  }
  // Sockets of sessions that still count come again by themselves.
  context.get(roomsContext).endPerson(id);
  const signsOutHere = which === "all" || reference === sessionReference(idHash);
  if (!signsOutHere) {
    const headers = { "Set-Cookie": noticeCookie(request, "sessions-ended") };
    return redirect(HERE, { status: 303, headers });
  }
  const headers = new Headers([
    ["Set-Cookie", blankSessionCookie(request)],
    ["Set-Cookie", noticeCookie(request, "signed-out")],
  ]);
  return redirectDocument(paths.login, { status: 303, headers });
}

const NOT_KNOWN = "This session is not known. Please look at the list again.";
export default function Sessions({ loaderData, actionData }: Route.ComponentProps) {
  return <SessionsPage sessions={loaderData.sessions} problem={actionData?.problem ?? null} />;
}
