import { type Client, createClient, type InStatement, type TransactionMode } from "@libsql/client";
import type { RecordedCall } from "./recorded.ts";

/**
 * Writes down every call that any client of this process makes to a database from now on, with the client that made it.
 * Each SQL text stands once in `texts`.
 */
export function recordClients() {
  const texts: string[] = [];
  const calls: { client: Client; call: RecordedCall }[] = [];
  const placeOf = new Map<string, number>();

  const recorded = (statement: InStatement): RecordedCall[number] => {
    const { sql, args = [] } = typeof statement === "string" ? { sql: statement } : statement;
    if (!Array.isArray(args)) throw new Error(`Named arguments are not recorded: ${sql}`);
    const place = placeOf.get(sql) ?? texts.length;
    if (place === texts.length) {
      placeOf.set(sql, place);
      texts.push(sql);
    }
    return [place, ...args.map(plain)];
  };

  const prototype: Client = Object.getPrototypeOf(createClient({ url: ":memory:" }));
  const { execute, batch } = prototype;
  Object.assign(prototype, {
    execute(this: Client, statement: InStatement) {
      calls.push({ client: this, call: [recorded(statement)] });
      return Reflect.apply(execute, this, [statement]);
    },
    batch(this: Client, statements: InStatement[], mode?: TransactionMode) {
      calls.push({ client: this, call: statements.map(recorded) });
      return Reflect.apply(batch, this, [statements, mode]);
    },
  });
  return { texts, calls };
}

function plain(value: unknown): string | number | null {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  if (typeof value === "boolean") return Number(value);
  throw new Error(`This kind of argument is not recorded: ${typeof value} ${value}`);
}
