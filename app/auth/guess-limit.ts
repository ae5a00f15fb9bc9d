import type { RouterContextProvider } from "react-router";
import { clockContext, databaseContext, laterContext } from "#app/context.ts";
import { type Limit, type LimitOf, secondsUntil, usesOf } from "#app/http/limit.ts";
import { type Condition, clearUses, countUses, refusedUntil } from "#db/rate-limit.ts";

type Guesser = {
  /** Whose password or code it is: an address or an id. */
  account: string;
  /** The browser, by the hash of its device cookie; null without one. */
  deviceHash: string | null;
  /** Whether that browser has been let in to the account before. */
  isKnown: { isKnown: Condition; isNew: Condition };
};

/**
 * A limit on guesses at one account, as two: a browser that has been let in before counts by itself, all others count
 * together. So nobody who guesses keeps the owner's own browser out (threats 8 and 91).
 */
export function limitsOfGuesses(
  { action, ...limit }: Limit,
  { account, deviceHash, isKnown }: Guesser,
): { ofDevice: LimitOf; ofAccount: LimitOf } {
  return {
    ofDevice: {
      ...limit,
      action: `${action}-device`,
      subject: `${account} ${deviceHash}`,
      onlyIf: isKnown.isKnown,
    },
    ofAccount: { ...limit, action: `${action}-account`, subject: account, onlyIf: isKnown.isNew },
  };
}

/**
 * Counts one guess. `seconds` to wait, or null when it is allowed; `wasRight` lets what has been counted start over, after
 * the response.
 */
export async function countGuess(
  context: Readonly<RouterContextProvider>,
  limit: Limit,
  guesser: Guesser,
): Promise<{ seconds: number | null; wasRight: () => void }> {
  const db = context.get(databaseContext);
  const { ofDevice, ofAccount } = limitsOfGuesses(limit, guesser);
  const uses = usesOf(context, [ofDevice, ofAccount]);
  const counted = await countUses(db, uses);
  const until = refusedUntil(counted);
  const own = uses.filter((_, i) => counted[i]);
  return {
    seconds: until === null ? null : secondsUntil(until, context.get(clockContext)()),
    wasRight: () => {
      for (const { action, subject } of own) {
        context.get(laterContext)(() => clearUses(db, action, subject));
      }
    },
  };
}
