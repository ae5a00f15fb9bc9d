import { data } from "react-router";
import { blankSessionCookie } from "#app/auth/sessions.ts";
import { databaseContext, roomsContext } from "#app/context.ts";
import { NOT_DONE } from "#app/domain/failure.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { redirectDocument } from "#app/http/redirect.ts";
import { securityContext } from "#app/http/security-context.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { ConfirmPage } from "#app/ui/dashboard/confirm-page.tsx";
import { pageHead } from "#app/ui/head.ts";
import { deactivate } from "#db/accounts/account-deletion.ts";
import type { Route } from "./+types/deactivate.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Deactivate Account | Kayap", unlisted: true });

export async function action({ request, context }: Route.ActionArgs) {
  const { id } = signedIn(context);
  const seen = securityContext(request, context);
  const done = await tryDatabase(deactivate(context.get(databaseContext), id, seen));
  if (!done.ok) {
    return data({ problem: NOT_DONE }, { status: 503, headers: { "Retry-After": "5" } });
  }
  context.get(roomsContext).endPerson(id);
  const headers = new Headers([
    ["Set-Cookie", blankSessionCookie(request)],
    ["Set-Cookie", noticeCookie(request, "deactivated")],
  ]);
  return redirectDocument("/", { status: 303, headers });
}

export default function Deactivate({ actionData }: Route.ComponentProps) {
  return (
    <ConfirmPage
      title="Deactivate account"
      question="Take a rest from Kayap?"
      action="Deactivate"
      cancelTo={paths.settings}
      problem={actionData?.problem}
      danger
      asDocument
    >
      <p>
        Your profile and your services leave every list, and you are signed out everywhere. Nothing
        is lost: sign in again whenever you like, and one press brings everything back. Bookings
        that are agreed still count.
      </p>
    </ConfirmPage>
  );
}
