import { paths, withNext } from "#app/links.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import type { FormState } from "#app/ui/form-state.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { AccountPage } from "./account-page.tsx";
import { ResendForm } from "./resend-form.tsx";

type CheckEmailPageProps = FormState & {
  email: string | null;
  /** Where to go on after signing in, when that is known. */
  next: string | null;
};

/** Shown after registration: where the e-mail was sent, and how to get another one. */
export function CheckEmailPage({ email, next, ...form }: CheckEmailPageProps) {
  const address = form.values.email ?? email ?? undefined;
  return (
    <AccountPage title="Check Your Email">
      <p className="flex gap-3">
        <Icon name="mail" className="size-7" />
        <span>
          {email ? (
            <>
              We have written to <b>{email}</b>.
            </>
          ) : (
            "We have written to your address."
          )}{" "}
          Open the link in the e-mail within 24 hours, then you can sign in.
        </span>
      </p>
      <ErrorSummary errors={form.errors} labels={{ email: "E-mail" }} />
      {form.problem && <Notice tone="bad">{form.problem}</Notice>}
      <h2 className="text-lg">No e-mail yet?</h2>
      <p>Look among the unwanted mail, or have it sent again. You can ask again after a minute.</p>
      <ResendForm email={address} error={form.errors.email} next={next} />
      <p>
        <a href={withNext(paths.register, next)}>Register Another Account</a>
      </p>
      <p>
        <a href={withNext(paths.login, next)}>Sign in</a>
      </p>
    </AccountPage>
  );
}
