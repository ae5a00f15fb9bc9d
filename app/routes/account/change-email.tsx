import { confirmEmailChangeByLink } from "#app/actions/accounts/confirm-email-change.ts";
import { loadToken, redeemToken } from "#app/actions/accounts/token-link.ts";
import { userContext } from "#app/context.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { paths, withNext, withToken } from "#app/links.ts";
import { AccountPage } from "#app/ui/accounts/account-page.tsx";
import { SignOutForm } from "#app/ui/accounts/sign-out-form.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { TokenPage } from "#app/ui/site/token-page.tsx";
import { useViewer } from "#app/ui/viewer.ts";
import type { Route } from "./+types/change-email.ts";

export const meta = () => privateMeta("Confirm your new e-mail", { secretAddress: true });

export const loader = ({ url }: Route.LoaderArgs) => loadToken(url);

export async function action({ request, url, context }: Route.ActionArgs) {
  const outcome = await redeemToken(url, (tokenHash) =>
    confirmEmailChangeByLink(request, context, tokenHash),
  );
  if (!outcome.ok) return outcome.page;
  if (outcome.value === "sign-in-first") return refuse(409, outcome.value);
  const goal = context.get(userContext) ? paths.settings : paths.login;
  return seeOther(goal, { request, notice: "email-changed" });
}

export default function ChangeEmail({ loaderData: { token }, actionData }: Route.ComponentProps) {
  if (actionData === "sign-in-first" && token) return <SignInFirstPage token={token} />;
  return (
    <TokenPage
      title="Confirm your new e-mail"
      text="Tap to use this address from now on."
      button="Confirm my e-mail"
      path={paths.changeEmail}
      token={actionData === "unknown" ? null : token}
      failed={actionData === "failed"}
      instead={{
        text: "Open the newest e-mail from us, or change your e-mail again.",
        label: "Change my e-mail again",
        href: paths.emailSettings,
      }}
    />
  );
}

/** Says that a change of address is confirmed by its own account only, because somebody has signed up with the address. */
function SignInFirstPage({ token }: { token: string }) {
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
            href={withNext(paths.login, withToken(paths.changeEmail, token))}
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
