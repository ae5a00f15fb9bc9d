import type { FormState } from "#app/domain/forms/form-state.ts";
import { paths, withNext } from "#app/links.ts";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Problem } from "#app/ui/notice.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { AccountPage } from "./account-page.tsx";
import { ResendForm } from "./resend-form.tsx";
import { type Waiting, WaitingForm } from "./waiting-form.tsx";

type CheckEmailPageProps = FormState & {
  /** Where we have just written to; null where nothing was sent from this browser. */
  email: string | null;
  /** Where to go on after signing in, when that is known. */
  next: string | null;
  /** The booking request that waits for the account. */
  waiting: Waiting | null;
};

/** The title of the page, by whether an e-mail was sent. */
export const checkEmailTitle = (email: string | null) =>
  email ? "Check Your Email" : "Send the confirmation e-mail again";

/** Shown after registration: where the e-mail was sent, and how to get another one. */
export function CheckEmailPage({ email, next, waiting, ...form }: CheckEmailPageProps) {
  const address = form.values.email ?? email ?? undefined;
  return (
    <AccountPage title={checkEmailTitle(email)}>
      {waiting && <WaitingForm waiting={waiting} left="confirm your e-mail" />}
      {email ? (
        <p className="flex gap-3">
          <Icon name="mail" className="size-7" />
          <span>
            We have written to <b>{email}</b>. Open the link in our e-mail within 24 hours; in this
            browser it also signs you in.
          </span>
        </p>
      ) : (
        <p>Enter your e-mail address, and we send the link again.</p>
      )}
      <ErrorSummary errors={form.errors} labels={{ email: "E-mail" }} />
      <Problem>{form.problem}</Problem>
      {email && (
        <>
          <h2 className="text-lg">No e-mail yet?</h2>
          <p>Check your spam folder. You can resend after a minute.</p>
        </>
      )}
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
