import { DAY_MS } from "#app/domain/time/durations.ts";
import { words } from "./words/words.ts";

export const LONGEST_MISSED = 60;
/** How many missed searches of a device count a day; as many as somebody tries words by hand. */
export const MISSED_A_DEVICE = 20;
/** How many count a day in all: whoever changes browsers to write more fills no disk. */
export const MISSED_A_DAY = 2_000;
/** How many devices must have looked for a text before the team sees it. */
export const FEWEST_DEVICES = 3;
/** How many of them on one day: devices of different days cannot be told apart, and one of them may be everybody. */
export const FEWEST_DEVICES_OF_A_DAY = 2;
/** How long they are kept. */
export const KEEP_MISSED_MS = 90 * DAY_MS;

// With nothing but spaces and signs between them, as in "623-4567" and "6 2 3".
const DIGITS_IN_A_ROW = /\p{N}[^\p{L}\p{N}]*\p{N}/u;
const WEB_ADDRESS = /:\/\/|\bwww\b|\p{L}{2,}\.\p{L}{2,}/iu;
const STREET =
  /\b(?:lot|street|str|st|avenue|ave|road|rd|lane|drive|dr|alley|place|gardens|crescent|sideline|dam)\b/;
const NUMBER = /\p{N}/u;

/**
 * A search without results as it is counted: its words, folded. Null when it may say who somebody is or where they are
 * (digits in a row, an @, an address), when it is long, and when it has no words.
 */
export function missedText(q: string): string | null {
  const typed = q.normalize("NFKC");
  if (typed.includes("@") || DIGITS_IN_A_ROW.test(typed) || WEB_ADDRESS.test(typed)) return null;
  const text = words(q).join(" ");
  if (text === "" || [...text].length > LONGEST_MISSED) return null;
  return STREET.test(text) && NUMBER.test(text) ? null : text;
}
