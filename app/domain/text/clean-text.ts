/** Joiners and variation selectors, which scripts and emoji need in certain places only. */
const UNSEEN_IN_PLACE =
  "[\\u200c\\u200d\\ufe00-\\ufe0f\\u180b-\\u180d\\u180f\\u{e0100}-\\u{e01ef}]";
// Invisible, or changing how the text around them is shown.
const INVISIBLE =
  `(?!${UNSEEN_IN_PLACE}|\\n)` +
  "[\\p{Cc}\\p{Cs}\\p{Co}\\p{Noncharacter_Code_Point}\\p{Default_Ignorable_Code_Point}\\p{Bidi_Control}" +
  "\\ufff9-\\ufffc\\u{13430}-\\u{1343f}\\u{1d159}]";
// England, Scotland and Wales: the only emoji spelled with invisible letters.
const FLAGS = ["gbeng", "gbsct", "gbwls"]
  .map((name) => `\\u{1f3f4}${tags(name)}\\u{e007f}`)
  .join("|");
const UNSEEN = new RegExp(`(${FLAGS})|${INVISIBLE}`, "gu");

/** Scripts that need joiners for correct spelling. */
const JOINED = [
  ...["Arabic", "Syriac", "Nko", "Mongolian", "Mandaic", "Thaana"],
  ...["Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil", "Telugu", "Kannada"],
  ...["Malayalam", "Sinhala", "Khmer", "Myanmar", "Tibetan", "Balinese", "Javanese"],
]
  .map((name) => `\\p{Script=${name}}`)
  .join("");
const MOST_MARKS = 4;
const MARKS = `\\p{M}{0,${MOST_MARKS}}`;
const VIRAMA =
  "[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca\\u1039\\u103a\\u17d2]";
const LETTER = `(?:(?!\\p{M})[${JOINED}])`;
const JOINS_LETTERS =
  `(?<=${LETTER}${MARKS})[\\u200c\\u200d](?=(?!${UNSEEN_IN_PLACE})[${JOINED}\\p{M}])` +
  `|(?<=${LETTER}${MARKS}${VIRAMA}${MARKS})\\u200d`;
const PICTURE = "\\p{Extended_Pictographic}";
const JOINS_PICTURES = `(?<=${PICTURE}[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]?)\\u200d(?=${PICTURE})`;
const VARIES =
  `(?<=${PICTURE})[\\ufe0e\\ufe0f]|(?<=[0-9#*])\\ufe0f(?=\\u20e3)` +
  "|(?<=\\p{Script=Han})[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]" +
  "|(?<=(?!\\p{M})\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]";
const PLACED = `${JOINS_LETTERS}|${JOINS_PICTURES}|${VARIES}`;
const MISPLACED = new RegExp(`(${PLACED})|${UNSEEN_IN_PLACE}`, "gu");

// Joiners do not end a pile of marks: without them it would be higher.
const PILE = new RegExp(
  `(\\p{M}(?:[\\u200c\\u200d]*\\p{M}){${MOST_MARKS - 1}})[\\p{M}\\u200c\\u200d]*\\p{M}`,
  "gu",
);
const MARKS_ON_NOTHING = /(^|\s)[\p{Mn}\p{Me}\u200c\u200d]+/gu;

/**
 * The one rule for typed text (threat 77): no invisible, direction or non-character code points, except joiners and
 * variation selectors where a script or an emoji needs them; composed accents, at most four marks on a letter; every
 * blank is a space, line breaks are "\n"; trimmed. Text of invisible characters alone is "". Idempotent.
 */
export function visibleText(text: string): string {
  return placed(withoutInvisible(text)).trim();
}

/**
 * Cleaned text (decision 95): `visibleText` without HTML tags but with their text. What only
 * looks like a tag ("3 < 4") stays.
 */
export function cleanText(text: string): string {
  // A joiner out of place may have hidden a tag, and a tag may have stood between a letter and its marks.
  return placed(withoutTags(placed(withoutInvisible(text)))).trim();
}

/** Without invisible characters; composed, so that no letter turns into "<" later. */
function withoutInvisible(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(/[\t\p{Zs}\u2800]/gu, " ")
    .replace(UNSEEN, "$1")
    .normalize("NFC");
}

/** Without misplaced marks and joiners, which depends on the characters around them. */
function placed(text: string): string {
  return text
    .normalize("NFC")
    .replace(PILE, "$1")
    .replace(MARKS_ON_NOTHING, "$1")
    .replace(MISPLACED, "$1")
    .normalize("NFC");
}

/** Without tags, and without those that appear when others are removed, in one pass. */
function withoutTags(text: string): string {
  // No tag ends after the last ">".
  const end = text.lastIndexOf(">") + 1;
  const kept: string[] = [];
  let open = -1;
  for (const character of text.slice(0, end)) {
    if (character === ">" && open >= 0) {
      kept.length = open;
      open = -1;
      continue;
    }
    if (open < 0 && kept.at(-1) === "<" && /[a-z/!]/i.test(character)) open = kept.length - 1;
    kept.push(character);
  }
  return kept.join("") + text.slice(end);
}

/** The invisible Unicode tag letters for a name. */
function tags(name: string): string {
  return [...name].map((letter) => `\\u{e00${letter.charCodeAt(0).toString(16)}}`).join("");
}

/** Characters as people count them: code points, not UTF-16 units. */
export function characters(text: string): number {
  return [...text].length;
}

/** The sentence for a text of more than `most` characters. */
export const tooLong = (most: number) => `Must be ${most} characters or less`;
/** The sentence for a text of less than `least` characters. */
export const tooShort = (least: number) => `Must be ${least} characters or more`;

/** The text cut at a word to at most so many characters, with an ellipsis when something was cut. */
export function excerpt(text: string, most: number): string {
  if (characters(text) <= most) return text;
  const cut = [...text].slice(0, most).join("");
  const space = cut.lastIndexOf(" ");
  return `${(space > 0 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
