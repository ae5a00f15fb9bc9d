import { signOutBrowser } from "#app/actions/accounts/sign-out.ts";
import { signedOutCookies } from "#app/auth/sessions.ts";
import { blankViewCookie } from "#app/http/cookies/view.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { seeOther } from "#app/http/responses/respond.ts";
import type { Route } from "./+types/logout.ts";

/** A GET does not sign out, because an image on another page could cause it. */
export function loader() {
  return redirect("/", 303);
}

/** Signs out. The cookie is cleared even when the database does not answer (decision 64). */
export async function action({ request, context }: Route.ActionArgs) {
  await signOutBrowser(request, context);
  const cookies = [...signedOutCookies(request), blankViewCookie(request)];
  return seeOther("/", { request, notice: "signed-out", cookies });
}
