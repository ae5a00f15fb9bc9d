import type { RouterContextProvider } from "react-router";
import { loadToken, redeemToken } from "#app/actions/accounts/token-link.ts";
import { unsubscribeToken } from "#app/auth/keys.ts";
import { hashToken } from "#app/auth/one-time-token.ts";
import { clockContext, configContext, databaseContext, userContext } from "#app/context.ts";
import { addressChangedEmail } from "#app/email/account-emails.ts";
import { refuse, seeOther } from "#app/http/respond.ts";
import { securityContext } from "#app/http/security-context.ts";
import { paths } from "#app/links.ts";
import { SignInFirstPage } from "#app/ui/accounts/sign-in-first-page.tsx";
import { privateMeta } from "#app/ui/head.ts";
import { TokenPage } from "#app/ui/site/token-page.tsx";
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
