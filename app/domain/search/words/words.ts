const LONGEST_WORD = 40;

/**
 * The words of a text as the search index stores them: lower case, without accents, letters and digits only.
 * Initials are one word ("A/C" and "a.c." are "ac"), and an apostrophe does not end a word ("D'Andrade").
 */
export function words(text: string): string[] {
  // Most terms of the lexicon are plain, and there are thousands of them.
  if (/^[a-z]+(?: [a-z]+)*$/.test(text) && text.length <= LONGEST_WORD) return text.split(" ");
  return text
    .toWellFormed()
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’`]/gu, "")
    .replace(/(?<![\p{L}\p{N}])\p{L}(?:[/.&]\p{L})+(?![\p{L}\p{N}])/gu, (initials) =>
      initials.replace(/[/.&]/g, ""),
    )
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => [...word].slice(0, LONGEST_WORD).join(""));
}

/** Whether the text is initials such as "A/C" or "a.c.", which match whole words only. */
export function isInitials(text: string): boolean {
  return /^\p{L}(?:[/.&]\p{L})+\.?$/u.test(text);
}
