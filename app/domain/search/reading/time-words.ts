import { isOver, type PartName, readDay, type When } from "#app/domain/search/when.ts";
import { words } from "#app/domain/search/words/words.ts";
import { addDays } from "#app/domain/time/guyana-day.ts";
import { daysIn } from "./day-words.ts";
import { LONGEST_PART, type NamedPart, partAt } from "./part-words.ts";

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

/** What may stand before a day and belongs to it. */
const BEFORE_DAY = new Set(
  words("on for by this dis next the come coming el este esse para pra proximo"),
);
/** Before these a day is past, an end, a beginning or one of many: "every Saturday", "since Monday". */
const NOT_AFTER = new Set(
  words(
    "every each all last since until till from to through between past most la todo todos cada desde hasta ate",
  ),
);
/** After these words the text says no more about what is needed. */
const AFTER_DAY = new Set(
  words("in at near around please pls plz thanks thank asap urgent urgently"),
);
const OR = new Set(words("or and"));
/** With these a day names a thing: "Sunday school", or the beginning of a time: "Monday till 5". */
const NOT_BEFORE = new Set(
  words(
    "school class classes lesson lessons league market prayers paper newspaper service through till until gone past",
  ),
);

/** After these a part of the day is none of a day to come: "every evening", "since early morning", "not before noon". */
const NOT_BEFORE_PART = new Set(words("not nah no only or and"));

/**
 * The time at which somebody should come as the text of a search says it, `now` in UTC milliseconds; null when it names none,
 * more than one, a day on which nothing can be booked, or what nobody can be asked for, as "next week" (decision 115).
 */
export function readTime(text: string, now: number): NamedTime | null {
  const parts = text.split(/\s+/).filter(Boolean);
  const tokens = parts.map((part) => words(part).join(" "));
  const found = findTime(tokens, now);
  if (!found) return null;
  const { from, end, ...when } = found;
  return {
    ...when,
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

/** A time among the words of a text, from the first of its words to before `end`. */
type TimeInWords = When & { from: number; end: number };

function findTime(tokens: readonly string[], now: number): TimeInWords | null {
  const [named, ...others] = daysIn(tokens, now);
  if (!named) return partAlone(tokens);
  if (others.length > 0 || readDay(named.when, now).when === null) return null;
  const { at } = named;
  const after = partsAfter(tokens, at + named.length);
  let from = at;
  while (BEFORE_DAY.has(tokens[from - 1] ?? "")) from -= 1;
  if (tokens[from] === "come" && tokens[from - 1] === "to") from -= 1;
  const before = after.part ? null : partBefore(tokens, from);
  from -= before?.length ?? 0;
  const part = after.part ?? before?.part ?? named.part;
  const { end } = after;
  if (!counts(tokens, { from, at, end }, named.isPlain)) return null;
  // "Saturday morning", said at noon on a Saturday, is the next one.
  const isNextWeek = named.isWeekday && isOver({ day: named.when, part }, now);
  return { when: isNextWeek ? addDays(named.when, 7) : named.when, part, from, end };
}

/** Whether the day says when somebody should come, and neither names a thing nor is past. */
function counts(
  tokens: readonly string[],
  { from, at, end }: { from: number; at: number; end: number },
  isPlain: boolean,
): boolean {
  const next = tokens[end] ?? "";
  if (NOT_AFTER.has(tokens[from - 1] ?? "") || NOT_BEFORE.has(next)) return false;
  // "Tomorrow to fix my tap" says what for, "5 December to 7" is more than one day.
  if (next === "to" && /^\d/.test(tokens[end + 1] ?? "")) return false;
  return isPlain || from < at || (at > 0 && saysNoMore(tokens, end));
}

/** Whether the text says no more about what is needed. */
function saysNoMore(tokens: readonly string[], end: number): boolean {
  return end === tokens.length || AFTER_DAY.has(tokens[end] ?? "");
}

/** A part of any day behind what is needed: "maid after work" is one, "After Work Lounge" a name. */
function partAlone(tokens: readonly string[]): TimeInWords | null {
  for (let at = 1; at < tokens.length; at += 1) {
    const named = partAt(tokens, at);
    if (!named?.isAlone || !saysNoMore(tokens, at + named.length)) continue;
    const before = tokens[at - 1] ?? "";
    if (NOT_AFTER.has(before) || NOT_BEFORE_PART.has(before)) return null;
    return { when: null, part: named.part, from: at, end: at + named.length };
  }
  return null;
}

/** The part of the day that follows a day, and where it ends; of "morning or afternoon" none, though both are read. */
function partsAfter(tokens: readonly string[], at: number): { part: PartName | null; end: number } {
  const named = partAt(tokens, at);
  if (!named) return { part: null, end: at };
  const end = at + named.length;
  const other = OR.has(tokens[end] ?? "") ? partAt(tokens, end + 1) : null;
  if (other && other.part !== named.part) return { part: null, end: end + 1 + other.length };
  const again = partAt(tokens, end);
  return { part: named.part, end: again?.part === named.part ? end + again.length : end };
}

/** The part of the day before a day: "after work on Friday". */
function partBefore(tokens: readonly string[], end: number): NamedPart | null {
  for (let at = Math.max(0, end - LONGEST_PART); at < end; at += 1) {
    const named = partAt(tokens, at);
    if (named?.isAlone && at + named.length === end) return named;
  }
  return null;
}
