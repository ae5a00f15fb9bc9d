import type { RouterContextProvider } from "react-router";
import { clockContext, databaseContext, laterContext } from "#app/context.ts";
import { type Limit, type LimitOf, secondsUntil, usesOf } from "#app/http/security/limit.ts";
import { type Condition, clearUses, countUses, refusedUntil } from "#db/rate-limit.ts";

type Guesser = {
  /** The account whose password or code is guessed: an address or an id. */
  account: string;
  /** The browser, by the hash of its device cookie; null without one. */
  deviceHash: string | null;
  /** Whether that browser has been let in to the account before. */
  isKnown: { isKnown: Condition; isNew: Condition };
};

/**
 * A limit on guesses at one account, in two parts: each browser that has signed in before has its own count, and all other
 * browsers share one. So somebody who guesses cannot lock out the owner's browser (threats 8 and 91).
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
 * Counts one guess. `seconds` is how long to wait, or null when the guess is allowed; `wasRight` resets the counts after
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
  const counts = await countUses(db, uses);
  const until = refusedUntil(counts);
  const countedUses = uses.filter((_, i) => counts[i]);
  return {
    seconds: until === null ? null : secondsUntil(until, context.get(clockContext)()),
    wasRight: () => {
      for (const { action, subject } of countedUses) {
        context.get(laterContext)(() => clearUses(db, action, subject));
      }
    },
  };
}
