import type { RouterContextProvider } from "react-router";
import { hashRecoveryCode, openSecret, stepOf } from "#app/auth/two-factor.ts";
import { clockContext, configContext, databaseContext, laterContext } from "#app/context.ts";
import { MINUTE_MS } from "#app/domain/durations.ts";
import { recoveryCancelled } from "#app/email/two-factor-recovery-emails.ts";
import { type Limit, secondsToWait, startOver } from "#app/http/limit.ts";
import { securityContext } from "#app/http/security-context.ts";
import { readTwoFactor, redeemRecoveryCode, redeemStep } from "#db/accounts/two-factor.ts";

const LIMIT: Limit = { action: "two-factor", name: "login", most: 5, windowMs: 15 * MINUTE_MS };

type CodeCheck = { is: "right" } | { is: "wrong" } | { is: "limited"; seconds: number };

/** Whose code it is; `email` is the address of the account. */
type CodeOwner = { id: string; email: string };

/**
 * Checks a code of a person's second factor and uses it up: six digits of the app, or a recovery code. Attempts are counted
 * for the person (decision 61). A right one cancels a removal of the factor (threat 69).
 */
export async function checkCode(
  request: Request,
  context: Readonly<RouterContextProvider>,
  owner: CodeOwner,
  input: string,
): Promise<CodeCheck> {
  const [seconds, { secret, on }] = await Promise.all([
    secondsToWait(context, LIMIT, owner.id),
    readTwoFactor(context.get(databaseContext), owner.id),
  ]);
  if (seconds) return { is: "limited", seconds };
  if (!on || !(await redeemCode(request, context, { ...owner, secret }, input))) {
    return { is: "wrong" };
  }
  context.get(laterContext)(() => startOver(context, LIMIT, owner.id));
  return { is: "right" };
}

/** The same for a secret as it is stored, uncounted: the caller limits how often. */
export async function redeemCode(
  request: Request,
  context: Readonly<RouterContextProvider>,
  owner: CodeOwner & { secret: string | null },
  input: string,
): Promise<boolean> {
  const db = context.get(databaseContext);
  const { appOrigin, secret: key } = context.get(configContext);
  const code = input.replace(/\s/g, "");
  const redeemed = {
    userId: owner.id,
    email: owner.email,
    notice: recoveryCancelled(appOrigin),
    context: securityContext(request, context),
  };
  if (!/^\d{6}$/.test(code)) {
    return redeemRecoveryCode(db, hashRecoveryCode(code), redeemed);
  }
  if (owner.secret === null) return false;
  const secret = openSecret(key, owner.id, owner.secret);
  const step = await stepOf(code, secret, context.get(clockContext)());
  return step !== null && redeemStep(db, step, redeemed);
}
