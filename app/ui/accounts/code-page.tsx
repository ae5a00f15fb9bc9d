import { paths } from "#app/links.ts";
import { ShortWhen } from "#app/ui/date-time.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { FormState } from "#app/ui/form-state.ts";
import { Notice } from "#app/ui/notice.tsx";
import { AccountForm } from "./account-form.tsx";
import { AccountPage } from "./account-page.tsx";

type CodePageProps = Omit<FormState, "values"> & {
  next: string;
  /** When the second factor will be removed, UTC milliseconds; null when it will not. */
  removedAt: number | null;
};

/** Asks for the second factor after the password was right. */
export function CodePage({ next, removedAt, errors, problem }: CodePageProps) {
  return (
    <AccountPage title="One more step">
      {removedAt !== null && (
        <Notice tone="wait">
          Two-factor sign-in will be removed on <ShortWhen at={removedAt} />. A code cancels that.
        </Notice>
      )}
      <p>Enter the six digits your authenticator app shows now, or one of your recovery codes.</p>
      <AccountForm
        action={paths.loginCode}
        labels={{ code: "Code" }}
        submit="Sign in"
        errors={errors}
        problem={problem}
      >
        <input type="hidden" name="next" value={next} />
        <TextField
          id="code"
          name="code"
          label="Code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.code}
          required
        />
      </AccountForm>
      <p>
        <a href={paths.twoFactorRecovery}>Lost your phone and your recovery codes?</a>
      </p>
      <p>
        <a href={paths.login}>Back to sign in</a>
      </p>
    </AccountPage>
  );
}
