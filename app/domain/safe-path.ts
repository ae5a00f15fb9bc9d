import { z } from "zod";

const BASE = "https://kayap.invalid";

const safePathSchema = z
  .string()
  .startsWith("/")
  .refine((value) => URL.canParse(value, BASE), { abort: true })
  .transform((value) => new URL(value, BASE))
  // A path of two slashes would be a host to whoever reads it next.
  .refine(({ origin, pathname }) => origin === BASE && !pathname.startsWith("//"))
  .transform(({ pathname, search }) => pathname + search)
  .brand("SafePath");

/** A path of ours with its query that came from outside, as a URL parser writes it; only `safePath` makes one. */
export type SafePath = z.output<typeof safePathSchema>;

/**
 * The path and query that a browser makes of a text, when that is a page of ours; else null. Only this form may be sent
 * on: as it was written, a text can mean another site to the next one who reads it (threats 19 and 70).
 */
export function safePath(value: unknown): SafePath | null {
  return safePathSchema.safeParse(value).data ?? null;
}

type Letter =
  | ("a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j" | "k" | "l" | "m")
  | ("n" | "o" | "p" | "q" | "r" | "s" | "t" | "u" | "v" | "w" | "x" | "y" | "z");

/** A path that stands in our code, whatever is filled in behind its first letter. */
export type WrittenPath = `/${Letter}${string}`;

/** Where somebody may be sent: an address of ours, or one from outside that was made safe. */
export type OwnPath = "/" | WrittenPath | SafePath | `${SafePath}#${string}`;
