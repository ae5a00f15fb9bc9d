import type { RouterContextProvider } from "react-router";
import { unsubscribeToken } from "#app/auth/keys.ts";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import { NOBODYS_HASH } from "#app/auth/password.ts";
import { signedOutCookies } from "#app/auth/sessions.ts";
import { configContext, databaseContext, roomsContext } from "#app/context.ts";
import { addressRestoredEmail } from "#app/email/account-emails.ts";
import { seeOther } from "#app/http/respond.ts";
import { securityContext } from "#app/http/security-context.ts";
import { paths } from "#app/links.ts";
import { type TakeBackKind, takeBack } from "#db/accounts/take-back.ts";
import { redeemToken } from "./token-link.ts";

const NOTICES = { "not-me": "everybody-out", "stop-email-change": "email-change-stopped" } as const;

type Pressed = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/**
 * Does what the button of a link that takes an account back says: its address is the owner's again, every session ends, and
 * a new password is chosen next (threats 69 and 85). A link that is not valid gets its page again.
 */
export async function takeBackByLink({ request, url, context }: Pressed, kind: TakeBackKind) {
  const { secret, supportEmail } = context.get(configContext);
  const reset = newToken();
  const taken = await redeemToken(url, (tokenHash) =>
    takeBack(context.get(databaseContext), {
      kind,
      tokenHash,
      noPasswordHash: NOBODYS_HASH,
      resetHash: hashToken(reset),
      unsubscribeHashOf: (address) => hashToken(unsubscribeToken(secret, "newsletter", address)),
      emailContent: addressRestoredEmail(supportEmail),
      context: securityContext(request, context),
    }),
  );
  if (!taken.ok) return taken.page;
  context.get(roomsContext).endPerson(taken.value);
  return seeOther(`${paths.resetPassword}?token=${reset}`, {
    request,
    notice: NOTICES[kind],
    cookies: signedOutCookies(request),
  });
}
