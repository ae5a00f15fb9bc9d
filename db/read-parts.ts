import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import { errorText } from "#app/domain/error-text.ts";
import type { Database } from "./client.ts";

type Part = BatchItem<"sqlite">;
type Parts = Record<string, Part>;
type ReadParts<P extends Parts> = { [Name in keyof P]: BatchResponse<[P[Name]]>[0] | null };

/**
 * Reads statements in one round trip; only if their batch fails, each runs alone (decision 44). A part that could not be
 * read is null.
 */
export async function readParts<P extends Parts>(db: Database, parts: P): Promise<ReadParts<P>> {
  const named = Object.entries(parts);
  const results = await readAll(db, Object.values(parts)).catch((error) => {
    logFailure("all", error);
    return Promise.all(
      named.map(([name, part]) =>
        db.batch([part]).then(
          ([rows]) => rows,
          (error) => logFailure(name, error),
        ),
      ),
    );
  });
  // Each result has the type of its statement, which a mapped type cannot say of a list.
  return Object.fromEntries(named.map(([name], i) => [name, results[i] ?? null])) as ReadParts<P>;
}

async function readAll(db: Database, [first, ...rest]: Part[]): Promise<unknown[]> {
  return first ? db.batch([first, ...rest]) : [];
}

function logFailure(part: string, error: unknown): null {
  console.error(JSON.stringify({ event: "part-failed", part, error: errorText(error) }));
  return null;
}
