import type { DatabaseCall } from "#db/client.ts";

/** What making one answer has taken so far, in milliseconds and in calls to the database. */
export type Timings = { database: number; calls: number; statements: number; render: number };

/** Nothing yet. */
export function noTimings(): Timings {
  return { database: 0, calls: 0, statements: 0, render: 0 };
}

/** Adds a call to the database. */
export function addCall(timings: Timings, { milliseconds, statements }: DatabaseCall): void {
  timings.database += milliseconds;
  timings.calls += 1;
  timings.statements += statements;
}

/** What a document from the cache says instead. */
export const FROM_CACHE = "cache;desc=hit";

// Whether an address, a code or a token is known must not be told, not even by how long it took to find out (threat 5).
const SILENT =
  /^\/(login|register|verify-email|forgot-password|reset-password|change-email|welcome-back|not-me|stop-email-change|two-factor-recovery|mail-check|logout|terms\/accept)(\/|\.data$|$)/;
const PAGE = /^text\/(html|x-script)/;

/**
 * Says in `Server-Timing` how long a page took that was asked for by GET: at the database, with how many calls, while
 * rendering, and in all. Forms and the pages of accounts say nothing.
 */
export function setServerTiming(
  answer: Response,
  { method, url }: Request,
  { timings, total }: { timings: Timings; total: number },
): void {
  const { headers } = answer;
  if (SILENT.test(new URL(url).pathname)) return;
  if (headers.has("Server-Timing") || (method !== "GET" && method !== "HEAD")) return;
  if (!PAGE.test(headers.get("Content-Type") ?? "")) return;
  const { database, calls, statements, render } = timings;
  headers.set(
    "Server-Timing",
    `db;dur=${database};desc="${calls} calls, ${statements} statements", render;dur=${render}, total;dur=${total}`,
  );
}
