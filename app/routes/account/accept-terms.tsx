import { acceptNewestTerms } from "#app/actions/accounts/accept-terms.ts";
import { saveAfterSignIn } from "#app/actions/services/save-after-sign-in.ts";
import {
  acceptTermsSchema,
  chosenRole,
  finishAccountSchema,
  TERMS_NOT_STORED,
} from "#app/domain/accounts/account.ts";
import { TERMS } from "#app/domain/accounts/terms.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { submittedValues } from "#app/http/forms/submitted-values.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { returnTo } from "#app/http/return-to.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { AccountForm } from "#app/ui/accounts/account-form.tsx";
import { AccountPage } from "#app/ui/accounts/account-page.tsx";
import { LeavingLinks } from "#app/ui/accounts/leaving-links.tsx";
import { RoleChoice } from "#app/ui/accounts/role-choice.tsx";
import { SignOutForm } from "#app/ui/accounts/sign-out-form.tsx";
import { TermsField } from "#app/ui/accounts/terms-field.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { fieldsOf, UNTOUCHED } from "#app/ui/forms/form-state.ts";
import { privateMeta } from "#app/ui/pages/head.ts";
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
  const outcome = await tryDatabase(acceptNewestTerms(request, context, form.data.person));
  if (!outcome.ok) {
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

type AcceptTermsPageProps = Omit<FormState, "values"> & {
  /** The date of the new terms. */
  updated: string;
  /** The path to go on to. */
  next: string;
};

/** Asks somebody who has signed in to accept the newest terms before going on. */
function AcceptTermsPage({ updated, next, errors, problem }: AcceptTermsPageProps) {
  return (
    <AccountPage title="Our terms have changed">
      <p>
        Please read the <a href={paths.terms}>terms of {updated}</a> and accept them to continue.
        Until then your account stays as it is.
      </p>
      <AccountForm
        action={paths.acceptTerms}
        labels={{ acceptTerms: "Terms" }}
        submit="Accept and continue"
        errors={errors}
        problem={problem}
      >
        <input type="hidden" name="next" value={next} />
        <TermsField accepted={false} error={errors.acceptTerms} />
      </AccountForm>
      <LeavingLinks />
      <SignOutForm />
    </AccountPage>
  );
}

const LABELS = { firstName: "First name", lastName: "Last name", acceptTerms: "Terms" };

type FinishAccountPageProps = FormState & {
  /** The path to go on to. */
  next: string;
};

/** Asks for the names of somebody whose address was registered in another browser (threat 87). */
function FinishAccountPage({ next, values, errors, problem }: FinishAccountPageProps) {
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <AccountPage title="Finish your account">
      <p>
        Somebody also signed up with your address, from another browser or with another password. We
        cannot know whether that was you, so we kept nothing of it. Please tell us who you are.
      </p>
      <AccountForm
        action={paths.acceptTerms}
        labels={LABELS}
        submit="Finish and continue"
        errors={errors}
        problem={problem}
      >
        <input type="hidden" name="next" value={next} />
        <RoleChoice role={chosenRole(values.role)} />
        <TextField {...field("firstName")} autoComplete="given-name" required />
        <TextField {...field("lastName")} autoComplete="family-name" required />
        <TermsField accepted={Boolean(values.acceptTerms)} error={errors.acceptTerms} />
      </AccountForm>
      <LeavingLinks />
      <SignOutForm />
    </AccountPage>
  );
}
