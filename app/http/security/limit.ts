import { createHash } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import type { FormRefusal } from "#app/http/responses/refuse-form.ts";
import {
  type Condition,
  type ConditionalUse,
  clearUses,
  countUses,
  inTurn,
  type Use,
  uncountUse,
} from "#db/rate-limit.ts";

export type Limit = {
  /** What is counted, for example "contact". */
  action: string;
  /** The name under which KAYAP_RELAX_LIMITS lifts it; by default the action. */
  name?: string;
  most: number;
  windowMs: number;
};

/**
 * Counts one use for a subject (an address, a person), which is stored hashed. Null when it is allowed, else how
 * many seconds to wait. Always allowed where the configuration relaxes this limit.
 */
export function secondsToWait(
  context: Readonly<RouterContextProvider>,
  limit: Limit,
  subject: string,
): Promise<number | null> {
  return secondsToWaitForAll(context, [{ ...limit, subject }]);
}

/** A limit for one subject; with `onlyIf` it counts only while that holds. */
export type LimitOf = Limit & { subject: string; onlyIf?: Condition };

/** The same for several limits in one call. A use counts for a limit only when the limits before it allow it. */
export async function secondsToWaitForAll(
  context: Readonly<RouterContextProvider>,
  limits: readonly LimitOf[],
): Promise<number | null> {
  return (await refusingLimit(context, limits))?.seconds ?? null;
}

/** The same with the action of the limit that refuses. */
export async function refusingLimit(
  context: Readonly<RouterContextProvider>,
  limits: readonly LimitOf[],
): Promise<{ action: string; seconds: number } | null> {
  const uses = usesOf(context, limits);
  const counts = await countUses(context.get(databaseContext), uses);
  const at = counts.findIndex((count) => count?.allowed === false);
  const [use, refusal] = [uses[at], counts[at]];
  if (!use || !refusal) return null;
  return {
    action: use.action,
    seconds: secondsUntil(refusal.retryAt, context.get(clockContext)()),
  };
}

/** One use of each limit, for a write that counts them in its batch; without the limits that the configuration relaxes. */
export function usesOf(
  context: Readonly<RouterContextProvider>,
  limits: readonly LimitOf[],
): ConditionalUse[] {
  const uses = limits.flatMap(({ subject, onlyIf, ...limit }) => {
    const use = limitedUse(context, limit, subject);
    return use ? [{ ...use, onlyIf }] : [];
  });
  return inTurn(uses);
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

/** Resets the count of a subject, after a success that proves who it is. */
export async function resetUses(
  context: Readonly<RouterContextProvider>,
  { action }: Limit,
  subject: string,
): Promise<void> {
  await clearUses(context.get(databaseContext), action, limitSubject(action, subject));
}

/** Takes back one counted use, when it turns out that it should not have counted. */
export async function refundUse(
  context: Readonly<RouterContextProvider>,
  { action }: Limit,
  subject: string,
): Promise<void> {
  await uncountUse(context.get(databaseContext), action, limitSubject(action, subject));
}

/** How a subject is stored: hashed, differently for each action. */
function limitSubject(action: string, subject: string): string {
  return createHash("sha256").update(`${action}:${subject}`).digest("hex");
}

/** Seconds as whole minutes for a sentence: "1 minute", "12 minutes". */
export function minutesText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}

/** The refusal of a form after too many wrong passwords or codes. */
export const tooManyAttempts = (seconds: number): FormRefusal => ({
  status: 429,
  problem: `Too many attempts. Please wait ${minutesText(seconds)} and try again.`,
  retryAfter: seconds,
});
