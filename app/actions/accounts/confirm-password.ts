import type { RouterContextProvider } from "react-router";
import { readDevice } from "#app/auth/device.ts";
import { countGuess } from "#app/auth/guess-limit.ts";
import { verifyPassword } from "#app/auth/password.ts";
import { databaseContext } from "#app/context.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import type { Limit } from "#app/http/security/limit.ts";
import { signedInBefore } from "#db/accounts/devices.ts";
import { readPasswordHash } from "#db/accounts/passwords.ts";
import { tellOwnerOfLock } from "./note-lock.ts";

const LIMIT: Limit = {
  action: "confirm-password",
  name: "login",
  most: 5,
  windowMs: 15 * MINUTE_MS,
};

type PasswordCheck =
  | { kind: "right"; hash: string }
  | { kind: "wrong" }
  | { kind: "limited"; seconds: number };

/**
 * Checks the password of a person before an act that somebody with a borrowed phone must not do. Attempts are counted before
 * anything is hashed: each browser that has signed in before has its own count, all others share one. So a stolen session
 * in another browser does not lock out the owner's (threat 91).
 */
export async function confirmPassword(
  request: Request,
  context: Readonly<RouterContextProvider>,
  owner: { id: string; email: string },
  password: string,
): Promise<PasswordCheck> {
  const deviceHash = readDevice(request, context)?.hash ?? null;
  const isKnown = signedInBefore(owner.id, deviceHash);
  const [{ seconds, wasRight }, hash] = await Promise.all([
    countGuess(context, LIMIT, { account: owner.id, deviceHash, isKnown }),
    readPasswordHash(context.get(databaseContext), owner.id),
  ]);
  if (seconds) {
    tellOwnerOfLock(request, context, owner, LIMIT);
    return { kind: "limited", seconds };
  }
  if (!(await verifyPassword(password, hash))) return { kind: "wrong" };
  wasRight();
  return { kind: "right", hash };
}
