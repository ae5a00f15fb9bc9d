import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { FormState } from "#app/ui/form-state.ts";
import { Notice } from "#app/ui/notice.tsx";
import { AccountForm } from "./account-form.tsx";
import { AccountPage } from "./account-page.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";

const LABELS = { password: "New password", confirmPassword: "New password again" };

type ResetPageProps = Omit<FormState, "values"> & { token: string | null };

/** Sets a new password. `token` is null when the link is used, expired or incomplete. */
export function ResetPage({ token, errors, problem }: ResetPageProps) {
  if (token === null) return <BadLink />;
  return (
    <AccountPage title="Choose a new password">
      <AccountForm
        action={paths.resetPassword}
        labels={LABELS}
        submit="Set new password"
        errors={errors}
        problem={problem}
      >
        <input type="hidden" name="token" value={token} />
        <NewPasswordFields labels={LABELS} errors={errors} />
      </AccountForm>
    </AccountPage>
  );
}

function BadLink() {
  return (
    <AccountPage title="Choose a new password">
      <Notice tone="bad">This link is invalid or has expired. Please ask for a new one.</Notice>
      <ButtonLink className="w-full" href={paths.forgotPassword}>
        Ask for a new link
      </ButtonLink>
    </AccountPage>
  );
}
