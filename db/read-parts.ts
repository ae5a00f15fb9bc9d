import type { BatchResponse } from "drizzle-orm/batch";
import { errorText } from "#app/domain/failures/error-text.ts";
import type { Database } from "./client.ts";
import {
  type Builder,
  type Expressions,
  preparedStatements,
  runPrepared,
  type Select,
  type Values,
} from "./prepared.ts";

type Parts = Record<string, Select>;
type ReadParts<P extends Parts> = { [Name in keyof P]: BatchResponse<[P[Name]]>[0] | null };

/**
 * Reads the named parts of a page in one round trip, built as `preparedReads` says; only if their batch fails, each runs
 * alone (decision 44). A part that could not be read is null.
 */
export function preparedParts<E extends Expressions, P extends Parts>(
  build: (db: Builder, values: E) => P,
) {
  let names: string[] = [];
  const statementsOf = preparedStatements((db, values: E, _: null) => {
    const parts = build(db, values);
    names = Object.keys(parts);
    return Object.values(parts);
  });
  return async (db: Database, values: Values<E>): Promise<ReadParts<P>> => {
    const statements = statementsOf(values, null);
    const results = await runPrepared(db, statements, values).catch((error) => {
      logFailure("all", error);
      return Promise.all(
        statements.map((statement, i) =>
          runPrepared(db, [statement], values).then(
            ([rows]) => rows,
            (error) => logFailure(names[i], error),
          ),
        ),
      );
    });
    // Each result has the type of its statement, which a mapped type cannot say of a list.
    return Object.fromEntries(names.map((name, i) => [name, results[i] ?? null])) as ReadParts<P>;
  };
}

function logFailure(part: string | undefined, error: unknown): null {
  console.error(JSON.stringify({ event: "part-failed", part, error: errorText(error) }));
  return null;
}
