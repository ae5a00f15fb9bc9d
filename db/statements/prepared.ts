import { fillPlaceholders, is, type Query, SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { drizzle } from "drizzle-orm/libsql";
import type { Database } from "#db/connection/client.ts";
import { driverValues } from "./driver-values.ts";
import type { NamedResults } from "./named-batch.ts";

/** What builds statements and runs none. */
export type Builder = Pick<Database, "select">;

/** What differs from one request to the next, each as an expression while the statements are built. */
export type Expressions = Record<string, SQL>;
/** The values of a request: plain, or expressions too. */
export type Values<E extends Expressions> = {
  [Name in keyof E]: E[Name] extends SQL<infer T> ? T | SQL<T> : never;
};

type Prepared = {
  getQuery(): Query;
  mapResult(response: unknown, isFromBatch?: boolean): unknown;
};
type Select = BatchItem<"sqlite"> & { prepare(): Prepared };
/** Statements of a page, each under its name. */
export type NamedSelects = Readonly<Record<string, Select>>;
type NamedPrepared = Readonly<Record<string, Prepared>>;

/** Filters have many combinations; only the latest shapes are kept. */
const MOST_SHAPES = 50;

/**
 * The reads of a page in one batch, which gives the rows of each by its name. They are built once per isolate for each
 * `shape`, because building costs more processor time than the rest of a request. The shape is everything the statements
 * depend on beside `values`. When a value is an expression, they are built for that request alone.
 */
export function preparedReads<E extends Expressions, Shape, const Named extends NamedSelects>(
  build: (db: Builder, values: E, shape: Shape) => Named,
) {
  const statementsOf = preparedStatements(build);
  return async (db: Database, values: Values<E>, shape: Shape): Promise<NamedResults<Named>> => {
    const rows = await runPrepared(db, statementsOf(values, shape), values);
    return rows as NamedResults<Named>;
  };
}

/** The statements of some reads for the values and the shape of a request, built as `preparedReads` says. */
export function preparedStatements<E extends Expressions, Shape>(
  build: (db: Builder, values: E, shape: Shape) => NamedSelects,
) {
  const cache = new Map<string, NamedPrepared>();
  return (values: Values<E>, shape: Shape): NamedPrepared => {
    const entries = Object.entries<unknown>(values);
    const isPlain = entries.every(([, value]) => !is(value, SQL));
    const key = JSON.stringify(shape);
    const statements = isPlain ? cache.get(key) : undefined;
    if (statements) return statements;
    const expressions = Object.fromEntries(
      entries.map(([name, value]) => [name, sql`${isPlain ? sql.placeholder(name) : value}`]),
    ) as E;
    const selects = Object.entries(build(drizzle.mock(), expressions, shape));
    const built = Object.fromEntries(selects.map(([name, select]) => [name, select.prepare()]));
    if (!isPlain) return built;
    const [oldest] = cache.keys();
    if (cache.size >= MOST_SHAPES && oldest !== undefined) cache.delete(oldest);
    cache.set(key, built);
    return built;
  };
}

/** Runs prepared statements with the values of a request in one batch and gives the rows of each by its name. */
export async function runPrepared(
  { $client }: Database,
  statements: NamedPrepared,
  values: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const named = Object.entries(statements);
  const results = await $client.batch(
    named.map(([, statement]) => {
      const { sql, params } = statement.getQuery();
      // Encoded by the columns of the schema, as drizzle gives them to the driver itself.
      return { sql, args: driverValues(fillPlaceholders(params, values)) };
    }),
  );
  return Object.fromEntries(
    named.map(([name, statement], i) => [name, statement.mapResult(results[i], true)]),
  );
}
