import { LEAST_PASSWORD } from "#app/domain/accounts/registration.ts";
import { PasswordField } from "./password-field.tsx";

type NewPasswordFieldsProps = {
  labels: { password: string; confirmPassword: string };
  errors: Record<string, string>;
};

/** A new password, typed twice. */
export function NewPasswordFields({ labels, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        id="password"
        label={labels.password}
        autoComplete="new-password"
        hint={`At least ${LEAST_PASSWORD} characters. A few words in a row are best.`}
        error={errors.password}
      />
      <PasswordField
        id="confirmPassword"
        label={labels.confirmPassword}
        shows="the repeated password"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
    </>
  );
}
