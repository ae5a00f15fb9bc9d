import { endOwnSessions } from "#app/actions/accounts/end-sessions.ts";
import { sessionHashOf, signedOutCookies } from "#app/auth/sessions.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { endSessionsSchema } from "#app/domain/accounts/open-session.ts";
import { NOT_DONE } from "#app/domain/failures/failure.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { readForPage, tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { privateMeta } from "#app/ui/pages/head.ts";
import { readOpenSessions } from "#db/accounts/open-sessions.ts";
import type { Route } from "./+types/sessions.ts";
import { SessionsPage } from "./sessions-page.tsx";

export const meta = () => privateMeta("Active sessions");

export async function loader({ request, context }: Route.LoaderArgs) {
  const sessions = await readForPage(
    readOpenSessions(context.get(databaseContext), {
      userId: signedIn(context).id,
      idHash: sessionHashOf(request) ?? "",
      now: context.get(clockContext)(),
    }),
  );
  return { sessions };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, endSessionsSchema);
  if (!form.ok) return refuse(form.status, { problem: UNKNOWN_SESSION });
  const outcome = await tryDatabase(endOwnSessions(request, context, form.data));
  if (!outcome.ok) return refuse(503, { problem: NOT_DONE });
  const signsOutHere = outcome.value;
  if (!signsOutHere) return seeOther(paths.sessions, { request, notice: "sessions-ended" });
  const cookies = signedOutCookies(request);
  return seeOther(paths.login, { request, notice: "signed-out", cookies, asDocument: true });
}

const UNKNOWN_SESSION = "This session has ended or is not yours. Please look at the list again.";

export default function Sessions({ loaderData, actionData }: Route.ComponentProps) {
  return <SessionsPage sessions={loaderData.sessions} problem={actionData?.problem ?? null} />;
}
