import { createHash } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { clearUses, countUse, type Use, uncountUse } from "#db/rate-limit.ts";

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
  const use = limitedUse(context, { action, name, most, windowMs }, subject);
  if (!use) return null;
  const { allowed, retryAt } = await countUse(context.get(databaseContext), use);
  return allowed ? null : secondsUntil(retryAt, use.now);
}

/** One use as a guarded write counts it; null where the configuration relaxes this limit. */
export function limitedUse(
  context: Readonly<RouterContextProvider>,
  { action, name = action, most, windowMs }: Limit,
  subject: string,
): Use | null {
  if (context.get(configContext).relaxedLimits.includes(name)) return null;
  const now = context.get(clockContext)();
  return { action, subject: limitSubject(action, subject), most, windowMs, now };
}

/** Whole seconds from now to a moment, at least one. */
export function secondsUntil(at: number, now: number): number {
  return Math.max(1, Math.ceil((at - now) / 1000));
}

/** Begins the count of a subject anew, after a success that proves who it is. */
export async function startOver(
  context: Readonly<RouterContextProvider>,
  { action }: Limit,
  subject: string,
): Promise<void> {
  await clearUses(context.get(databaseContext), action, limitSubject(action, subject));
}

/** Takes back one counted use that turned out not to be one of those that are limited. */
export async function takeBack(
  context: Readonly<RouterContextProvider>,
  { action }: Limit,
  subject: string,
): Promise<void> {
  await uncountUse(context.get(databaseContext), action, limitSubject(action, subject));
}

/** How a subject is stored: hashed, for each action anew. */
function limitSubject(action: string, subject: string): string {
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
