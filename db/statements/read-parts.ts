import { errorText } from "#app/domain/failures/error-text.ts";
import type { Database } from "#db/connection/client.ts";
import type { NamedResults } from "./named-batch.ts";
import {
  type Builder,
  type Expressions,
  type NamedSelects,
  preparedStatements,
  runPrepared,
  type Values,
} from "./prepared.ts";

type ReadParts<Parts extends NamedSelects> = {
  [Name in keyof NamedResults<Parts>]: NamedResults<Parts>[Name] | null;
};

/**
 * Reads the named parts of a page in one round trip, built as `preparedReads` says; only if their batch fails, each runs
 * alone (decision 44). A part that could not be read is null.
 */
export function preparedParts<E extends Expressions, const Parts extends NamedSelects>(
  build: (db: Builder, values: E) => Parts,
) {
  const statementsOf = preparedStatements((db, values: E, _: null) => build(db, values));
  return async (db: Database, values: Values<E>): Promise<ReadParts<Parts>> => {
    const statements = statementsOf(values, null);
    const parts = await runPrepared(db, statements, values).catch(async (error) => {
      logFailure("all", error);
      const alone = Object.entries(statements).map(([name, statement]) =>
        runPrepared(db, { [name]: statement }, values).catch((error) => {
          logFailure(name, error);
          return { [name]: null };
        }),
      );
      return Object.assign({}, ...(await Promise.all(alone)));
    });
    return parts as ReadParts<Parts>;
  };
}

function logFailure(part: string, error: unknown): void {
  console.error(JSON.stringify({ event: "part-failed", part, error: errorText(error) }));
}
