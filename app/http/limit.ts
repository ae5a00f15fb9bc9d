import { createHash } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { countUse, forgetUses, giveBackUse } from "#db/rate-limit.ts";

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

export type Limit = {
  /** What is counted, for example "contact". */
  action: string;
  /** The name under which KAYAP_RELAX_LIMITS lifts it; the action unless given. */
  name?: string;
  most: number;
  windowMs: number;
};

/**
 * Counts one use for a subject (an address, a person), which is stored hashed. Null when it is allowed, else in how
 * many seconds to come again. Always allowed where the configuration relaxes this limit.
 */
export async function secondsToWait(
  context: Readonly<RouterContextProvider>,
  { action, name = action, most, windowMs }: Limit,
  subject: string,
): Promise<number | null> {
  if (context.get(configContext).relaxedLimits.includes(name)) return null;
  const now = context.get(clockContext)();
  const { allowed, retryAt } = await countUse(context.get(databaseContext), {
    action,
    subject: hashSubject(action, subject),
    most,
    windowMs,
    now,
  });
  return allowed ? null : Math.max(1, Math.ceil((retryAt - now) / 1000));
}

/** Begins the count of a subject anew, after a success that proves who it is. */
export async function startOver(
  context: Readonly<RouterContextProvider>,
  { action }: Limit,
  subject: string,
): Promise<void> {
  await forgetUses(context.get(databaseContext), action, hashSubject(action, subject));
}

/** Takes back one counted use that turned out not to be one of those that are limited. */
export async function takeBack(
  context: Readonly<RouterContextProvider>,
  { action }: Limit,
  subject: string,
): Promise<void> {
  await giveBackUse(context.get(databaseContext), action, hashSubject(action, subject));
}

function hashSubject(action: string, subject: string): string {
  return createHash("sha256").update(`${action}:${subject}`).digest("hex");
}

/** Seconds as people say them in a sentence: "1 minute", "12 minutes". */
export function minutesText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}

/** What is said to somebody who typed a wrong password or code too often. */
export const tooManyAttempts = (seconds: number) =>
  `Too many attempts. Please wait ${minutesText(seconds)} and try again.`;
