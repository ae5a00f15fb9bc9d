import { z } from "zod";
import { safePath } from "./safe-path.ts";

/** What is left out of a form that waits to be sent again, because it must not be stored. */
export const omittedSchema = z.array(z.enum(["passwords", "files"]));
export type Omitted = z.output<typeof omittedSchema>;

const unsentFormSchema = z.object({
  /** The address it was sent to. */
  action: z.string().refine((action) => safePath(action) === action),
  /** Names and values, in the order sent. */
  fields: z.array(z.tuple([z.string(), z.string()])),
  omitted: omittedSchema,
});

/** A form that was refused, as its person can send it again: without passwords, codes and files. */
export type UnsentForm = z.output<typeof unsentFormSchema>;

/** The form in the data of a page's error, or null. */
export function unsentFormOf(errorData: unknown): UnsentForm | null {
  const parsed = unsentFormSchema.safeParse(errorData);
  return parsed.success ? parsed.data : null;
}

/** The forms in which somebody types or chooses something, and what each of them saves. */
const SAVED: readonly (readonly [address: RegExp, saved: string])[] = [
  [/^\/service\/[^/]+\/book$/, "a booking request"],
  [/^\/dashboard\/services\/(new|edit(\/[^/]+)?)$/, "a service"],
  [/^\/dashboard\/profile$/, "your profile"],
  [/^\/dashboard\/reviews\/new$/, "a review"],
  [/^\/dashboard\/reviews\/[^/]+\/edit$/, "a review"],
  [/^\/dashboard\/reviews\/[^/]+\/reply$/, "a reply to a review"],
  [/^\/dashboard\/reviews\/[^/]+\/report$/, "a report"],
  [/^\/dashboard\/settings$/, "your settings"],
  [/^\/dashboard\/settings\/email$/, "a new e-mail address"],
  [/^\/dashboard\/bookings\/hours$/, "your hours"],
  [/^\/dashboard\/bookings\/days-off$/, "your days off"],
  [/^\/dashboard\/bookings\/[^/]+\/(cancel|complete|propose|dispute)$/, "a change of a booking"],
  [/^\/dashboard\/bookings\/(?!feed$)[^/]+$/, "a change of a booking"],
  [/^\/dashboard\/messages$/, "a message"],
  [/^\/dashboard\/messages\/[^/]+\/report$/, "a report"],
];

/**
 * What a form sent to an address (path and query) saves, in words that follow “while saving”; null for one that is only
 * a button or only holds secrets, which is not stored.
 */
export function savedBy(address: string): string | null {
  const [path = ""] = address.split("?");
  return SAVED.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}
