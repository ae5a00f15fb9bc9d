import { NOT_DONE } from "#app/domain/failure.ts";
import { paths } from "#app/links.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { AccountPage } from "./account-page.tsx";

type StopEmailChangePageProps = { token: string | null; failed: boolean };

/** The page of the link in the old mailbox; its button acts. `token` is null when it is not valid. */
export function StopEmailChangePage({ token, failed }: StopEmailChangePageProps) {
  if (token === null) {
    return (
      <AccountPage title="Stop the change">
        <Notice tone="bad">
          This link is invalid or has expired. If your account has a strange address now, write to
          us.
        </Notice>
        <ButtonLink className="w-full" href={paths.contact}>
          Write to Us
        </ButtonLink>
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Stop the change">
      {failed && <Notice tone="bad">{NOT_DONE}</Notice>}
      <form className="stack-4" method="post" action={`${paths.stopEmailChange}?token=${token}`}>
        <p>
          One press, and your account keeps this e-mail address, or gets it back. Everybody is
          signed out, your own devices too. Then you choose a new password.
        </p>
        <Button className="w-full">Stop the Change</Button>
      </form>
    </AccountPage>
  );
}
