import type { RouterContextProvider } from "react-router";
import { readDevice } from "#app/auth/device.ts";
import { countGuess } from "#app/auth/guess-limit.ts";
import { hashRecoveryCode, openSecret, stepOf } from "#app/auth/two-factor.ts";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { recoveryCancelled } from "#app/email/two-factor-recovery-emails.ts";
import type { Limit } from "#app/http/security/limit.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import { passedFactorBefore } from "#db/accounts/devices.ts";
import { readTwoFactor, redeemRecoveryCode, redeemStep } from "#db/accounts/two-factor.ts";
import { tellOwnerOfLock } from "./note-lock.ts";

const LIMIT: Limit = { action: "two-factor", name: "login", most: 5, windowMs: 15 * MINUTE_MS };

type CodeCheck = { kind: "right" } | { kind: "wrong" } | { kind: "limited"; seconds: number };

/** The person of a code; `email` is the address of the account. */
type CodeOwner = { id: string; email: string };

/**
 * Checks a code of a person's second factor and uses it up: six digits of the app, or a recovery code. Each browser
 * that has passed the factor before has its own count of attempts, all others share one (decision 61). No limit refuses a
 * right recovery code, because it cannot be guessed (threat 91). A right code cancels a removal of the factor (threat 69).
 */
export async function checkCode(
  request: Request,
  context: Readonly<RouterContextProvider>,
  owner: CodeOwner,
  input: string,
): Promise<CodeCheck> {
  const deviceHash = readDevice(request, context)?.hash ?? null;
  const isKnown = passedFactorBefore(owner.id, deviceHash);
  const [{ seconds, wasRight }, { secret, on }] = await Promise.all([
    countGuess(context, LIMIT, { account: owner.id, deviceHash, isKnown }),
    readTwoFactor(context.get(databaseContext), owner.id),
  ]);
  const isRight =
    on &&
    (!seconds || isRecoveryCode(input)) &&
    (await redeemCode(request, context, { ...owner, secret }, input));
  if (isRight) {
    wasRight();
    return { kind: "right" };
  }
  if (!seconds) return { kind: "wrong" };
  tellOwnerOfLock(request, context, owner, LIMIT);
  return { kind: "limited", seconds };
}

const digitsOf = (input: string) => input.replace(/\s/g, "");

/** Whether the input is not the six digits of an app, and so can only be a recovery code. */
export const isRecoveryCode = (input: string) => !/^\d{6}$/.test(digitsOf(input));

/** Checks a code against a stored secret and uses it up. Nothing is counted here: the caller limits the attempts. */
export async function redeemCode(
  request: Request,
  context: Readonly<RouterContextProvider>,
  owner: CodeOwner & { secret: string | null },
  input: string,
): Promise<boolean> {
  const db = context.get(databaseContext);
  const { appOrigin, secret: key } = context.get(configContext);
  const code = digitsOf(input);
  const redemption = {
    userId: owner.id,
    email: owner.email,
    notice: recoveryCancelled(appOrigin),
    context: securityContext(request, context),
  };
  if (isRecoveryCode(input)) {
    return redeemRecoveryCode(db, hashRecoveryCode(code), redemption);
  }
  if (owner.secret === null) return false;
  const secret = openSecret(key, owner.id, owner.secret);
  const step = await stepOf(code, secret, context.get(clockContext)());
  return step !== null && redeemStep(db, step, redemption);
}
