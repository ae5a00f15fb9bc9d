import { paths } from "#app/links.ts";
import type { FormState } from "#app/ui/form-state.ts";
import { Icon } from "#app/ui/icon.tsx";
import { AccountForm, EmailField } from "./account-form.tsx";
import { AccountPage } from "./account-page.tsx";

/** Requests an e-mail with a reset link. */
export function ForgotPage({ values, errors, problem }: FormState) {
  return (
    <AccountPage title="Forgot your password?">
      <p>Enter your e-mail address and we will send you a link to choose a new password.</p>
      <AccountForm
        action={paths.forgotPassword}
        labels={{ email: "E-mail" }}
        submit="Send the link"
        errors={errors}
        problem={problem}
      >
        <EmailField values={values} errors={errors} />
      </AccountForm>
      <p>
        <a href={paths.login}>Back to sign in</a>
      </p>
    </AccountPage>
  );
}

/** The confirmation, the same for every address. */
export function ForgotSent() {
  return (
    <AccountPage title="Check your e-mail">
      <p className="flex gap-3">
        <Icon name="mail" className="size-7" />
        <span>
          If this address has an account, an e-mail with a link is on its way. The link works for 60
          minutes.
        </span>
      </p>
      <p>
        <a href={paths.forgotPassword}>Try another address</a>
      </p>
      <p>
        <a href={paths.login}>Back to sign in</a>
      </p>
    </AccountPage>
  );
}
