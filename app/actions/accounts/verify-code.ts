import type { RouterContextProvider } from "react-router";
import { hashRecoveryCode, openSecret, stepOf } from "#app/auth/two-factor.ts";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { MINUTE_MS } from "#app/domain/durations.ts";
import { recoveryCancelled } from "#app/email/two-factor-recovery-emails.ts";
import { type Limit, secondsToWait, startOver } from "#app/http/limit.ts";
import { securityContext } from "#app/http/security-context.ts";
import { readTwoFactor, spendRecoveryCode, spendStep } from "#db/accounts/two-factor.ts";

const LIMIT: Limit = { action: "two-factor", name: "login", most: 5, windowMs: 15 * MINUTE_MS };

type CheckedCode = { is: "right" } | { is: "wrong" } | { is: "limited"; seconds: number };

/** Whose code it is; `email` is the address of the account. */
type CodeOwner = { id: string; email: string };

/**
 * Whether a code proves the second factor of a person, and uses it up: six digits of the app, or a recovery code.
 * Wrong ones are counted for the person (decision 61). A right one cancels a removal of the factor (threat 69).
 */
export async function checkCode(
  request: Request,
  context: Readonly<RouterContextProvider>,
  owner: CodeOwner,
  typed: string,
): Promise<CheckedCode> {
  const seconds = await secondsToWait(context, LIMIT, owner.id);
  if (seconds) return { is: "limited", seconds };
  const { secret, on } = await readTwoFactor(context.get(databaseContext), owner.id);
  if (!on || !(await spendCode(request, context, { ...owner, secret }, typed))) {
    return { is: "wrong" };
  }
  await startOver(context, LIMIT, owner.id);
  return { is: "right" };
}

/** The same for a secret as it is stored, uncounted: whoever calls it limits how often. */
export async function spendCode(
  request: Request,
  context: Readonly<RouterContextProvider>,
  owner: CodeOwner & { secret: string | null },
  typed: string,
): Promise<boolean> {
  const db = context.get(databaseContext);
  const { appOrigin, secret: key } = context.get(configContext);
  const code = typed.replace(/\s/g, "");
  const spent = {
    userId: owner.id,
    email: owner.email,
    news: recoveryCancelled(appOrigin),
    context: securityContext(request, context),
  };
  if (!/^\d{6}$/.test(code)) return spendRecoveryCode(db, hashRecoveryCode(code), spent);
  if (owner.secret === null) return false;
  const secret = openSecret(key, owner.id, owner.secret);
  const step = await stepOf(code, secret, context.get(clockContext)());
  return step !== null && spendStep(db, step, spent);
}
