import { DIGITS, isPhoneNumber, NUMBER } from "./phone-number.ts";

/** Also written around: "name at gmail dot com". */
const ENDING = "(?:com|net|org|info|gy|io|co(?:\\.[a-z]{2})?|link|shop|xyz|biz|online)\\b";
const DOT = "(?:\\[dot\\]|\\(dot\\)|\\{dot\\}|\\bdot\\b)";
const AT = "(?:\\[at\\]|\\(at\\)|\\{at\\})";
const MAIL_HOST = "(?:gmail|yahoo|hotmail|outlook|icloud|ymail|protonmail)\\b";
const NAME = "(?<![^\\s@<>])[^\\s@<>]+";
const ADDRESS = [
  `${NAME}\\s?@\\s?[^\\s@<>]+\\.[a-z]{2,}`,
  `${NAME}\\s?@\\s?[a-z0-9-]+\\s?(?:${DOT}|\\.)\\s?${ENDING}`,
  `(?<!\\S)\\S+\\s?${AT}\\s?[a-z0-9-]+\\s?(?:${DOT}|\\.)\\s?[a-z]{2,}`,
  `(?<!\\S)\\S+\\s?\\bat\\b\\s?[a-z0-9-]+\\s?${DOT}\\s?${ENDING}`,
  `(?<!\\S)\\S+\\s?(?:@|${AT}|\\bat\\b)\\s?${MAIL_HOST}(?:\\s?(?:${DOT}|\\.)\\s?[a-z]+)?`,
].join("|");
const HOST = "(?<![a-z0-9-]|[a-z0-9]\\.)[a-z0-9-]+(?:\\.[a-z0-9-]+)*";
const LINK = [
  "https?:\\/\\/\\S+",
  "\\bwww\\.\\S+",
  `${HOST}\\.${ENDING}(?:\\/\\S*)?`,
  `${HOST}\\.[a-z]{2,}\\/\\S+`,
  `(?<![a-z0-9-])[a-z0-9-]+\\s${DOT}\\s${ENDING}`,
].join("|");
const HANDLE = "(?<![a-z0-9])@[a-z_][a-z0-9_.]{2,}";
const CONTACT = new RegExp(
  `(?<digits>${DIGITS})|${[ADDRESS, LINK, NUMBER, HANDLE].join("|")}`,
  "giu",
);

const HIDDEN = "[hidden until an offer is accepted]";

/** Whether a text holds contact details. */
export function hasContactDetails(text: string): boolean {
  return withoutContactDetails(text) !== text;
}

/** The text as the other person reads it before an offer is accepted. */
export function withoutContactDetails(text: string): string {
  const { plain, places } = asItLooks(text);
  let shown = "";
  let from = 0;
  for (const { 0: found, index, groups } of plain.matchAll(CONTACT)) {
    const end = index + found.length;
    const around = { before: plain.slice(0, index), after: plain.slice(end) };
    if (groups?.digits && !isPhoneNumber(found, around)) continue;
    shown += text.slice(from, places[index]) + HIDDEN;
    from = places[end] ?? text.length;
  }
  return shown + text.slice(from);
}

/** A text with plain characters for those that look like them, as full-width digits do, and where each of these begins in it. */
function asItLooks(text: string): { plain: string; places: number[] } {
  let plain = "";
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const looks = character.normalize("NFKC").replace(/^\p{M}+$/u, "");
    for (let i = 0; i < looks.length; i += 1) places.push(place);
    plain += looks;
    place += character.length;
  }
  return { plain, places };
}
