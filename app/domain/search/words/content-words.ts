import { actionOf, isFillerAfter } from "./fillers.ts";
import { stem } from "./stem.ts";
import { words } from "./words.ts";

// Whom it is for, since when, and how it is told: words that people use whatever they need.
const SITUATION = `
  aunty auntie uncle cousin sister brother son daughter husband wife friend neighbour boss family
  say said tell told ask asking try trying give giving trouble problem thing ting year month day week time
  monday tuesday wednesday thursday friday saturday sunday whole lil small big pon nobody living
  up down out over away
  before after two three four five six seven eight nine ten
  able actually allowed almost along anything anywhere anymore awful badly basically became become beside besides certain choice clearly completely
  consider costly currently decent decided desperate different difficult dunno either else eve especially everyone exactly expensive explain frustrated funny
  glad happen happens happened happening heard horrible important instead itself jus lately lemme likely literally mainly maybe mention mentioned neither noon often
  option other others otherwise paid perhaps prefer preferred question reason recently regarding remember responsible seem seems seen several slowly
  someday sometime sometimes stupid suddenly suppose supposed terrible therefore thought thousand throughout totally towards tried tries trying upset usually various
  fortnight fortnightly weird whatever whenever whoever wondering worried worse worst
`;

let situation: ReadonlySet<string> | undefined;

/** Whether a stem says how people tell of a need, as "whole" and "Monday" do, and little about what is needed. */
export function isOfSituation(one: string): boolean {
  situation ??= new Set(words(SITUATION).map(stem));
  return situation.has(one);
}

/** The folded words that say what is needed; fillers only when there is nothing else. */
export function contentWords(folded: readonly string[]): readonly string[] {
  const content = folded.filter(
    (word, i) => !isFillerAfter(folded[i - 1] ?? "", word) && !isOfClock(word, folded[i + 1] ?? ""),
  );
  return content.length > 0 ? content : folded;
}

/** Whether a folded word tells the time of day, as both words of "after 7pm" do. */
function isOfClock(word: string, next: string): boolean {
  return isClock(word) || (isClock(next) && (word === "after" || word === "before"));
}

const isClock = (word: string) => /^\d{1,2}(?:\d\d)?(?:am|pm)$/.test(word);

/** The distinct stems of the words that say what is needed. */
function contentStems(folded: readonly string[]): string[] {
  return [...new Set(contentWords(folded).map(stem))];
}

/** So many stems that say more than a situation make the others superfluous. */
const ENOUGH = 2;

/** The stems by which services are found: without those of every situation, such as "whole", if enough others remain. */
export function searchedStems(folded: readonly string[]): string[] {
  const stems = contentStems(folded);
  const telling = stems.filter((one) => !isOfSituation(one));
  return telling.length >= ENOUGH ? telling : stems;
}

/** The content stems, and what is to be done with it: "repair sofa" is not "sofa". */
export function meaningStems(folded: readonly string[]): string[] {
  return [...new Set([...contentStems(folded), ...actionsIn(folded)])];
}

/** What the words say is to be done. */
export function actionsIn(folded: readonly string[]): string[] {
  return folded.map(actionOf).filter((action) => action !== null);
}
