import { chosenRole } from "#app/domain/accounts/account.ts";
import { paths } from "#app/links.ts";
import { TextField } from "#app/ui/field.tsx";
import { type FormState, fieldsOf } from "#app/ui/form-state.ts";
import { AccountForm } from "./account-form.tsx";
import { AccountPage } from "./account-page.tsx";
import { LeavingLinks } from "./leaving-links.tsx";
import { RoleChoice } from "./role-choice.tsx";
import { SignOutForm } from "./sign-out-form.tsx";
import { TermsField } from "./terms-field.tsx";

const LABELS = { firstName: "First name", lastName: "Last name", acceptTerms: "Terms" };

type FinishAccountPageProps = FormState & {
  /** The path to go on to. */
  next: string;
};

/** Asks who somebody is whose address was signed up in another browser (threat 87). */
export function FinishAccountPage({ next, values, errors, problem }: FinishAccountPageProps) {
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
