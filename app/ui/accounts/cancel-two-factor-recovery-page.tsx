import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { FormState } from "#app/ui/form-state.ts";
import { Notice } from "#app/ui/notice.tsx";
import { AccountForm, EmailField } from "./account-form.tsx";
import { AccountPage } from "./account-page.tsx";

const LABELS = { email: "E-mail", code: "Code" };

type CancelTwoFactorRecoveryPageProps = FormState & {
  /** Whether it was cancelled just now. */
  done: boolean;
};

/** Cancels the removal of a second factor: the address and a code are enough. */
export function CancelTwoFactorRecoveryPage(props: CancelTwoFactorRecoveryPageProps) {
  const { done, values, errors, problem } = props;
  if (done) return <Cancelled />;
  return (
    <AccountPage title="Keep two-factor sign-in">
      <p>
        Did we write that two-factor sign-in will be removed from your account, and you do not want
        that? Enter a code to cancel it. You do not need your password.
      </p>
      <AccountForm
        action={paths.twoFactorRecoveryCancel}
        labels={LABELS}
        submit="Cancel the removal"
        errors={errors}
        problem={problem}
      >
        <EmailField values={values} errors={errors} />
        <TextField
          id="code"
          name="code"
          label={LABELS.code}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          hint="The six digits from your app, or a recovery code."
          error={errors.code}
          required
        />
      </AccountForm>
    </AccountPage>
  );
}

function Cancelled() {
  return (
    <AccountPage title="Two-factor sign-in stays">
      <Notice tone="ok">The removal is cancelled.</Notice>
      <p>
        If it was not you who asked for it, somebody knows your password and reads your e-mail.
        Change the password of your mailbox first, then choose a new one for Kayap.
      </p>
      <ButtonLink className="w-full" href={paths.forgotPassword}>
        Choose a new password
      </ButtonLink>
    </AccountPage>
  );
}
