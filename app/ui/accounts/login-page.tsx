import { paths, withNext } from "#app/links.ts";
import { Tick } from "#app/ui/field.tsx";
import type { FormState } from "#app/ui/form-state.ts";
import { Notice } from "#app/ui/notice.tsx";
import { AccountForm, EmailField } from "./account-form.tsx";
import { AccountPage } from "./account-page.tsx";
import { PasswordField } from "./password-field.tsx";
import { type Kept, KeptRequest, type Waiting, WaitingForm } from "./waiting-form.tsx";

const LABELS = { email: "E-mail", password: "Password" };

type LoginPageProps = FormState & {
  /** Where to go on, when the address names it. */
  next: string | null;
  /** What happens at once after signing in, "to save Ceiling fans". */
  purpose: string | null;
  /** Why a sign-in is needed to go on. */
  reason: string | null;
  /** The booking request that waits for the sign-in. */
  waiting: Waiting | null;
  /** One that this browser keeps, while the sign-in leads elsewhere. */
  kept: Kept | null;
};

/** The sign-in form. */
export function LoginPage({
  values,
  errors,
  problem,
  next,
  purpose,
  reason,
  waiting,
  kept,
}: LoginPageProps) {
  return (
    <AccountPage title={purpose ? `Sign in ${purpose}` : "Sign in"}>
      {reason && <Notice tone="info">{reason}</Notice>}
      {waiting && <WaitingForm waiting={waiting} left="your account" />}
      {kept && <KeptRequest kept={kept} />}
      <AccountForm
        action={withNext(paths.login, next)}
        labels={LABELS}
        submit="Sign in"
        errors={errors}
        problem={problem}
      >
        {next && <input type="hidden" name="next" value={next} />}
        <EmailField values={values} errors={errors} />
        <PasswordField
          id="password"
          label={LABELS.password}
          autoComplete="current-password"
          error={errors.password}
        />
        <Tick
          className="mt-0"
          type="checkbox"
          name="remember"
          defaultChecked={Boolean(values.remember)}
        >
          Remember me for 30 days
        </Tick>
      </AccountForm>
      <p>
        <a href={paths.forgotPassword}>Forgot your password?</a>
      </p>
      <p>
        Not confirmed yet?{" "}
        <a href={withNext(paths.checkEmail, next)}>Send the confirmation e-mail again</a>
      </p>
      <p>
        New here? <a href={withNext(paths.register, next)}>Sign up</a>
      </p>
    </AccountPage>
  );
}
