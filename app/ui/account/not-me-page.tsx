import { NOT_DONE } from "#app/domain/failure.ts";
import { Notice } from "../notice.tsx";
import { AccountPage } from "./account-page.tsx";

/** Where the link of a login alert leads: it asks, and the button does it. `token` is null when it is no good. */
export function NotMePage({ token, failed }: { token: string | null; failed: boolean }) {
  if (token === null) return <BadLink />;
  return (
    <AccountPage title="This wasn’t me">
      {failed && <Notice tone="bad">{NOT_DONE}</Notice>}
      <form className="stack" method="post" action={`/not-me?token=${token}`}>
        <p>One press signs everybody out, your own devices too. Then you choose a new password.</p>
        <button className="btn w">Sign Everybody Out</button>
      </form>
    </AccountPage>
  );
}

function BadLink() {
  return (
    <AccountPage title="This wasn’t me">
      <Notice tone="bad">
        This link is invalid or has expired. A new password signs everybody out as well.
      </Notice>
      <a className="btn w" href="/forgot-password">
        Choose a New Password
      </a>
    </AccountPage>
  );
}
