import { type Expression, inTitle, MOST_PAIRED, mentioning } from "./expressions.ts";
import { allOf, anyOf, type Piece } from "./match.ts";
import type { Need } from "./read-query.ts";

/**
 * All stems in the title; of many two, of which one tells services of the trade apart, then any two; of two the telling
 * one; any; then a telling one anywhere. Each level holds the one before, and all its expressions must match.
 */
export function titleLevels({ stems, telling }: Need): (readonly Expression[])[] {
  const all = stems.map(inTitle);
  const isTelling = (one: string) => telling.includes(one);
  const paired = stems.slice(0, MOST_PAIRED);
  const tellingPaired = paired.filter(isTelling);
  const isLong = stems.length > 2;
  // Otherwise every two have a telling one, or none has.
  const hasBothPairs = tellingPaired.length > 0 && tellingPaired.length < paired.length - 1;
  const hasBoth = telling.length > 0 && telling.length < stems.length;
  return [
    all,
    ...(isLong && hasBothPairs ? [[twoInTitle(tellingPaired, paired)]] : []),
    ...(isLong ? [[twoInTitle(paired, paired)]] : []),
    ...(!isLong && hasBoth ? [[anyOf(telling.map(inTitle))]] : []),
    ...(stems.length > 1 ? [[anyOf(all)]] : []),
    ...(telling.length > 0 ? [[mentioning({ stems, telling })]] : []),
  ];
}

/** Two of the stems in the title, one of them of `some`; each stem stands once before all that may stand with it. */
function twoInTitle(some: readonly string[], stems: readonly string[]): Piece[] {
  const ordered = [...some, ...stems.filter((one) => !some.includes(one))];
  const firsts = some.slice(0, ordered.length - 1);
  return anyOf(
    firsts.map((one, i) => allOf([inTitle(one), anyOf(ordered.slice(i + 1).map(inTitle))])),
  );
}
