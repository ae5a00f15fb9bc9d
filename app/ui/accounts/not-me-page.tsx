import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { AccountPage } from "./account-page.tsx";
import { TakeBackForm, type TakeBackState } from "./take-back-form.tsx";

/** The page of the link in a login alert; its button acts. `token` is null when it is not valid. */
export function NotMePage({ token, ...state }: TakeBackState & { token: string | null }) {
  if (token === null) return <BadLink />;
  return (
    <AccountPage title="This wasn’t me">
      <TakeBackForm
        action={`${paths.notMe}?token=${token}`}
        submit="Sign out all devices"
        {...state}
      >
        This signs out every device, including this one, and changes the e-mail address back if it
        was changed since. Then you choose a new password.
      </TakeBackForm>
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
