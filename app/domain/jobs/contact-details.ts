/**
 * Phone numbers, e-mail addresses and links in a text. Seven digits are a number in Guyana; prices ("$12,500") and dates are none. Also
 * written around, as in "six one two" or "name at gmail dot com".
 */
const DIGIT = "(?:\\d|\\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)\\b)";
const NUMBER = `(?<![\\d$]|\\d[.,]|\\$\\s|gyd\\s?)\\+?\\(?${DIGIT}(?:[\\s.()\\-_*]{0,3}${DIGIT}){6,}(?!\\d|,\\d)`;
const ADDRESS =
  "[^\\s@<>]+\\s?@\\s?[^\\s@<>]+\\.[a-z]{2,}" +
  "|\\S+\\s?(?:\\[at\\]|\\(at\\)|\\bat\\b)\\s?[a-z0-9-]+\\s?(?:\\[dot\\]|\\(dot\\)|\\bdot\\b)\\s?[a-z]{2,}";
const LINK =
  "https?:\\/\\/\\S+|\\bwww\\.\\S+|\\b[a-z0-9-]+(?:\\.[a-z0-9-]+)*\\.(?:com|net|org|info|gy|io|me|link|shop|xyz|biz|online)\\b(?:\\/\\S*)?";
const HANDLE = "(?<=^|\\s)@[a-z0-9_.]{3,}";
const CONTACT = new RegExp([ADDRESS, LINK, NUMBER, HANDLE].join("|"), "gi");

const HIDDEN = "[hidden until an offer is accepted]";

/** Whether a text holds contact details. */
export function hasContactDetails(text: string): boolean {
  return text.search(CONTACT) >= 0;
}

/** The text as the other person reads it before an offer is accepted. */
export function withoutContactDetails(text: string): string {
  return text.replace(CONTACT, HIDDEN);
}
