/**
 * Text as a person meant it (specification A, section 5; decision 95): no control characters except line breaks,
 * no HTML tags but all of their text, trimmed. Whatever only looks like a tag ("3 < 4") stays.
 */
export function cleanText(text: string): string {
  return withoutTags(
    text
      .toWellFormed()
      .replace(/\r\n?/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, (c) => (c === "\t" ? " " : "")),
  ).trim();
}

/** Behind the last ">" no tag can end: looking there would take quadratic time over many "<". */
function withoutTags(text: string): string {
  const end = text.lastIndexOf(">") + 1;
  return text.slice(0, end).replace(/<[a-z/!][^>]*>/gi, "") + text.slice(end);
}

/** Characters as people count them: code points, not UTF-16 units. */
export function characters(text: string): number {
  return [...text].length;
}

/** The text cut at a word to at most so many characters, with an ellipsis when something was cut. */
export function excerpt(text: string, most: number): string {
  if (characters(text) <= most) return text;
  const cut = [...text].slice(0, most).join("");
  const space = cut.lastIndexOf(" ");
  return `${(space > 0 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
