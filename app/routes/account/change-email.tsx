import type { RouterContextProvider } from "react-router";
import { loadToken, redeemToken } from "#app/actions/accounts/token-link.ts";
import { unsubscribeToken } from "#app/auth/keys.ts";
import { hashToken } from "#app/auth/one-time-token.ts";
import { clockContext, configContext, databaseContext, userContext } from "#app/context.ts";
import { addressChangedEmail } from "#app/email/account-emails.ts";
import { refuse, seeOther } from "#app/http/respond.ts";
import { securityContext } from "#app/http/security-context.ts";
import { paths, withNext, withToken } from "#app/links.ts";
import { AccountPage } from "#app/ui/accounts/account-page.tsx";
import { SignOutForm } from "#app/ui/accounts/sign-out-form.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { privateMeta } from "#app/ui/head.ts";
import { Notice } from "#app/ui/notice.tsx";
import { TokenPage } from "#app/ui/site/token-page.tsx";
import { useViewer } from "#app/ui/viewer.ts";
import { confirmEmailChange, readEmailChange } from "#db/accounts/email-change.ts";
import type { Route } from "./+types/change-email.ts";

export const meta = () => privateMeta("Confirm your new e-mail", { secretAddress: true });

export const loader = ({ url }: Route.LoaderArgs) => loadToken(url);

export async function action({ request, url, context }: Route.ActionArgs) {
  const changed = await redeemToken(url, (tokenHash) => change(request, context, tokenHash));
  if (!changed.ok) return changed.page;
  if (changed.value === "sign-in-first") return refuse(409, changed.value);
  const goal = context.get(userContext) ? paths.settings : paths.login;
  return seeOther(goal, { request, notice: "email-changed" });
}

async function change(
  request: Request,
  context: Readonly<RouterContextProvider>,
  tokenHash: string,
) {
  const db = context.get(databaseContext);
  const { secret, supportEmail } = context.get(configContext);
  const requested = await readEmailChange(db, tokenHash, context.get(clockContext)());
  if (!requested) return null;
  return confirmEmailChange(db, {
    ...requested,
    tokenHash,
    confirmedBy: context.get(userContext)?.id ?? null,
    unsubscribeHash: hashToken(unsubscribeToken(secret, "newsletter", requested.to)),
    emailContent: addressChangedEmail(supportEmail),
    context: securityContext(request, context),
  });
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
