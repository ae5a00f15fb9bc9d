import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "#db/connection/client.ts";

type Statement = BatchItem<"sqlite">;
type Statements = Readonly<Record<string, Statement | readonly Statement[]>>;

type ResultOf<Of> = Of extends Statement
  ? Of["_"]["result"]
  : {
      -readonly [Index in keyof Of]: Of[Index] extends Statement ? Of[Index]["_"]["result"] : never;
    };

/** The results of named statements, each under its name. */
export type NamedResults<Named> = { -readonly [Name in keyof Named]: ResultOf<Named[Name]> };

/**
 * Runs statements in one batch, in the order in which they are written, and gives the result of each by its name; a list of
 * statements under one name gives the list of theirs.
 */
export async function namedBatch<const Named extends Statements>(
  db: Database,
  statements: Named,
): Promise<NamedResults<Named>> {
  const named = Object.entries(statements);
  const [first, ...others] = named.flatMap(([, of]) => of);
  if (!first) throw new Error("A batch has at least one statement.");
  const results: unknown[] = await db.batch([first, ...others]);
  const byName = named.map(([name, of]) => [
    name,
    Array.isArray(of) ? results.splice(0, of.length) : results.shift(),
  ]);
  // Each name has the results of its own statements, in a type that only the compiler can follow.
  return Object.fromEntries(byName);
}
