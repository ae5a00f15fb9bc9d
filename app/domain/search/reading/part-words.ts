import { DAY_PARTS } from "#app/domain/bookings/free-starts.ts";
import { EVENING } from "#app/domain/bookings/times.ts";
import type { PartName } from "#app/domain/search/when.ts";

/** A part of the day that a text names. */
export type NamedPart = {
  part: PartName;
  /** How many words it has. */
  length: number;
  /** Whether it says when somebody should come without a day, too: "after work" does, "at night" also tells of troubles. */
  isAlone: boolean;
};

const phrases = (part: PartName, text: string) =>
  text.split(", ").map((phrase) => [phrase, part] as const);

/** What a part is called beside a day. */
const BESIDE_DAY = new Map([
  ...phrases(
    "morning",
    "morning, mornin, mawnin, in the morning, in the mornin, in the mawnin, first thing, por la manana, en la manana, de manha, pela manha",
  ),
  ...phrases(
    "afternoon",
    "afternoon, aftanoon, in the afternoon, at noon, noon, midday, por la tarde, en la tarde, a tarde, de tarde, pela tarde",
  ),
  ...phrases(
    "evening",
    "evening, evenin, night, nite, in the evening, in the evenin, at night, in the night, por la noche, en la noche, a noite, de noite",
  ),
]);

/** What it is called beside a day and without one. Each holds the whole part, or ends where the part begins. */
const ALONE = new Map([
  ...phrases(
    "morning",
    "early morning, early mornin, early mawnin, early in the morning, early in the mornin, first thing in the morning, before noon, before midday, before lunch, by noon, antes del mediodia, antes de mediodia, antes del almuerzo, antes do meio dia, antes do almoco",
  ),
  ...phrases("afternoon", "late afternoon, after lunch, despues del almuerzo, depois do almoco"),
  ...phrases(
    "evening",
    "late evening, after work, afta work, after wuk, afta wuk, after work hours, despues del trabajo, despues de trabajar, depois do trabalho, depois do servico",
  ),
]);
/** Of a phrase or a time with what stands before it, in words. */
export const LONGEST_PART = 5;

const AFTER = ["after", "afta", "despues de las", "depois das"];
const BEFORE = ["before", "antes de las", "antes das"];
const NOON = 12 * 60;
/** Without "am" or "pm" an hour before this one is in the afternoon. */
const FIRST_OF_MORNING = 8;

/** The part of the day that begins at a word of a folded text: "morning", "at 9am", "after work", "after 5", "before noon". */
export function partAt(tokens: readonly string[], at: number): NamedPart | null {
  for (let length = LONGEST_PART; length > 0; length -= 1) {
    const phrase = tokens.slice(at, at + length).join(" ");
    const alone = ALONE.get(phrase);
    const part = alone ?? BESIDE_DAY.get(phrase);
    if (part) return { part, length: Math.min(length, tokens.length - at), isAlone: !!alone };
  }
  return atClock(tokens, at) ?? afterClock(tokens, at) ?? beforeClock(tokens, at);
}

/** The part in which a time such as "9am" or "at 3 30 pm" lies. */
function atClock(tokens: readonly string[], at: number): NamedPart | null {
  const before = Number(tokens[at] === "at");
  const clock = clockAt(tokens, at + before);
  if (!clock?.isCertain) return null;
  const { minutes } = clock;
  const part = DAY_PARTS.find(({ from, to }) => minutes >= from && minutes < to)?.name;
  return part ? { part, length: before + clock.length, isAlone: false } : null;
}

/** The first part that is all after a time from noon on: whoever is free in it can come then. */
function afterClock(tokens: readonly string[], at: number): NamedPart | null {
  const before = lengthOfPhrase(tokens, at, AFTER);
  const clock = before > 0 ? clockAt(tokens, at + before) : null;
  if (!clock || clock.minutes < NOON || clock.minutes > EVENING.from) return null;
  const part = clock.minutes === NOON ? "afternoon" : "evening";
  return { part, length: before + clock.length, isAlone: true };
}

/** The morning before noon or one o'clock; nothing for another time, before which more than one part lies, or none. */
function beforeClock(tokens: readonly string[], at: number): NamedPart | null {
  const before = lengthOfPhrase(tokens, at, BEFORE);
  const clock = before > 0 ? clockAt(tokens, at + before) : null;
  if (!clock || clock.minutes < NOON || clock.minutes > NOON + 60) return null;
  return { part: "morning", length: before + clock.length, isAlone: true };
}

function lengthOfPhrase(tokens: readonly string[], at: number, some: readonly string[]): number {
  const found = some
    .map((phrase) => phrase.split(" "))
    .find((phrase) => phrase.every((word, i) => tokens[at + i] === word));
  return found?.length ?? 0;
}

type Clock = {
  /** Of the day. */
  minutes: number;
  length: number;
  /** Whether "am" or "pm" is said. */
  isCertain: boolean;
};

/** The time of day that begins at a word: "9am", "3 30 pm", "5 oclock", "5". */
function clockAt(tokens: readonly string[], at: number): Clock | null {
  const [first = "", second = ""] = tokens.slice(at, at + 2);
  const length = ["am", "pm", "oclock"].includes(second) ? 2 : 1;
  const text = length === 2 ? first + second : first;
  const [, digits, minute, half] = /^(\d{1,2}) ?(\d\d)?(am|pm|oclock)?$/.exec(text) ?? [];
  const hour = Number(digits);
  if (!digits || hour < 1 || hour > 12) return null;
  const isCertain = half === "am" || half === "pm";
  const isAfternoon = isCertain ? half === "pm" : hour === 12 || hour < FIRST_OF_MORNING;
  const minutes = ((hour % 12) + (isAfternoon ? 12 : 0)) * 60 + Number(minute ?? 0);
  return { minutes, length, isCertain };
}
