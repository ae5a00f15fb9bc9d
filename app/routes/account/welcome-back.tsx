import { saveAfterSignIn } from "#app/actions/services/save-after-sign-in.ts";
import { databaseContext } from "#app/context.ts";
import { redirect } from "#app/http/redirect.ts";
import { refuse, seeOther } from "#app/http/respond.ts";
import { returnTo } from "#app/http/return-to.ts";
import { securityContext } from "#app/http/security-context.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { WelcomeBackPage } from "#app/ui/accounts/welcome-back-page.tsx";
import { privateMeta } from "#app/ui/head.ts";
import { readErasureTime, restoreAccount } from "#db/accounts/account-deletion.ts";
import type { Route } from "./+types/welcome-back.ts";

export const meta = () => privateMeta("Welcome back");

export async function loader({ url, context }: Route.LoaderArgs) {
  const next = returnTo(url.searchParams.get("next"), paths.dashboard);
  const { id, paused } = signedIn(context);
  if (!paused) throw redirect(next, 303);
  const erasure = await tryDatabase(readErasureTime(context.get(databaseContext), id));
  return { paused, next, until: erasure.ok ? erasure.value : null };
}

/** Restores the account (threat 62). */
export async function action({ request, url, context }: Route.ActionArgs) {
  const next = returnTo(url.searchParams.get("next"), paths.dashboard);
  const { id, acceptedTerms } = signedIn(context);
  const origin = securityContext(request, context);
  const restored = await tryDatabase(restoreAccount(context.get(databaseContext), id, origin));
  if (!restored.ok) return refuse(503, "failed" as const);
  const save = acceptedTerms ? await saveAfterSignIn(request, context, id, next) : null;
  return seeOther(next, { request, notice: "came-back", ...save });
}

export default function WelcomeBack({ loaderData, actionData }: Route.ComponentProps) {
  return <WelcomeBackPage {...loaderData} failed={actionData === "failed"} />;
}
