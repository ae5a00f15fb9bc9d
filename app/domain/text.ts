/**
 * Text as a person meant it (specification A, section 5; decision 95): no control characters except line breaks,
 * no HTML tags but all of their text, trimmed. Whatever only looks like a tag ("3 < 4") stays.
 */
export function cleanText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/\r\n?/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, (c) => (c === "\t" ? " " : ""))
      .replace(/<[a-z/!][^>]*>/gi, "")
      .trim()
  );
}

/** Characters as people count them: code points, not UTF-16 units. */
export function characters(text: string): number {
  return [...text].length;
}

/** The text cut at a word to at most so many characters, with an ellipsis when something was cut. */
export function excerpt(text: string, most: number): string {
  if (characters(text) <= most) return text;
  const cut = [...text].slice(0, most).join("");
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)).trimEnd()}…`;
}
