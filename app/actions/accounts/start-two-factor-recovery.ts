import type { RouterContextProvider } from "react-router";
import { hashToken } from "#app/auth/one-time-token.ts";
import { pendingTwoFactorCookie } from "#app/auth/pending-two-factor.ts";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { waitingTime } from "#app/domain/accounts/two-factor-recovery.ts";
import { recoveryStarted } from "#app/email/two-factor-recovery-emails.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import { readRecoveryLink, startRecovery } from "#db/accounts/recovery-link.ts";
import { confirmPassword } from "./confirm-password.ts";
import { letTeamDecide } from "./open-factor-case.ts";

/** The person whose factor a link removes, and the wait before that; null for an invalid link, and for staff. */
export async function readLink(context: Readonly<RouterContextProvider>, token: string) {
  const now = context.get(clockContext)();
  const owner = await readRecoveryLink(context.get(databaseContext), hashToken(token), now);
  const wait = owner && waitingTime(now - owner.factorConfirmedAt, false);
  return owner && wait !== null ? { ...owner, wait } : null;
}

/**
 * Starts the wait after which a link removes the factor, for somebody who has the mailbox and the password (threat 69). Returns
 * the cookie with which the next page shows the state; when the team has to decide, it opens a case instead.
 */
export async function startWait(
  request: Request,
  context: Readonly<RouterContextProvider>,
  token: string,
  password: string,
): Promise<"invalid" | "wrong" | { seconds: number } | { cookie: string } | { case: true }> {
  const link = await readLink(context, token);
  if (!link) return "invalid";
  const { userId, email, factorConfirmedAt, teamDecides, displayPreferences, wait } = link;
  const confirmation = await confirmPassword(request, context, { id: userId, email }, password);
  if (confirmation.kind === "limited") return { seconds: confirmation.seconds };
  if (confirmation.kind === "wrong") return "wrong";
  if (teamDecides) {
    await letTeamDecide(request, context, { userId, email });
    return { case: true };
  }
  const origin = securityContext(request, context);
  const { appOrigin, secret } = context.get(configContext);
  const dueAt = origin.now + wait;
  const hasStarted = await startRecovery(context.get(databaseContext), {
    userId,
    email,
    tokenHash: hashToken(token),
    passwordHash: confirmation.hash,
    factorConfirmedAt,
    dueAt,
    notice: recoveryStarted(appOrigin, { dueAt, displayPreferences, by: "request" }),
    context: origin,
  });
  if (!hasStarted) return "invalid";
  // This cookie lets the next page show the state to somebody who has entered the password.
  const passwordProof = { userId, passwordHash: confirmation.hash, remember: false };
  return { cookie: pendingTwoFactorCookie(request, secret, passwordProof, origin.now) };
}
