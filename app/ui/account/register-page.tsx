import { LEAST_PASSWORD, type Role } from "#app/domain/account.ts";
import { TextField } from "../field.tsx";
import { Notice } from "../notice.tsx";
import { AccountForm, EmailField } from "./account-form.tsx";
import { AccountPage } from "./account-page.tsx";
import type { FormState } from "./form-state.ts";
import { PasswordField } from "./password-field.tsx";
import { TermsField } from "./terms-field.tsx";

const LABELS = {
  firstName: "First name",
  lastName: "Last name",
  email: "E-mail",
  password: "Password",
  confirmPassword: "Password again",
  acceptTerms: "Terms",
};

const ROLES: { role: Role; name: string; text: string }[] = [
  { role: "customer", name: "Customer", text: "I look for people who get work done." },
  { role: "professional", name: "Professional", text: "I offer my services." },
];

type RegisterPageProps = FormState & { role: Role; open: boolean };

/** The registration form, or why there is none. */
export function RegisterPage({ open, ...form }: RegisterPageProps) {
  return (
    <AccountPage title="Create your account">
      {open ? <RegisterForm {...form} /> : <Notice tone="bad">{form.problem}</Notice>}
      <p>
        Have an account? <a href="/login">Sign in</a>
      </p>
    </AccountPage>
  );
}

function RegisterForm({ values, errors, problem, role }: Omit<RegisterPageProps, "open">) {
  return (
    <AccountForm
      action="/register"
      labels={LABELS}
      submit="Create Account"
      errors={errors}
      problem={problem}
    >
      <fieldset className="picks">
        <legend>I am a</legend>
        {ROLES.map((pick) => (
          <label key={pick.role} className="pick">
            <input type="radio" name="role" value={pick.role} defaultChecked={pick.role === role} />
            <span>
              <b>{pick.name}</b>
              <span className="sm">{pick.text}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <TextField
        id="firstName"
        name="firstName"
        autoComplete="given-name"
        label={LABELS.firstName}
        defaultValue={values.firstName}
        error={errors.firstName}
        required
      />
      <TextField
        id="lastName"
        name="lastName"
        autoComplete="family-name"
        label={LABELS.lastName}
        defaultValue={values.lastName}
        error={errors.lastName}
        required
      />
      <EmailField values={values} errors={errors} />
      <PasswordField
        id="password"
        label={LABELS.password}
        autoComplete="new-password"
        hint={`At least ${LEAST_PASSWORD} characters. A few words in a row are best.`}
        error={errors.password}
      />
      <PasswordField
        id="confirmPassword"
        label={LABELS.confirmPassword}
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
      <TermsField accepted={Boolean(values.acceptTerms)} error={errors.acceptTerms} />
    </AccountForm>
  );
}
