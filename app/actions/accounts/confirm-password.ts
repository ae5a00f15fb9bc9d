import type { RouterContextProvider } from "react-router";
import { verifyPassword } from "#app/auth/password.ts";
import { databaseContext } from "#app/context.ts";
import { MINUTE_MS } from "#app/domain/durations.ts";
import { type Limit, secondsToWait, startOver } from "#app/http/limit.ts";
import { readPasswordHash } from "#db/accounts/passwords.ts";

const LIMIT: Limit = {
  action: "confirm-password",
  name: "login",
  most: 5,
  windowMs: 15 * MINUTE_MS,
};

export type Confirmed =
  | { is: "right"; hash: string }
  | { is: "wrong" }
  | { is: "limited"; seconds: number };

/**
 * Whether somebody who is signed in typed their password, before what a borrowed phone must not do. Wrong ones are
 * counted for the person before anything is hashed.
 */
export async function confirmPassword(
  context: Readonly<RouterContextProvider>,
  userId: string,
  password: string,
): Promise<Confirmed> {
  const seconds = await secondsToWait(context, LIMIT, userId);
  if (seconds) return { is: "limited", seconds };
  const hash = await readPasswordHash(context.get(databaseContext), userId);
  if (!(await verifyPassword(password, hash))) return { is: "wrong" };
  await startOver(context, LIMIT, userId);
  return { is: "right", hash };
}
