import { ErrorSummary } from "../error-summary.tsx";
import { TextField } from "../field.tsx";
import { Notice } from "../notice.tsx";
import { AccountPage } from "./account-page.tsx";
import type { FormState } from "./form-state.ts";
import { PasswordField } from "./password-field.tsx";

const LABELS = { email: "E-mail", password: "Password" };

type LoginPageProps = FormState & {
  /** Where to go on, when the address names it. */
  next: string | null;
  /** Why one has to sign in to go on. */
  reason: string | null;
};

/** The sign-in form. */
export function LoginPage({ values, errors, problem, next, reason }: LoginPageProps) {
  return (
    <AccountPage title="Sign in">
      {reason && <Notice tone="info">{reason}</Notice>}
      <ErrorSummary errors={errors} labels={LABELS} />
      {problem && <Notice tone="bad">{problem}</Notice>}
      <form className="f stack" method="post" action="/login" noValidate>
        {next && <input type="hidden" name="next" value={next} />}
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
          autoComplete="current-password"
          error={errors.password}
        />
        <label className="tick">
          <input type="checkbox" name="remember" defaultChecked={Boolean(values.remember)} />
          Remember me for 30 days
        </label>
        <button className="btn w">Sign In</button>
      </form>
      <p>
        <a href="/forgot-password">Forgot your password?</a>
      </p>
      <p>
        Not confirmed yet? <a href="/register/check-email">Send the confirmation e-mail again</a>
      </p>
      <p>
        New here? <a href="/register">Sign up</a>
      </p>
    </AccountPage>
  );
}
