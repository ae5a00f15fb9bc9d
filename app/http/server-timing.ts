import type { DatabaseCall } from "#db/client.ts";
import { isRead } from "./is-read.ts";

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

// How long a page took must not reveal whether an address, a code or a token is known (threat 5).
const SILENT =
  /^\/(login|register|verify-email|forgot-password|reset-password|change-email|welcome-back|not-me|stop-email-change|two-factor-recovery|mail-check|logout|terms\/accept)(\/|\.data$|$)/;
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
  if (SILENT.test(new URL(request.url).pathname)) return;
  const { database, calls, statements, render } = timings;
  headers.set(
    "Server-Timing",
    `db;dur=${database};desc="${calls} calls, ${statements} statements", render;dur=${render}, total;dur=${total}`,
  );
}
