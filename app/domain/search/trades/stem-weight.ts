import { isOfSituation } from "#app/domain/search/words/content-words.ts";
import { isName } from "#app/domain/search/words/names.ts";

/** All of the catalogue, with its five "other" services. */
const TRADES = 227;
/** A number of a term says little: "grade 6" is one, "ballet for a 6 year old" and "cake for 50th birthday" are not about it. */
const LITTLE_WEIGHT = 0.5;
/** A word that the lexicon does not have weighs as much as one that so many trades have. */
const TRADES_OF_UNKNOWN = 4;

/** How telling a stem is that so many trades have: high when they are few. */
export function knownWeight(one: string, trades: number): number {
  return saysLittle(one) ? LITTLE_WEIGHT : Math.log(TRADES / trades);
}

/**
 * How telling a stem is that no trade has; such a number says nothing ("tents for 200
 * guests", "taxi after 7pm"), a name little.
 */
export function unknownWeight(one: string): number {
  if (isName(one)) return LITTLE_WEIGHT;
  return isNumber(one) ? 0 : knownWeight(one, TRADES_OF_UNKNOWN);
}

function saysLittle(one: string): boolean {
  return one.length === 1 || isNumber(one) || isOfSituation(one);
}

function isNumber(one: string): boolean {
  return /^\p{N}+(?:st|nd|rd|th|am|pm)?$/u.test(one);
}
