/** What the words for digits, and the letters that stand for one, are read as. */
const VALUES: Record<string, string> = {
  zero: "0",
  oh: "0",
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  o: "0",
  i: "1",
  l: "1",
};
const REPEATS: Record<string, number> = { double: 2, triple: 3 };
const WORD = `(?<!\\p{L})(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)(?!\\p{L})`;
const LETTER_FOR_DIGIT = "[oil](?<=\\d[oil]+)(?=[oil]*\\d)";
const DIGIT = `(?:\\d|${LETTER_FOR_DIGIT}|${WORD})`;

/**
 * Several digits, also as "six one two", "double six" or "6o2": `isPhoneNumber` decides about them. Source of a regular
 * expression.
 */
export const DIGITS = `(?<!\\d|\\d[.,])\\+?\\(?${DIGIT}(?:[\\s.()\\p{Pd}_*•·~]{0,6}${DIGIT}){3,}(?!\\d|,\\d)`;

const IN_WORDS = `${WORD}(?:[^\\p{L}\\p{N}]{1,4}${WORD}){6,}`;
const ONE_BY_ONE = "(?<!\\d)\\d(?<gap>[^\\p{L}\\p{N}]{1,3})\\d(?:\\k<gap>\\d){5,}(?!\\d)";
/** Three and four digits, as numbers are written in Guyana. */
const THREE_AND_FOUR =
  "(?<![\\d$.,/])[2-7]\\d{2}(?:\\s?[,/:;|+=&]\\s?|\\s(?:then|dash|hyphen)\\s)\\d{4}(?!\\d)";
/** What is a phone number by its form, whatever stands between its digits. Source of a regular expression. */
export const NUMBER = [IN_WORDS, ONE_BY_ONE, THREE_AND_FOUR].join("|");

const LOCAL_LENGTH = 7;
/** What a number in Guyana begins with, without its 592. */
const LOCAL_START = /^[2-7]/;

/** "24-11-2026", "2026-11-24" or "8.00 - 10.30". */
const DATE_OR_TIMES =
  /\b(?:20[23]\d[\p{Pd}. ]\d{1,2}[\p{Pd}. ]\d{1,2}|[0-3]?\d[\p{Pd}. ][01]?\d[\p{Pd}. ]20[23]\d|[0-2]?\d\.[0-5]\d\s?\p{Pd}\s?[0-2]?\d\.[0-5]\d)\b/gu;
const WHOLE_AMOUNT = /^\d+00$/;
const GROUPED_AMOUNT = /^\d{1,3}(?:[ .]\d{3})*[ .]000$/;
const AMOUNTS_FROM_TO = /^\d{2,}00\s?\p{Pd}\s?\d{2,}00$/u;
const CURRENCY_BEFORE = /(?:\$|gyd)\s?$/i;
const CURRENCY_AFTER = /^\s?(?:\$|gyd|dollars?)/i;

/** Whether digits, some perhaps in words, are a phone number, given what stands before and after; dates and amounts are none. */
export function isPhoneNumber(text: string, around: { before: string; after: string }): boolean {
  const digits = digitsOf(text.replace(DATE_OR_TIMES, ""));
  const isLong = digits.length > LOCAL_LENGTH;
  const isLocal = digits.length === LOCAL_LENGTH && LOCAL_START.test(digits);
  return (isLong || isLocal) && !isAmount(text, around);
}

/** The digits that are meant: "double six" are two of them, and so is the "o" in "6o". */
function digitsOf(text: string): string {
  let digits = "";
  let repeats = 1;
  for (const [found] of text
    .toLowerCase()
    .matchAll(/\d|(?<=\d|\d[oil]+)[oil](?=[oil]*\d)|[a-z]+/g)) {
    const times = REPEATS[found];
    if (times) {
      repeats = times;
      continue;
    }
    digits += (VALUES[found] ?? found).repeat(repeats);
    repeats = 1;
  }
  return digits;
}

function isAmount(text: string, { before, after }: { before: string; after: string }): boolean {
  if (GROUPED_AMOUNT.test(text) || AMOUNTS_FROM_TO.test(text)) return true;
  const hasCurrency = CURRENCY_BEFORE.test(before) || CURRENCY_AFTER.test(after);
  return hasCurrency && WHOLE_AMOUNT.test(text);
}
