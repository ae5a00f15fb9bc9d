import { saveAfterSignIn } from "#app/actions/services/save-after-sign-in.ts";
import { databaseContext } from "#app/context.ts";
import {
  acceptTermsSchema,
  finishAccountSchema,
  TERMS_NOT_STORED,
} from "#app/domain/accounts/account.ts";
import { TERMS } from "#app/domain/accounts/terms.ts";
import { readForm } from "#app/http/read-form.ts";
import { redirect } from "#app/http/redirect.ts";
import { refuse, seeOther } from "#app/http/respond.ts";
import { returnTo } from "#app/http/return-to.ts";
import { securityContext } from "#app/http/security-context.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { submittedValues } from "#app/http/submitted-values.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { AcceptTermsPage } from "#app/ui/accounts/accept-terms-page.tsx";
import { FinishAccountPage } from "#app/ui/accounts/finish-account-page.tsx";
import { UNTOUCHED } from "#app/ui/form-state.ts";
import { privateMeta } from "#app/ui/head.ts";
import { acceptTerms } from "#db/accounts/accounts.ts";
import { finishAccount } from "#db/accounts/unfinished.ts";
import type { Route } from "./+types/accept-terms.ts";

const START = paths.dashboard;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  privateMeta(loaderData?.hasName === false ? "Finish your account" : "New terms");

export function loader({ url, context }: Route.LoaderArgs) {
  const next = returnTo(url.searchParams.get("next"), START);
  const { acceptedTerms, firstName } = signedIn(context);
  if (acceptedTerms) throw redirect(next, 303);
  return { next, hasName: firstName !== "" };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id, firstName } = signedIn(context);
  const hasName = firstName !== "";
  const form = hasName
    ? await readForm(request, acceptTermsSchema)
    : await readForm(request, finishAccountSchema);
  const next = returnTo(form.ok ? form.data.next : form.values.next, START);
  if (!form.ok) {
    const values = submittedValues(form.values);
    return refuse(form.status, { next, hasName, values, errors: form.errors, problem: null });
  }
  const db = context.get(databaseContext);
  const origin = securityContext(request, context);
  const termsVersion = TERMS.version;
  const stored = await tryDatabase(
    form.data.person
      ? finishAccount(db, id, { ...form.data.person, termsVersion }, origin)
      : acceptTerms(db, id, termsVersion, origin),
  );
  if (!stored.ok) {
    const values = submittedValues({ ...form.data.person, acceptTerms: "on" });
    return refuse(503, { next, hasName, values, errors: {}, problem: TERMS_NOT_STORED });
  }
  return seeOther(next, { request, ...(await saveAfterSignIn(request, context, id, next)) });
}

export default function AcceptTerms({ loaderData, actionData }: Route.ComponentProps) {
  const form = { ...UNTOUCHED, ...loaderData, ...actionData };
  return form.hasName ? (
    <AcceptTermsPage {...form} updated={TERMS.updated} />
  ) : (
    <FinishAccountPage {...form} />
  );
}
