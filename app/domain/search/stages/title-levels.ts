import type { Need } from "#app/domain/search/reading/needs.ts";
import { allOf, anyOf, type Piece } from "./fts-pieces.ts";
import {
  allPresent,
  type Expression,
  inTitle,
  MOST_PAIRED,
  mentioning,
  titlesOfTasks,
} from "./need-expressions.ts";

/**
 * The levels of a title, best first: all stems; with more than two, a telling stem (one that tells the services of a trade
 * apart) and another, then any two; with two, the telling one; then a title of the likeliest task, then of another task of
 * the need; any stem; a telling stem anywhere. Each level includes the one before, and all its expressions must match.
 */
export function titleLevels(need: Need): (readonly Expression[])[] {
  const { stems, telling, tasks, likeliestTasks } = need;
  const levels = wordLevels(need);
  const wordLevel = allPresent(levels.at(-1) ?? []);
  const taskTitles = titlesOfTasks(tasks);
  const hasOtherTasks = tasks.length > likeliestTasks.length;
  return [
    ...levels,
    ...(tasks.length > 0 ? [[anyOf([wordLevel, ...titlesOfTasks(likeliestTasks)])]] : []),
    ...(hasOtherTasks ? [[anyOf([wordLevel, ...taskTitles])]] : []),
    ...(stems.length > 1 ? [[anyOf([...stems.map(inTitle), ...taskTitles])]] : []),
    ...(telling.length > 0 ? [[anyOf([mentioning({ stems, telling }), ...taskTitles])]] : []),
  ];
}

/** The levels of titles that say most of the need in its own words. */
function wordLevels({ stems, telling }: Need): (readonly Expression[])[] {
  const isTelling = (titleStem: string) => telling.includes(titleStem);
  const inTitles = stems.map(inTitle);
  if (stems.length <= 2) {
    const hasBoth = telling.length > 0 && telling.length < stems.length;
    return hasBoth ? [inTitles, [anyOf(telling.map(inTitle))]] : [inTitles];
  }
  const paired = stems.slice(0, MOST_PAIRED);
  const tellingPaired = paired.filter(isTelling);
  // Otherwise every two have a telling one, or none has.
  const hasBothPairs = tellingPaired.length > 0 && tellingPaired.length < paired.length - 1;
  const ofTelling = hasBothPairs ? [[twoInTitle(tellingPaired, paired)]] : [];
  return [inTitles, ...ofTelling, [twoInTitle(paired, paired)]];
}

/** Two of the stems in the title, one of them from `firstStems`. Each pair of stems occurs once. */
function twoInTitle(firstStems: readonly string[], stems: readonly string[]): Piece[] {
  const ordered = [...firstStems, ...stems.filter((titleStem) => !firstStems.includes(titleStem))];
  const firsts = firstStems.slice(0, ordered.length - 1);
  return anyOf(
    firsts.map((titleStem, i) =>
      allOf([inTitle(titleStem), anyOf(ordered.slice(i + 1).map(inTitle))]),
    ),
  );
}
