import { z } from "zod";

const LONGEST = 200;
const MOST_FRAMES = 5;

const ADDRESS = /[^\s<>()[\],;:"']+@[^\s<>()[\],;:"']+/g;
const QUERY = /\?[^\s"'<>()]*/g;
/** Ids, tokens and hashes are long and have digits; the names of tables and errors have none. */
const SECRET = /(?<![\w-])(?=[\w-]*\d)[\w-]{20,}/g;

/** A text for the log: one short line without addresses, queries and anything that could be a token. */
export function loggable(text: string): string {
  return text
    .slice(0, 10 * LONGEST)
    .replaceAll(ADDRESS, "[address]")
    .replaceAll(QUERY, "?…")
    .replaceAll(SECRET, "…")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .slice(0, LONGEST);
}

/**
 * An error for the log: the name and message of its innermost cause, never of a wrapper, whose message repeats the SQL
 * statement with its values, nor a text that could not be parsed (threat 61).
 */
export function errorText(error: unknown): string {
  const cause = innermost(error);
  if (!(cause instanceof Error)) return loggable(String(cause));
  if (cause instanceof z.ZodError) {
    const places = cause.issues.map(({ path, code }) => `${path.join(".")} ${code}`);
    return loggable(`${cause.name}: ${places.join(", ")}`);
  }
  return cause instanceof SyntaxError ? cause.name : loggable(`${cause.name}: ${cause.message}`);
}

/** The stack frames of an error, nearest first. */
export function framesOf(error: unknown): string[] {
  const cause = innermost(error);
  const stack = cause instanceof Error ? (cause.stack ?? "") : "";
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return frames.slice(0, MOST_FRAMES).map((line) => line.trim().replaceAll(QUERY, ""));
}

function innermost(error: unknown): unknown {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  return cause;
}
