import type { Client, InArgs, InStatement } from "@libsql/client";
import { drizzle, type LibSQLDatabase } from "drizzle-orm/libsql";
import { withTimeout } from "#app/domain/failures/with-timeout.ts";
import { CALL_LIMITS, type CallLimits } from "./call-limits.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

export type Database = LibSQLDatabase & { $client: Client };

/** One call to the database, its retries included. */
export type DatabaseCall = { statements: number; milliseconds: number };

const FIRST_PAUSE_MS = 20;
const READS = /^\s*(select|with)\b/i;
/** After `with`, a statement may still write. */
const WRITES = /\b(insert\s+into|delete\s+from|update\s+["\w]+\s+set)\b/i;

export type DatabaseOptions = { limits?: CallLimits; onCall?: (call: DatabaseCall) => void };

/**
 * The database of one request. Every call ends within its limit (that of reads also for a batch of nothing else, retries
 * included) or throws DatabaseUnavailable; `onCall` is called after each, failed or not. A client must never be shared
 * between requests: workerd then hangs.
 */
export function openDatabase(client: Client, options: DatabaseOptions = {}): Database {
  return drizzle(withLimits(client, options));
}

/** Whether a statement only reads. */
export function isRead(statement: InStatement | [string, InArgs?]): boolean {
  const sql =
    typeof statement === "string" ? statement : "sql" in statement ? statement.sql : statement[0];
  return READS.test(sql) && !WRITES.test(sql);
}

function withLimits(
  client: Client,
  { limits: { readMs, writeMs } = CALL_LIMITS, onCall = () => {} }: DatabaseOptions,
): Client {
  const callWithin = async <T>(limit: number, statements: number, call: () => Promise<T>) => {
    const start = Date.now();
    try {
      return await retry(limit, call);
    } finally {
      onCall({ statements, milliseconds: Date.now() - start });
    }
  };
  return new Proxy(client, {
    get(target, property) {
      if (property === "execute") {
        return (statement: InStatement, args?: InArgs) =>
          callWithin(isRead(statement) ? readMs : writeMs, 1, () =>
            typeof statement === "string"
              ? target.execute(statement, args)
              : target.execute(statement),
          );
      }
      if (property === "batch") {
        return (...[statements, mode]: Parameters<Client["batch"]>) => {
          const reads = mode === "read" || statements.every(isRead);
          return callWithin(reads ? readMs : writeMs, statements.length, () =>
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

/**
 * Retries with growing random pauses while the database is busy or unreachable. A call whose answer was lost runs twice: what it
 * stores is stored once, and its caller finds it by a mark of its own, not by `rowsAffected` (docs/faults.md).
 */
async function retry<T>(limit: number, call: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + limit;
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    try {
      return await withTimeout(Math.max(0, deadline - Date.now()), call());
    } catch (error) {
      if (isStorageFailure(error)) throw new DatabaseUnavailable(error);
      if (!isTransient(error)) throw error;
      const wait = pause * (0.5 + Math.random());
      if (Date.now() + wait >= deadline) throw new DatabaseUnavailable(error);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** Busy, overloaded, restarting or unreachable: every error but one of the statement itself (SQLITE_..., SQL_...). */
function isTransient(error: unknown): boolean {
  const code = codeOf(error);
  return !code.startsWith("SQL") || code.startsWith("SQLITE_BUSY");
}

/** The disk is full or refuses to write: not an error of the statement, and it does not pass within seconds. */
function isStorageFailure(error: unknown): boolean {
  return /^SQLITE_(FULL|IOERR|READONLY)/.test(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
