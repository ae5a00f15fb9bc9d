import { z } from "zod";
import {
  type Reader,
  readList,
  readObject,
  readOneOf,
  readOrNull,
  readText,
  Unreadable,
} from "./json-reader.ts";
import { safePath } from "./safe-path.ts";

/** What is left out of a form that waits to be sent again, because it must not be stored. */
const OMITTED = ["passwords", "files"] as const;
export const omittedSchema = z.array(z.enum(OMITTED));
export type Omitted = z.output<typeof omittedSchema>;

/** A form that was refused, as its person can send it again: without passwords, codes and files. */
export type UnsentForm = {
  /** The address it was sent to. */
  action: string;
  /** Names and values, in the order sent. */
  fields: [string, string][];
  omitted: Omitted;
};

const readAction: Reader<string> = (value) => {
  if (typeof value !== "string" || safePath(value) !== value) throw new Unreadable();
  return value;
};

const readPair: Reader<[string, string]> = (value) => {
  const [name, text, ...more] = readList(readText)(value);
  if (name === undefined || text === undefined || more.length > 0) throw new Unreadable();
  return [name, text];
};

const readUnsentForm = readObject<UnsentForm>({
  action: readAction,
  fields: readList(readPair),
  omitted: readList(readOneOf(OMITTED)),
});

/** The form in the data of a page's error, or null. */
export function unsentFormOf(errorData: unknown): UnsentForm | null {
  return readOrNull(readUnsentForm, errorData);
}

/** The forms in which somebody types or chooses something, and what each of them saves. */
const SAVED: readonly (readonly [address: RegExp, saved: string])[] = [
  // Of the release before: a form without a session waits as a draft since then (decision 65).
  [/^\/service\/[^/]+\/book$/, "a booking request"],
  [/^\/dashboard\/services\/(new|edit(\/[^/]+)?)$/, "a service"],
  [/^\/dashboard\/profile$/, "your profile"],
  [/^\/dashboard\/reviews\/new$/, "a review"],
  [/^\/dashboard\/reviews\/[^/]+\/edit$/, "a review"],
  [/^\/dashboard\/reviews\/[^/]+\/reply$/, "a reply to a review"],
  [/^\/dashboard\/settings$/, "your settings"],
  [/^\/dashboard\/settings\/email$/, "a new e-mail address"],
  [/^\/dashboard\/bookings\/hours$/, "your hours"],
  [/^\/dashboard\/bookings\/days-off$/, "your days off"],
  [
    /^\/dashboard\/bookings\/[^/]+\/(cancel|complete|decline|propose|dispute)$/,
    "a change of a booking",
  ],
  [/^\/dashboard\/bookings\/(?!feed$)[^/]+$/, "a change of a booking"],
  [/^\/dashboard\/messages$/, "a message"],
  [/^\/dashboard\/(reviews|messages|jobs)\/[^/]+\/report$/, "a report"],
  [/^\/dashboard\/messages\/[^/]+\/offer$/, "an offer"],
  [/^\/dashboard\/jobs\/[^/]+$/, "an offer"],
  [/^\/dashboard\/offers\/[^/]+$/, "your answer to an offer"],
];

/**
 * What a form sent to an address (path and query) saves, in words that follow “while saving”; null for one that is only
 * a button or only holds secrets, which is not stored.
 */
export function savedBy(address: string): string | null {
  const [path = ""] = address.split("?");
  return SAVED.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}
