import { LEAST_PASSWORD } from "#app/domain/account.ts";
import { ErrorSummary } from "../error-summary.tsx";
import { Notice } from "../notice.tsx";
import { AccountPage } from "./account-page.tsx";
import type { FormState } from "./form-state.ts";
import { PasswordField } from "./password-field.tsx";

const LABELS = { password: "New password", confirmPassword: "New password again" };

type ResetPageProps = Omit<FormState, "values"> & { token: string | null };

/** Sets a new password. `token` is null when the link is used up, too old or incomplete. */
export function ResetPage({ token, errors, problem }: ResetPageProps) {
  if (token === null) return <BadLink />;
  return (
    <AccountPage title="Choose a new password">
      <ErrorSummary errors={errors} labels={LABELS} />
      {problem && <Notice tone="bad">{problem}</Notice>}
      <form className="f stack" method="post" action="/reset-password" noValidate>
        <input type="hidden" name="token" value={token} />
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
        <button className="btn w">Set New Password</button>
      </form>
    </AccountPage>
  );
}

function BadLink() {
  return (
    <AccountPage title="Choose a new password">
      <Notice tone="bad">This link is invalid or has expired. Please ask for a new one.</Notice>
      <a className="btn w" href="/forgot-password">
        Ask for a New Link
      </a>
    </AccountPage>
  );
}
