import { data } from "react-router";
import { databaseContext } from "#app/context.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { redirect } from "#app/http/redirect.ts";
import { returnTo } from "#app/http/return-to.ts";
import { securityContext } from "#app/http/security-context.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { WelcomeBackPage } from "#app/ui/accounts/welcome-back-page.tsx";
import { pageHead } from "#app/ui/head.ts";
import { comeBack, readErasure } from "#db/accounts/account-deletion.ts";
import type { Route } from "./+types/welcome-back.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Welcome Back | Kayap", unlisted: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  const next = returnTo(url.searchParams.get("next"), paths.dashboard);
  const { id, paused } = signedIn(context);
  if (!paused) throw redirect(next, 303);
  const erasure = await tryDatabase(readErasure(context.get(databaseContext), id));
  return { paused, next, until: erasure.ok ? erasure.value : null };
}

/** Brings the account back (threat 62). */
export async function action({ request, url, context }: Route.ActionArgs) {
  const next = returnTo(url.searchParams.get("next"), paths.dashboard);
  const { id } = signedIn(context);
  const seen = securityContext(request, context);
  const done = await tryDatabase(comeBack(context.get(databaseContext), id, seen));
  if (!done.ok) return data("failed" as const, { status: 503, headers: { "Retry-After": "5" } });
  return redirect(next, {
    status: 303,
    headers: { "Set-Cookie": noticeCookie(request, "came-back") },
  });
}

export default function WelcomeBack({ loaderData, actionData }: Route.ComponentProps) {
  return <WelcomeBackPage {...loaderData} failed={actionData === "failed"} />;
}
