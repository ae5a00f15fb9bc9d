import type { z } from "zod";

const BASE = "https://kayap.invalid";

/** A path of our site with its query, from outside, normalised by a URL parser; only `safePath` makes one. */
export type SafePath = string & z.$brand<"SafePath">;

/**
 * The path and query that a browser makes of a text, when that is on our site; else null. Only this form may be passed
 * on: the text as written can mean another site to another parser (threats 19 and 70).
 */
export function safePath(value: unknown): SafePath | null {
  if (typeof value !== "string" || !value.startsWith("/") || !URL.canParse(value, BASE))
    return null;
  const { origin, pathname, search } = new URL(value, BASE);
  const path = pathname + search;
  return origin === BASE && isOnOneSite(path) ? path : null;
}

/** To the next parser, a path that begins with two slashes would be a host. */
function isOnOneSite(path: string): path is SafePath {
  return !path.startsWith("//");
}

type Letter =
  | ("a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j" | "k" | "l" | "m")
  | ("n" | "o" | "p" | "q" | "r" | "s" | "t" | "u" | "v" | "w" | "x" | "y" | "z");

/** A path written in our code, whatever follows its first letter. */
export type WrittenPath = `/${Letter}${string}`;

/** A path to redirect or link to: one of ours, or one from outside that went through `safePath`. */
export type OwnPath = "/" | WrittenPath | SafePath | `${SafePath}#${string}`;
