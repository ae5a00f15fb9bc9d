import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { AccountPage } from "./account-page.tsx";
import { TakeBackForm, type TakeBackState } from "./take-back-form.tsx";

type StopEmailChangePageProps = TakeBackState & { token: string | null };

/** The page of the link in the old mailbox; its button acts. `token` is null when it is not valid. */
export function StopEmailChangePage({ token, ...state }: StopEmailChangePageProps) {
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
      <TakeBackForm
        action={`${paths.stopEmailChange}?token=${token}`}
        submit="Stop the change"
        {...state}
      >
        This keeps your e-mail address, or brings it back, and signs out every device, including
        this one. Then you choose a new password.
      </TakeBackForm>
    </AccountPage>
  );
}
