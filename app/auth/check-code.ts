import type { RouterContextProvider } from "react-router";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { MINUTE_MS } from "#app/domain/durations.ts";
import { type Limit, secondsToWait, startOver } from "#app/http/limit.ts";
import { readTwoFactor, spendRecoveryCode, spendStep } from "#db/people/two-factor.ts";
import { hashRecoveryCode, openSecret, stepOf } from "./two-factor.ts";

const LIMIT: Limit = { action: "two-factor", name: "login", most: 5, windowMs: 15 * MINUTE_MS };

type CheckedCode = { is: "right" } | { is: "wrong" } | { is: "limited"; seconds: number };

/**
 * Whether a code proves the second factor of a person, and uses it up: six digits of the app, or a recovery code.
 * Wrong ones are counted for the person (decision 61).
 */
export async function checkCode(
  context: Readonly<RouterContextProvider>,
  userId: string,
  typed: string,
): Promise<CheckedCode> {
  const seconds = await secondsToWait(context, LIMIT, userId);
  if (seconds) return { is: "limited", seconds };
  if (!(await spend(context, userId, typed.replace(/\s/g, "")))) return { is: "wrong" };
  await startOver(context, LIMIT, userId);
  return { is: "right" };
}

async function spend(context: Readonly<RouterContextProvider>, userId: string, code: string) {
  const db = context.get(databaseContext);
  const now = context.get(clockContext)();
  if (!/^\d{6}$/.test(code)) return spendRecoveryCode(db, userId, hashRecoveryCode(code), now);
  const { secret, on } = await readTwoFactor(db, userId);
  if (!on || secret === null) return false;
  const step = await stepOf(
    code,
    openSecret(context.get(configContext).secret, userId, secret),
    now,
  );
  return step !== null && spendStep(db, userId, step);
}
