import { documentPath } from "#app/http/data-path.ts";
import { isRead } from "#app/http/is-read.ts";
import { hidesDurationAt } from "#app/route-rules.ts";
import type { DatabaseCall } from "#db/connection/client.ts";

/** The time one response has taken so far, in milliseconds, and its calls to the database. */
export type Timings = { database: number; calls: number; statements: number; render: number };

export function noTimings(): Timings {
  return { database: 0, calls: 0, statements: 0, render: 0 };
}

/** Adds a call to the database. */
export function addCall(timings: Timings, { milliseconds, statements }: DatabaseCall): void {
  timings.database += milliseconds;
  timings.calls += 1;
  timings.statements += statements;
}

/** The header of a document from the cache. */
export const FROM_CACHE = "cache;desc=hit";

const PAGE = /^text\/(html|x-script)/;

/**
 * Sets `Server-Timing` for a page requested by GET: the time at the database and its calls, the time to render, and the
 * total. Forms and account pages get none.
 */
export function setServerTiming(
  answer: Response,
  request: Request,
  { timings, total }: { timings: Timings; total: number },
): void {
  const { headers } = answer;
  if (headers.has("Server-Timing") || !isRead(request)) return;
  if (!PAGE.test(headers.get("Content-Type") ?? "")) return;
  if (hidesDurationAt(documentPath(new URL(request.url).pathname))) return;
  const { database, calls, statements, render } = timings;
  headers.set(
    "Server-Timing",
    `db;dur=${database};desc="${calls} calls, ${statements} statements", render;dur=${render}, total;dur=${total}`,
  );
}
