import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { AccountForm } from "./account-form.tsx";
import { AccountPage } from "./account-page.tsx";
import { PasswordField } from "./password-field.tsx";

const LABELS = { current: "Your password" };

type StartTwoFactorRecoveryPageProps = {
  /** Null when the link is not valid. */
  token: string | null;
  /** How long the factor will stay; empty while that cannot be read. */
  waitText: string;
  /** Whether a code has kept the factor on before, so that no wait starts (threat 86). */
  teamDecides: boolean;
  errors: Record<string, string>;
  problem: string | null;
};

/** The page of the link that removes a second factor: it asks for the password, and the button starts the wait. */
export function StartTwoFactorRecoveryPage(props: StartTwoFactorRecoveryPageProps) {
  const { token, waitText, teamDecides, errors, problem } = props;
  if (token === null) {
    return (
      <AccountPage title="Remove two-factor sign-in">
        <Notice tone="bad">
          This link is invalid, already used or has expired. Sign in with your password, then ask
          for a new link where we ask for the code.
        </Notice>
        <ButtonLink className="w-full" href={paths.login}>
          Sign in
        </ButtonLink>
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Remove two-factor sign-in">
      {teamDecides ? (
        <p>
          A code has kept two-factor sign-in on before, so our team decides now. Enter your
          password, and we will e-mail you how to show that the account is yours.
        </p>
      ) : (
        <p>
          Enter your password to start. {waitText && <Wait text={waitText} />} Any code cancels it
          until then.
        </p>
      )}
      <AccountForm
        action={`${paths.twoFactorRecoveryStart}?token=${token}`}
        labels={LABELS}
        submit="Start"
        errors={errors}
        problem={problem}
      >
        <PasswordField
          id="current"
          label={LABELS.current}
          autoComplete="current-password"
          error={errors.current}
        />
      </AccountForm>
      <p>
        <a href={paths.forgotPassword}>I do not know my password</a>
      </p>
    </AccountPage>
  );
}

function Wait({ text }: { text: string }) {
  return (
    <>
      Two-factor sign-in is removed <b>{text}</b> later. We write to you every day.
    </>
  );
}
