import { Notice } from "../notice.tsx";
import { AccountPage } from "./account-page.tsx";
import { ResendForm } from "./resend-form.tsx";

/** Where the link of a confirmation letter leads: it asks, and the button does it. `token` is null when it is no good. */
export function VerifyPage({ token, failed }: { token: string | null; failed: boolean }) {
  if (token === null) return <BadLink />;
  return (
    <AccountPage title="Confirm your e-mail">
      {failed && (
        <Notice tone="bad">We could not do this right now. Please try again in a moment.</Notice>
      )}
      <form className="stack" method="post" action={`/verify-email?token=${token}`}>
        <p>One press, and your account is ready.</p>
        <button className="btn w">Confirm my e-mail</button>
      </form>
    </AccountPage>
  );
}

function BadLink() {
  return (
    <AccountPage title="Confirm your e-mail">
      <Notice tone="bad">
        This link is invalid or has expired. If your address is confirmed already, just sign in.
      </Notice>
      <ResendForm email={undefined} />
      <p>
        <a href="/login">Sign in</a>
      </p>
    </AccountPage>
  );
}
