import { isForeignWord } from "./same-words.ts";

// Words between others that Spanish and Portuguese use, and English, Creole and places of Guyana do not.
const FUNCTION_WORDS = new Set(
  `el los las un una unos unas que se en con por para del al mi mis esta estan esto como donde quien cuando tengo mientras necesito quiero busco
  uma um uns umas com meu minha meus da dos das nos nas pra preciso quero procuro alguem onde quem ao pelo pela
  ya muy mas y le lo su`.split(/\s+/),
);

/** Whether folded words are said in Spanish or Portuguese: at least two are theirs. */
export function isForeignSentence(folded: readonly string[]): boolean {
  return folded.filter((word) => FUNCTION_WORDS.has(word) || isForeignWord(word)).length >= 2;
}
