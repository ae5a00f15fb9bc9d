import {
  allPresent,
  type Expression,
  inTitle,
  MOST_PAIRED,
  mentioning,
  titlesOfTasks,
} from "./expressions.ts";
import { allOf, anyOf, type Piece } from "./match.ts";
import type { Need } from "./needs.ts";

/**
 * All stems in the title; of many two, of which one tells services of the trade apart, then any two; of two the telling one;
 * then a title of the likeliest task, or of another one spoken of; any stem; then a telling one anywhere. Each level holds the
 * one before, and all its expressions must match.
 */
export function titleLevels(need: Need): (readonly Expression[])[] {
  const { stems, telling, tasks, likeliestTasks } = need;
  const levels = wordLevels(need);
  const before = allPresent(levels.at(-1) ?? []);
  const some = titlesOfTasks(tasks);
  const others = tasks.length > likeliestTasks.length;
  return [
    ...levels,
    ...(tasks.length > 0 ? [[anyOf([before, ...titlesOfTasks(likeliestTasks)])]] : []),
    ...(others ? [[anyOf([before, ...some])]] : []),
    ...(stems.length > 1 ? [[anyOf([...stems.map(inTitle), ...some])]] : []),
    ...(telling.length > 0 ? [[anyOf([mentioning({ stems, telling }), ...some])]] : []),
  ];
}

/** The levels of titles that say most of the need in its own words. */
function wordLevels({ stems, telling }: Need): (readonly Expression[])[] {
  const isTelling = (one: string) => telling.includes(one);
  const all = stems.map(inTitle);
  if (stems.length <= 2) {
    const hasBoth = telling.length > 0 && telling.length < stems.length;
    return hasBoth ? [all, [anyOf(telling.map(inTitle))]] : [all];
  }
  const paired = stems.slice(0, MOST_PAIRED);
  const tellingPaired = paired.filter(isTelling);
  // Otherwise every two have a telling one, or none has.
  const hasBothPairs = tellingPaired.length > 0 && tellingPaired.length < paired.length - 1;
  const ofTelling = hasBothPairs ? [[twoInTitle(tellingPaired, paired)]] : [];
  return [all, ...ofTelling, [twoInTitle(paired, paired)]];
}

/** Two of the stems in the title, one of them of `some`; each stem stands once before all that may stand with it. */
function twoInTitle(some: readonly string[], stems: readonly string[]): Piece[] {
  const ordered = [...some, ...stems.filter((one) => !some.includes(one))];
  const firsts = some.slice(0, ordered.length - 1);
  return anyOf(
    firsts.map((one, i) => allOf([inTitle(one), anyOf(ordered.slice(i + 1).map(inTitle))])),
  );
}
