import { paths } from "#app/links.ts";
import type { FormState } from "#app/ui/form-state.ts";
import { AccountForm } from "./account-form.tsx";
import { AccountPage } from "./account-page.tsx";
import { LeavingLinks } from "./leaving-links.tsx";
import { SignOutForm } from "./sign-out-form.tsx";
import { TermsField } from "./terms-field.tsx";

type AcceptTermsPageProps = Omit<FormState, "values"> & {
  /** The date of the new terms. */
  updated: string;
  /** The path to go on to. */
  next: string;
};

/** Asks somebody who has signed in to accept the newest terms before going on. */
export function AcceptTermsPage({ updated, next, errors, problem }: AcceptTermsPageProps) {
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
