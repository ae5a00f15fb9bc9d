import type { ReactNode } from "react";
import { AccountForm } from "./account-form.tsx";
import { PasswordField } from "./password-field.tsx";

const LABELS = { current: "Your password, if you know it" };

export type TakeBackState = {
  /** Whether two-factor sign-in was turned on since the e-mail. */
  hasNewerFactor: boolean;
  errors: Record<string, string>;
  problem: string | null;
};

type TakeBackFormProps = TakeBackState & {
  action: string;
  /** The label of the button. */
  submit: string;
  /** What the button does. */
  children: ReactNode;
};

/** The form of a link that takes an account back, which also ends a second factor that is newer than the link (threat 86). */
export function TakeBackForm(props: TakeBackFormProps) {
  const { action, submit, hasNewerFactor, errors, problem, children } = props;
  return (
    <AccountForm action={action} labels={LABELS} submit={submit} errors={errors} problem={problem}>
      <p>{children}</p>
      {hasNewerFactor && (
        <>
          <p>
            Two-factor sign-in was turned on after this e-mail was sent. If it was not you, this
            button also ends it: at once if you enter your password on a device that you have used
            before, otherwise after 72 hours. If it was you, a code keeps it on.
          </p>
          <PasswordField
            id="current"
            label={LABELS.current}
            autoComplete="current-password"
            error={errors.current}
            required={false}
          />
        </>
      )}
    </AccountForm>
  );
}
