import { LEAST_PASSWORD } from "#app/domain/account.ts";
import { Notice } from "../notice.tsx";
import { AccountForm } from "./account-form.tsx";
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
      <AccountForm
        action="/reset-password"
        labels={LABELS}
        submit="Set New Password"
        errors={errors}
        problem={problem}
      >
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
      </AccountForm>
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
