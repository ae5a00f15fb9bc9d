import { DAY_PARTS } from "#app/domain/bookings/free-starts.ts";
import { isOver, type PartName, readDay, type When } from "#app/domain/search/when.ts";
import { words } from "#app/domain/search/words/words.ts";
import { addDays } from "#app/domain/time/guyana-day.ts";
import { daysIn } from "./day-words.ts";

/** A time that the text of a search names. */
export type NamedTime = When & {
  /** Its words as they were typed: "Saturday morning". */
  text: string;
  /** The text of the search without them. */
  without: string;
};

/** A time that a text names, with what was found for it. */
export type FoundTime = NamedTime & {
  /** Whether only services are found that are free then; else none is, and all are found. */
  isFree: boolean;
};

const PART_WORDS: Record<string, PartName> = {
  morning: "morning",
  afternoon: "afternoon",
  evening: "evening",
  night: "evening",
};

/** What may stand before a day and belongs to it. */
const BEFORE_DAY = new Set(words("on for by this next the come coming"));
/** Before these a day is past, an end, a beginning or one of many: "every Saturday", "since Monday". */
const NOT_AFTER = new Set(
  words("every each all last since until till from to through between past most la"),
);
/** After these words the text says no more about what is needed. */
const AFTER_DAY = new Set(
  words("in at near around please pls plz thanks thank asap urgent urgently"),
);
/** With these a day names a thing: "Sunday school", or the beginning of days: "Monday to Friday". */
const NOT_BEFORE = new Set(
  words(
    "school class classes lesson lessons league market prayers paper newspaper service to through till until",
  ),
);

/**
 * The time at which somebody should come as the text of a search says it, `now` in UTC milliseconds; null when it names none,
 * more than one, or a day on which nothing can be booked (decision 115).
 */
export function readTime(text: string, now: number): NamedTime | null {
  const parts = text.split(/\s+/).filter(Boolean);
  const tokens = parts.map((part) => words(part).join(" "));
  const [named, ...others] = daysIn(tokens, now);
  if (!named || others.length > 0 || readDay(named.when, now).when === null) return null;
  const { at } = named;
  const { end, part: partNamed } = partAfter(tokens, at + named.length);
  const part = partNamed ?? named.part;
  let from = at;
  while (BEFORE_DAY.has(tokens[from - 1] ?? "")) from -= 1;
  if (!counts(tokens, { from, at, end }, named.isPlain)) return null;
  // "Saturday morning", said at noon on a Saturday, is the next one.
  const isNextWeek = named.isWeekday && isOver({ day: named.when, part }, now);
  return {
    when: isNextWeek ? addDays(named.when, 7) : named.when,
    part,
    text: parts
      .slice(from, end)
      .join(" ")
      .replace(/[,.;]+$/, ""),
    without: parts
      .toSpliced(from, end - from)
      .join(" ")
      .replace(/[\s,;]+$/, ""),
  };
}

/** Whether the day says when somebody should come, and neither names a thing nor is past. */
function counts(
  tokens: readonly string[],
  { from, at, end }: { from: number; at: number; end: number },
  isPlain: boolean,
): boolean {
  const next = tokens[end] ?? "";
  if (NOT_AFTER.has(tokens[from - 1] ?? "") || NOT_BEFORE.has(next)) return false;
  return isPlain || from < at || (at > 0 && (end === tokens.length || AFTER_DAY.has(next)));
}

/** The part of the day that follows a day, and where it ends: "morning", "in the morning", "at 9am", "9 am". */
function partAfter(tokens: readonly string[], at: number): { end: number; part: PartName | null } {
  const inThe = tokens[at] === "in" && tokens[at + 1] === "the" ? 2 : 0;
  const named = PART_WORDS[tokens[at + inThe] ?? ""];
  if (named) return { end: at + inThe + 1, part: named };
  const before = tokens[at] === "at" ? 1 : 0;
  for (const length of [1, 2]) {
    const clock = tokens.slice(at + before, at + before + length).join("");
    const part = partOfClock(clock);
    if (part) return { end: at + before + length, part };
  }
  return { end: at, part: null };
}

/** The part of the day that a time such as "9am" or "3 30pm" lies in; null for what is no time, and for the night. */
function partOfClock(text: string): PartName | null {
  const [, hour, minute, half] = /^(\d{1,2}) ?(\d\d)?(am|pm)$/.exec(text) ?? [];
  if (!hour || Number(hour) < 1 || Number(hour) > 12) return null;
  const minutes = ((Number(hour) % 12) + (half === "pm" ? 12 : 0)) * 60 + Number(minute ?? 0);
  return DAY_PARTS.find(({ from, to }) => minutes >= from && minutes < to)?.name ?? null;
}
