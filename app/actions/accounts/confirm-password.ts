import type { RouterContextProvider } from "react-router";
import { verifyPassword } from "#app/auth/password.ts";
import { databaseContext, laterContext } from "#app/context.ts";
import { MINUTE_MS } from "#app/domain/durations.ts";
import { type Limit, secondsToWait, startOver } from "#app/http/limit.ts";
import { readPasswordHash } from "#db/accounts/passwords.ts";

const LIMIT: Limit = {
  action: "confirm-password",
  name: "login",
  most: 5,
  windowMs: 15 * MINUTE_MS,
};

type PasswordCheck =
  | { is: "right"; hash: string }
  | { is: "wrong" }
  | { is: "limited"; seconds: number };

/**
 * Checks the password of somebody who is signed in, before what a borrowed phone must not do. Attempts are counted for the
 * person before anything is hashed.
 */
export async function confirmPassword(
  context: Readonly<RouterContextProvider>,
  userId: string,
  password: string,
): Promise<PasswordCheck> {
  const [seconds, hash] = await Promise.all([
    secondsToWait(context, LIMIT, userId),
    readPasswordHash(context.get(databaseContext), userId),
  ]);
  if (seconds) return { is: "limited", seconds };
  if (!(await verifyPassword(password, hash))) return { is: "wrong" };
  context.get(laterContext)(() => startOver(context, LIMIT, userId));
  return { is: "right", hash };
}
