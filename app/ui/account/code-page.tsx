import { TextField } from "../field.tsx";
import type { FormState } from "../form-state.ts";
import { AccountForm } from "./account-form.tsx";
import { AccountPage } from "./account-page.tsx";

type CodePageProps = Omit<FormState, "values"> & { next: string };

/** Asks for the second factor after the password was right. */
export function CodePage({ next, errors, problem }: CodePageProps) {
  return (
    <AccountPage title="One more step">
      <p>Type the six digits your authenticator app shows now, or one of your recovery codes.</p>
      <AccountForm
        action="/login/code"
        labels={{ code: "Code" }}
        submit="Sign In"
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
        <a href="/login">Back to sign in</a>
      </p>
    </AccountPage>
  );
}
