import { isTradeStem, lexiconWords } from "#app/domain/search/trades/trade-lexicon.ts";
import { isCommonWord } from "#app/domain/search/words/common-words.ts";
import { isOfSituation } from "#app/domain/search/words/content-words.ts";
import { isEverydayWord } from "#app/domain/search/words/everyday-words.ts";
import { isFiller } from "#app/domain/search/words/fillers.ts";
import { isName } from "#app/domain/search/words/names.ts";
import { sameWord } from "#app/domain/search/words/same-words.ts";
import { isCorrectable } from "#app/domain/search/words/spelling.ts";
import { stem } from "#app/domain/search/words/stem.ts";
import { PLACE_VOCABULARY } from "./gazetteer.ts";

/** A shorter stem does not show that a word is another form of a known one. */
const SHORTEST_ROOT = 4;

/** Whether nothing of ours nor a list of common words has a folded word. Such a word is a typo, unless the index has it. */
export function isDoubtful(word: string): boolean {
  if (isFiller(word) || !isCorrectable(word)) return false;
  if (lexiconWords().has(word) || PLACE_VOCABULARY.has(word) || isCommonWord(word)) return false;
  const root = stem(word);
  if (isName(root) || isEverydayWord(word) || isOfSituation(root)) return false;
  if (sameWord(word) !== null || isFormOfKnown(word, root)) return false;
  // "guter" has the stem "gut" but is not a form of it, because the stem is too short.
  return root.length < SHORTEST_ROOT || !isTradeStem(root);
}

/** "ings" after a doubled letter. */
const LONGEST_ENDING = 5;

/** Endings, and what stands in their place in the word itself. */
const ENDINGS = { s: "", es: "", d: "", ing: "e", ly: "" };

/**
 * Whether a word is a known one with an ending: "looked", "bagged" and "saving" are forms of "look", "bag" and "save".
 * "Fiting" and "minibuss" are typos, because a short word doubles its last letter, and no plural ends in "ss".
 */
function isFormOfKnown(word: string, root: string): boolean {
  const isForm = /(?:ed|ings?|es)$/.test(word) && word.length <= root.length + LONGEST_ENDING;
  const isWhole = root.length >= SHORTEST_ROOT || /(?:(.)\1|[wxy])(?:ed|ings?|es)$/.test(word);
  if (isForm && isWhole && (isFiller(root) || isTradeStem(root))) return true;
  return Object.entries(ENDINGS).some(([ending, last]) => {
    const whole = word.slice(0, -ending.length) + last;
    const isEnded = word.endsWith(ending) && (ending === "ly" || stem(whole) === root);
    return isEnded && (isFiller(whole) || (lexiconWords().get(whole) ?? 0) > 0);
  });
}
