import { NOT_DONE } from "#app/domain/failure.ts";
import { paths } from "#app/links.ts";
import { AccountField } from "#app/ui/account-field.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { AccountPage } from "./account-page.tsx";

/** The page of the link in a login alert; its button acts. `token` is null when it is not valid. */
export function NotMePage({ token, failed }: { token: string | null; failed: boolean }) {
  if (token === null) return <BadLink />;
  return (
    <AccountPage title="This wasn’t me">
      {failed && <Notice tone="bad">{NOT_DONE}</Notice>}
      <form className="stack-4" method="post" action={`${paths.notMe}?token=${token}`}>
        <AccountField />
        <p>This signs out every device, including this one. Then you choose a new password.</p>
        <Button className="w-full">Sign out all devices</Button>
      </form>
    </AccountPage>
  );
}

function BadLink() {
  return (
    <AccountPage title="This wasn’t me">
      <Notice tone="bad">
        This link is invalid or has expired. Choosing a new password signs out all devices too.
      </Notice>
      <ButtonLink className="w-full" href={paths.forgotPassword}>
        Choose a new password
      </ButtonLink>
    </AccountPage>
  );
}
