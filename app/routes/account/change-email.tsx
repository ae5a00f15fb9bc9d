import type { RouterContextProvider } from "react-router";
import { loadToken, redeemToken } from "#app/actions/accounts/token-link.ts";
import { unsubscribeToken } from "#app/auth/keys.ts";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import { NOBODYS_HASH } from "#app/auth/password.ts";
import {
  clockContext,
  configContext,
  databaseContext,
  roomsContext,
  userContext,
} from "#app/context.ts";
import { addressChangedEmail } from "#app/email/account-emails.ts";
import { seeOther } from "#app/http/respond.ts";
import { securityContext } from "#app/http/security-context.ts";
import { paths } from "#app/links.ts";
import { privateMeta } from "#app/ui/head.ts";
import { TokenPage } from "#app/ui/site/token-page.tsx";
import { confirmEmailChange, readEmailChange } from "#db/accounts/email-change.ts";
import type { Route } from "./+types/change-email.ts";

export const meta = () => privateMeta("Confirm your new e-mail", { secretAddress: true });

export const loader = ({ url }: Route.LoaderArgs) => loadToken(url);

export async function action({ request, url, context }: Route.ActionArgs) {
  const reset = newToken();
  const hashes = { resetHash: hashToken(reset), noPasswordHash: NOBODYS_HASH };
  const changed = await redeemToken(url, (tokenHash) =>
    change(request, context, { tokenHash, ...hashes }),
  );
  if (!changed.ok) return changed.page;
  const { userId, outcome } = changed.value;
  if (outcome === "contested") {
    context.get(roomsContext).endPerson(userId);
    return seeOther(`${paths.resetPassword}?token=${reset}`, {
      request,
      notice: "choose-password",
    });
  }
  const goal = context.get(userContext) ? paths.settings : paths.login;
  return seeOther(goal, { request, notice: "email-changed" });
}

type Hashes = { tokenHash: string; resetHash: string; noPasswordHash: string };

async function change(
  request: Request,
  context: Readonly<RouterContextProvider>,
  hashes: Hashes,
): Promise<{ userId: string; outcome: "changed" | "contested" } | null> {
  const db = context.get(databaseContext);
  const { secret, supportEmail } = context.get(configContext);
  const requested = await readEmailChange(db, hashes.tokenHash, context.get(clockContext)());
  if (!requested) return null;
  const outcome = await confirmEmailChange(db, {
    ...requested,
    ...hashes,
    unsubscribeHash: hashToken(unsubscribeToken(secret, "newsletter", requested.to)),
    emailContent: addressChangedEmail(supportEmail),
    context: securityContext(request, context),
  });
  return outcome && { userId: requested.userId, outcome };
}

export default function ChangeEmail({ loaderData: { token }, actionData }: Route.ComponentProps) {
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
