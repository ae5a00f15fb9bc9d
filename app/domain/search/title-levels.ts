import { type Expression, inTitle, MOST_PAIRED, mentioning, quoted } from "./expressions.ts";
import { allOf, anyOf, type Piece } from "./match.ts";
import type { Need } from "./read-query.ts";
import { taskToken } from "./text.ts";

/**
 * All stems in the title; of many two, of which one tells services of the trade apart, then any two; of two the telling one;
 * then a title of the likeliest task, or of another one spoken of; any stem; then a telling one anywhere. Each level holds the
 * one before, and all its expressions must match.
 */
export function titleLevels(need: Need): (readonly Expression[])[] {
  const { stems, telling, tasks, likeliestTasks } = need;
  const all = stems.map(inTitle);
  const isTelling = (one: string) => telling.includes(one);
  const paired = stems.slice(0, MOST_PAIRED);
  const tellingPaired = paired.filter(isTelling);
  const isLong = stems.length > 2;
  // Otherwise every two have a telling one, or none has.
  const hasBothPairs = tellingPaired.length > 0 && tellingPaired.length < paired.length - 1;
  const hasBoth = telling.length > 0 && telling.length < stems.length;
  const levels: (readonly Expression[])[] = [
    all,
    ...(isLong && hasBothPairs ? [[twoInTitle(tellingPaired, paired)]] : []),
    ...(isLong ? [[twoInTitle(paired, paired)]] : []),
    ...(!isLong && hasBoth ? [[anyOf(telling.map(inTitle))]] : []),
  ];
  const before = allOf((levels.at(-1) ?? all).filter(({ length }) => length > 0));
  const ofTask = (names: readonly string[]) => names.map((name) => [quoted(taskToken(name), "")]);
  const others = tasks.length > likeliestTasks.length;
  return [
    ...levels,
    ...(tasks.length > 0 ? [[anyOf([before, ...ofTask(likeliestTasks)])]] : []),
    ...(others ? [[anyOf([before, ...ofTask(tasks)])]] : []),
    ...(stems.length > 1 ? [[anyOf([...all, ...ofTask(tasks)])]] : []),
    ...(telling.length > 0 ? [[anyOf([mentioning({ stems, telling }), ...ofTask(tasks)])]] : []),
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
