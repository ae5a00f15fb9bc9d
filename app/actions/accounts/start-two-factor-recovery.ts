import type { RouterContextProvider } from "react-router";
import { hashToken } from "#app/auth/one-time-token.ts";
import { pendingTwoFactorCookie } from "#app/auth/pending-two-factor.ts";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { waitingTime } from "#app/domain/accounts/two-factor-recovery.ts";
import { recoveryStarted } from "#app/email/two-factor-recovery-emails.ts";
import { securityContext } from "#app/http/security-context.ts";
import { readRecoveryLink, startRecovery } from "#db/accounts/two-factor-recovery.ts";
import { confirmPassword } from "./confirm-password.ts";
import { letTeamDecide } from "./open-factor-case.ts";

/** Whose factor a link removes and after how long; null for an invalid link, and for staff. */
export async function readLink(context: Readonly<RouterContextProvider>, token: string) {
  const now = context.get(clockContext)();
  const owner = await readRecoveryLink(context.get(databaseContext), hashToken(token), now);
  const wait = owner && waitingTime(now - owner.factorConfirmedAt, false);
  return owner && wait !== null ? { ...owner, wait } : null;
}

/**
 * Starts the wait after which a link removes the factor, for whoever has the mailbox and the password (threat 69); gives the cookie
 * with which the next page shows its state. Where the team decides, it opens a case instead.
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
  const confirmed = await confirmPassword(request, context, { id: userId, email }, password);
  if (confirmed.kind === "limited") return { seconds: confirmed.seconds };
  if (confirmed.kind === "wrong") return "wrong";
  if (teamDecides) {
    await letTeamDecide(request, context, { userId, email });
    return { case: true };
  }
  const origin = securityContext(request, context);
  const { appOrigin, secret } = context.get(configContext);
  const dueAt = origin.now + wait;
  const started = await startRecovery(context.get(databaseContext), {
    userId,
    email,
    tokenHash: hashToken(token),
    passwordHash: confirmed.hash,
    factorConfirmedAt,
    dueAt,
    notice: recoveryStarted(appOrigin, { dueAt, displayPreferences, by: "request" }),
    context: origin,
  });
  if (!started) return "invalid";
  // With this cookie the next page shows the state to whoever has given the password.
  const passed = { userId, passwordHash: confirmed.hash, remember: false };
  return { cookie: pendingTwoFactorCookie(request, secret, passed, origin.now) };
}
