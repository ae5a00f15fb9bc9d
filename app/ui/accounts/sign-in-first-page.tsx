import { paths, withNext } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useViewer } from "#app/ui/viewer.ts";
import { AccountPage } from "./account-page.tsx";
import { SignOutForm } from "./sign-out-form.tsx";

/** Says that a change of address is confirmed by its own account only, because somebody has signed up with the address. */
export function SignInFirstPage({ token }: { token: string }) {
  const viewer = useViewer();
  return (
    <AccountPage title="Confirm your new e-mail">
      <Notice tone="bad">
        Somebody has signed up with this address as well. Only the account that asked for the change
        can confirm it.
      </Notice>
      {viewer ? (
        <>
          <p>
            You are signed in to another account. Sign out, then open the link in our e-mail again.
          </p>
          <SignOutForm />
        </>
      ) : (
        <>
          <p>Sign in to that account, and you come back here.</p>
          <ButtonLink
            className="w-full"
            href={withNext(paths.login, `${paths.changeEmail}?token=${token}`)}
          >
            Sign in
          </ButtonLink>
        </>
      )}
      <p>
        If you did not ask for a change, do nothing. To finish your own sign-up, open our e-mail
        “Confirm your e-mail address”.
      </p>
    </AccountPage>
  );
}
