import type { RouterContextProvider } from "react-router";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import { configContext, databaseContext } from "#app/context.ts";
import { recoveryLinkEmail } from "#app/email/two-factor-recovery-emails.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import { requestRecovery } from "#db/accounts/recovery-link.ts";
import { recoveryState } from "./recovery-state.ts";

/** Queues the e-mail with the link that starts the removal; nothing when this factor cannot be removed in this way. */
export async function sendRecoveryLink(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<void> {
  const { userId, email, wait } = await recoveryState(request, context);
  if (wait === null) return;
  const token = newToken();
  await requestRecovery(context.get(databaseContext), {
    userId,
    email,
    tokenHash: hashToken(token),
    emailContent: recoveryLinkEmail(context.get(configContext).appOrigin, token, wait),
    context: securityContext(request, context),
  });
}
