import type { Report, Row, Table } from "#bench/measurement/report.ts";
import { median, quantile } from "#bench/measurement/rounds.ts";
import type { Arrivals } from "./bookings.ts";
import { KINDS, type Metrics } from "./metrics.ts";
import type { watchResources } from "./resources.ts";
import type { Verdict } from "./verify.ts";
import type { LoadRun } from "./virtual-user.ts";

const MOST_GROWTH = 1.2;
const LEAST_CARRIED = 0.99;
const KILOBYTES = 1024;

export type Findings = {
  minutes: number;
  /** When the load began, by `performance.now()`. */
  started: number;
  /** The seconds that the load really lasted. */
  seconds: number;
  perSecond: number;
  baseline: Metrics;
  busy: Metrics;
  arrivals: Arrivals;
  sockets: LoadRun["sockets"];
  resources: Awaited<ReturnType<ReturnType<typeof watchResources>["stop"]>>;
  /** The 99th percentile of the delay of this process's event loop, ms. */
  delay: number;
  verdict: Verdict;
};

export const LOAD_GOALS: Report["goals"] = [
  "no errors; a booking that loses a race is not an error",
  `at least ${LEAST_CARRIED * 100} % of the bookings sent when they were due, and each race won by one`,
  `memory in the last minute at most ${MOST_GROWTH} times that of the first`,
  "nothing lost: every acknowledged write is in the database, and nothing else",
];

/** The tables of a load test. */
export function tablesOf(findings: Findings): Table[] {
  const { minutes } = findings;
  return [
    { title: `${minutes} minutes, ms to the last byte or frame`, rows: latencies(findings) },
    { title: "Outcomes", rows: endings(findings) },
    { title: "Bookings", rows: bookings(findings) },
    { title: "Processes", rows: processes(findings) },
    { title: "Nothing lost, by key and id", rows: lost(findings.verdict) },
    { title: "Violations", rows: violations(findings.verdict) },
  ];
}

function latencies({ busy, baseline, seconds }: Findings): Row[] {
  return KINDS.map((kind) => {
    const { durations } = busy.of(kind);
    const alone = baseline.of(kind).durations;
    return {
      kind,
      count: durations.length,
      "a second": durations.length / seconds,
      errors: busy.errors(kind),
      median: shown(median(durations)),
      p95: shown(quantile(durations, 0.95)),
      p99: shown(quantile(durations, 0.99)),
      "alone count": alone.length,
      "alone median": shown(median(alone)),
      "alone p95": shown(quantile(alone, 0.95)),
      "alone p99": shown(quantile(alone, 0.99)),
      "x alone": shown(median(durations) / median(alone)),
      goal: busy.errors(kind) === 0,
    };
  });
}

export function endings({ busy, sockets }: Findings): Row[] {
  const answers = KINDS.flatMap((kind) =>
    [...busy.of(kind).outcomes].map(([ended, { count, isError }]) => ({
      kind,
      ended,
      count,
      goal: isError ? false : null,
    })),
  );
  const closed = sockets.closed.length;
  const codes = [...new Set(sockets.closed)];
  return [
    ...answers,
    { kind: "socket", ended: "open to the end", count: sockets.opened - closed, goal: null },
    {
      kind: "socket",
      ended: closed === 0 ? "closed too early" : `closed too early: ${codes.join(", ")}`,
      count: closed,
      goal: closed === 0,
    },
  ];
}

export function bookings({ arrivals, busy, perSecond, seconds }: Findings): Row[] {
  const { scheduled, late, dropped, races, unfair } = arrivals;
  const answered = busy.of("booking").outcomes.get("303")?.count ?? 0;
  const lost = busy.of("booking, time lost").durations.length;
  const inTime = (scheduled - late - dropped) / scheduled;
  return [
    { what: "due", count: scheduled, "a second": scheduled / seconds, goal: null },
    { what: "made", count: answered, "a second": answered / seconds, goal: null },
    { what: "lost to a faster request", count: lost, "a second": lost / seconds, goal: null },
    { what: "sent late, over 100 ms", count: late, "a second": late / seconds, goal: null },
    { what: "not sent, 400 under way", count: dropped, "a second": dropped / seconds, goal: null },
    {
      what: `sent in time, of ${perSecond} a second planned`,
      count: scheduled - late - dropped,
      "a second": (scheduled - late - dropped) / seconds,
      goal: inTime >= LEAST_CARRIED,
    },
    { what: "races for one hour", count: races, "a second": races / seconds, goal: null },
    { what: "races without one winner", count: unfair, "a second": null, goal: unfair === 0 },
  ];
}

function processes({ resources: { uses, others }, delay }: Findings): Row[] {
  const rows = Object.entries(uses).map(([process, use]): Row => {
    const growth = use.lastMinute / use.firstMinute;
    return {
      process,
      "first minute MB": use.firstMinute / KILOBYTES,
      "last minute MB": use.lastMinute / KILOBYTES,
      "most MB": use.most / KILOBYTES,
      growth,
      processors: use.processors,
      restarts: use.restarts,
      "delay p99 ms": process === "this process" ? delay : null,
      goal: process === "this process" ? null : growth <= MOST_GROWTH && use.restarts === 0,
    };
  });
  return [...rows, { process: "everything else on the machine", processors: others }];
}

export function lost({ compared }: Verdict): Row[] {
  return Object.entries(compared).map(([what, found]) => ({
    what,
    acknowledged: found.acknowledged,
    stored: found.stored,
    missing: found.missing.length,
    "stored, not acknowledged": found.unacknowledged.length,
    "never sent, or twice": found.unaccounted.length,
    goal: found.missing.length + found.unaccounted.length === 0,
  }));
}

export function violations({ violations }: Verdict): Row[] {
  return Object.entries(violations).map(([what, count]) => ({ what, count, goal: count === 0 }));
}

function shown(figure: number): number | null {
  return Number.isNaN(figure) ? null : figure;
}
