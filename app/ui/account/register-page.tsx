import { LEAST_PASSWORD, type Role } from "#app/domain/account.ts";
import { ErrorSummary } from "../error-summary.tsx";
import { TextField } from "../field.tsx";
import { Icon } from "../icon.tsx";
import { Notice } from "../notice.tsx";
import { AccountPage } from "./account-page.tsx";
import type { FormState } from "./form-state.ts";
import { PasswordField } from "./password-field.tsx";

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
      {open && <ErrorSummary errors={form.errors} labels={LABELS} />}
      {form.problem && <Notice tone="bad">{form.problem}</Notice>}
      {open && <RegisterForm {...form} />}
      <p>
        Have an account? <a href="/login">Sign in</a>
      </p>
    </AccountPage>
  );
}

function RegisterForm({ values, errors, role }: Omit<RegisterPageProps, "open">) {
  return (
    <form className="f stack" method="post" action="/register" noValidate>
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
      <TextField
        id="email"
        name="email"
        type="email"
        autoComplete="username"
        label={LABELS.email}
        defaultValue={values.email}
        error={errors.email}
        required
      />
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
      <AcceptTerms accepted={Boolean(values.acceptTerms)} error={errors.acceptTerms} />
      <button className="btn w">Create Account</button>
    </form>
  );
}

function AcceptTerms({ accepted, error }: { accepted: boolean; error: string | undefined }) {
  return (
    <div>
      <div className="tick">
        <input
          type="checkbox"
          id="acceptTerms"
          name="acceptTerms"
          defaultChecked={accepted}
          aria-describedby={error && "acceptTerms-error"}
          aria-invalid={error ? true : undefined}
          required
        />
        <span>
          <label className="bare" htmlFor="acceptTerms">
            I am 18 or older and accept the terms
          </label>{" "}
          (<a href="/terms">Terms</a>, <a href="/privacy">Privacy</a>)
        </span>
      </div>
      {error && (
        <p className="err" id="acceptTerms-error">
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
    </div>
  );
}
