import { NOT_DONE } from "#app/domain/failure.ts";
import { paths } from "#app/links.ts";
import { AccountField } from "#app/ui/account-field.tsx";
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
          This link is invalid or has expired. If your account now has an address you do not know,
          write to us.
        </Notice>
        <ButtonLink className="w-full" href={paths.contact}>
          Write to us
        </ButtonLink>
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Stop the change">
      {failed && <Notice tone="bad">{NOT_DONE}</Notice>}
      <form className="stack-4" method="post" action={`${paths.stopEmailChange}?token=${token}`}>
        <AccountField />
        <p>
          This keeps your e-mail address, or brings it back, and signs out every device, including
          this one. Then you choose a new password.
        </p>
        <Button className="w-full">Stop the change</Button>
      </form>
    </AccountPage>
  );
}
