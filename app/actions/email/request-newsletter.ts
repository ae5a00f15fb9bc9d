import type { RouterContextProvider } from "react-router";
import { unsubscribeToken } from "#app/auth/keys.ts";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { newsletterConfirmEmail, newsletterLinks } from "#app/email/newsletter-email.ts";
import { clientAddress } from "#app/http/security/client-address.ts";
import { secondsToWaitForAll } from "#app/http/security/limit.ts";
import { requestConfirmation } from "#db/email/newsletter.ts";

const EMAILS = { action: "newsletter", most: 3, windowMs: HOUR_MS };
// Mobile carriers put many people behind one address, so this one is wide.
const CONNECTION = { action: "newsletter-from", name: "newsletter", most: 30, windowMs: HOUR_MS };

/** Queues the confirmation e-mail, unless this address or connection is at its limit; the answer does not say which. */
export async function requestNewsletter(
  request: Request,
  context: Readonly<RouterContextProvider>,
  email: string,
) {
  const limits = [
    { ...CONNECTION, subject: clientAddress(request) },
    { ...EMAILS, subject: email },
  ];
  if (await secondsToWaitForAll(context, limits)) return;
  const { appOrigin, secret } = context.get(configContext);
  const unsubscribe = unsubscribeToken(secret, "newsletter", email);
  const tokens = { confirm: newToken(), unsubscribe };
  const links = newsletterLinks(appOrigin, tokens);
  await requestConfirmation(context.get(databaseContext), {
    email,
    confirmHash: hashToken(tokens.confirm),
    unsubscribeHash: hashToken(tokens.unsubscribe),
    emailContent: newsletterConfirmEmail(links),
    at: context.get(clockContext)(),
  });
}
