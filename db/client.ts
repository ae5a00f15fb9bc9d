import type { Client, InArgs, InStatement } from "@libsql/client";
import { drizzle, type LibSQLDatabase } from "drizzle-orm/libsql";
import { withTimeout } from "#app/domain/with-timeout.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

export type Database = LibSQLDatabase & { $client: Client };

/** One call to the database, its retries included. */
export type DatabaseCall = { statements: number; milliseconds: number };

const READ_LIMIT_MS = 1_500;
const WRITE_LIMIT_MS = 5_000;
const FIRST_PAUSE_MS = 20;
const READS = /^\s*(select|with)\b/i;
/** After `with`, a statement may still write. */
const WRITES = /\b(insert\s+into|delete\s+from|update\s+["\w]+\s+set)\b/i;

/**
 * The database of one request. Every call ends within its limit (reads 1.5 s, also in a batch of nothing else, writes 5 s,
 * retries included) or throws DatabaseUnavailable; `told` hears of each, however it ended. A client must never be shared
 * between requests: workerd then hangs.
 */
export function openDatabase(client: Client, told?: (call: DatabaseCall) => void): Database {
  return drizzle(withLimits(client, told));
}

function isRead(statement: InStatement | [string, InArgs?]): boolean {
  const sql =
    typeof statement === "string" ? statement : "sql" in statement ? statement.sql : statement[0];
  return READS.test(sql) && !WRITES.test(sql);
}

function withLimits(client: Client, told: (call: DatabaseCall) => void = () => {}): Client {
  const persist = async <T>(limit: number, statements: number, call: () => Promise<T>) => {
    const began = Date.now();
    try {
      return await tryAgain(limit, call);
    } finally {
      told({ statements, milliseconds: Date.now() - began });
    }
  };
  return new Proxy(client, {
    get(target, property) {
      if (property === "execute") {
        return (statement: InStatement, args?: InArgs) =>
          persist(isRead(statement) ? READ_LIMIT_MS : WRITE_LIMIT_MS, 1, () =>
            typeof statement === "string"
              ? target.execute(statement, args)
              : target.execute(statement),
          );
      }
      if (property === "batch") {
        return (...[statements, mode]: Parameters<Client["batch"]>) => {
          const reads = mode === "read" || statements.every(isRead);
          return persist(reads ? READ_LIMIT_MS : WRITE_LIMIT_MS, statements.length, () =>
            target.batch(statements, reads ? "read" : mode),
          );
        };
      }
      if (property === "transaction") {
        throw new Error("Use batch: an interactive transaction blocks every other writer.");
      }
      const value = Reflect.get(target, property);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/** Tries again, with growing random pauses, while the database is busy or away; every write of ours is idempotent. */
async function tryAgain<T>(limit: number, call: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + limit;
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    try {
      return await withTimeout(Math.max(0, deadline - Date.now()), call());
    } catch (error) {
      if (hasNoRoom(error)) throw new DatabaseUnavailable(error);
      if (!isPassing(error)) throw error;
      const wait = pause * (0.5 + Math.random());
      if (Date.now() + wait >= deadline) throw new DatabaseUnavailable(error);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** Everything but a verdict on the statement itself (SQLITE_..., SQL_...): busy, overloaded, restarting, unreachable. */
function isPassing(error: unknown): boolean {
  const code = codeOf(error);
  return !code.startsWith("SQL") || code.startsWith("SQLITE_BUSY");
}

/** The disk is full or refuses to write: no verdict on the statement either, but nothing that passes in seconds. */
function hasNoRoom(error: unknown): boolean {
  return /^SQLITE_(FULL|IOERR|READONLY)/.test(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
