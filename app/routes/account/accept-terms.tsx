import { saveAfterSignIn } from "#app/actions/services/save-after-sign-in.ts";
import { databaseContext } from "#app/context.ts";
import { acceptTermsSchema, TERMS_NOT_STORED } from "#app/domain/accounts/account.ts";
import { TERMS } from "#app/domain/accounts/terms.ts";
import { readForm } from "#app/http/read-form.ts";
import { redirect } from "#app/http/redirect.ts";
import { refuse, seeOther } from "#app/http/respond.ts";
import { returnTo } from "#app/http/return-to.ts";
import { securityContext } from "#app/http/security-context.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { AcceptTermsPage } from "#app/ui/accounts/accept-terms-page.tsx";
import { UNTOUCHED } from "#app/ui/form-state.ts";
import { privateMeta } from "#app/ui/head.ts";
import { acceptTerms } from "#db/accounts/accounts.ts";
import type { Route } from "./+types/accept-terms.ts";

const START = paths.dashboard;

export const meta = () => privateMeta("New terms");

export function loader({ url, context }: Route.LoaderArgs) {
  const next = returnTo(url.searchParams.get("next"), START);
  if (signedIn(context).acceptedTerms) throw redirect(next, 303);
  return { next };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, acceptTermsSchema);
  const next = returnTo(form.ok ? form.data.next : form.values.next, START);
  const { id } = signedIn(context);
  if (!form.ok) {
    return refuse(form.status, { next, errors: form.errors, problem: null });
  }
  const origin = securityContext(request, context);
  const stored = await tryDatabase(
    acceptTerms(context.get(databaseContext), id, TERMS.version, origin),
  );
  if (!stored.ok) return refuse(503, { next, errors: {}, problem: TERMS_NOT_STORED });
  return seeOther(next, { request, ...(await saveAfterSignIn(request, context, id, next)) });
}

export default function AcceptTerms({ loaderData, actionData }: Route.ComponentProps) {
  const form = { ...UNTOUCHED, ...loaderData, ...actionData };
  return <AcceptTermsPage {...form} updated={TERMS.updated} />;
}
