import type { Role } from "#app/domain/accounts/account.ts";
import { paths, withNext } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import { type FormState, fieldsOf } from "#app/ui/form-state.ts";
import { Notice } from "#app/ui/notice.tsx";
import { AccountForm, EmailField } from "./account-form.tsx";
import { AccountPage } from "./account-page.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { RoleChoice } from "./role-choice.tsx";
import { TermsField } from "./terms-field.tsx";
import { type Waiting, WaitingForm } from "./waiting-form.tsx";

const LABELS = {
  firstName: "First name",
  lastName: "Last name",
  email: "E-mail",
  password: "Password",
  confirmPassword: "Password again",
  acceptTerms: "Terms",
};

type RegisterPageProps = FormState & {
  role: Role;
  open: boolean;
  /** Where to go on after signing in, when that is known. */
  next: string | null;
  /** The booking request or the job that waits for the account, which is a customer's then. */
  waiting: Waiting | null;
};

/** The registration form, or why there is none. */
export function RegisterPage({ open, ...form }: RegisterPageProps) {
  return (
    <AccountPage title="Create your account">
      {form.waiting && (
        <>
          <WaitingForm waiting={form.waiting} left="your account" />
          <ButtonLink
            variant="secondary"
            className="w-full"
            href={withNext(paths.login, form.next)}
          >
            I have an account: sign in
          </ButtonLink>
        </>
      )}
      {open ? <RegisterForm {...form} /> : <Notice tone="bad">{form.problem}</Notice>}
      {!form.waiting && (
        <p>
          Have an account? <a href={withNext(paths.login, form.next)}>Sign in</a>
        </p>
      )}
    </AccountPage>
  );
}

function RegisterForm(props: Omit<RegisterPageProps, "open">) {
  const { values, errors, problem, role, next, waiting } = props;
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <AccountForm
      action={withNext(paths.register, next)}
      labels={LABELS}
      submit="Create account"
      checked
      errors={errors}
      problem={problem}
    >
      {next && <input type="hidden" name="next" value={next} />}
      {waiting ? <input type="hidden" name="role" value="customer" /> : <RoleChoice role={role} />}
      <TextField {...field("firstName")} autoComplete="given-name" required />
      <TextField {...field("lastName")} autoComplete="family-name" required />
      <EmailField values={values} errors={errors} />
      <NewPasswordFields labels={LABELS} errors={errors} />
      <TermsField accepted={Boolean(values.acceptTerms)} error={errors.acceptTerms} />
      <template data-error="">
        <FieldError />
      </template>
    </AccountForm>
  );
}
