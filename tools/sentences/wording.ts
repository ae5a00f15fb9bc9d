const FUNCTION_WORD =
  /(?:^|\s)(?:a|an|the|you|your|we|our|it|is|are|was|of|to|for|in|on|at|and|or|with|by|from|not|no|this|that|about|has|have|be)(?=\s|$|[,.])/i;
const CODE =
  /[<>=]|--|^[/.]|::|\b(?:var|calc|rgba?)\(|max-age|-src |:[^\s/][^;]*;|^[A-Z-]+$|\d[a-z]\d|\b[a-z]+-\d|\[[a-z-]+:|^[a-z]+\(|^(?:select|create|insert|update|delete) /;

/** The text without its `{variables}` and the marks of a choice. */
const plain = (text: string) =>
  text
    .replace(/\{[^}]*\}/g, " ")
    .replace(/[[\]|]/g, " ")
    .trim();

/** Whether a text has letters besides its variables. */
export const hasWords = (text: string) => /\p{L}/u.test(plain(text));

/** Whether a string of the source reads as English, wherever it stands. */
export function isEnglish(text: string): boolean {
  const words = plain(text);
  if (!/\p{Ll}/u.test(words) || CODE.test(text.replace(/https?:\/\/\S*/g, ""))) return false;
  const count = words.split(/\s+/).length;
  const startsSentence = /^[“‘"'(]?\p{Lu}/u.test(words);
  if (startsSentence) return count > 1 ? true : /^\p{Lu}[\p{Ll}’']+[.!?…:]?$/u.test(words);
  return (count >= 3 && FUNCTION_WORD.test(words)) || (count > 1 && /\p{Ll}[.!?…]$/u.test(words));
}
