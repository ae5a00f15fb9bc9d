import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { KINDS } from "./load/metrics.ts";
import type { Samples } from "./load/resources.ts";
import { bookings, endings, type Findings, lost, violations } from "./load/tables.ts";
import { underLoad } from "./load.ts";
import type { Report, Row } from "./measurement/report.ts";
import { quantile } from "./measurement/rounds.ts";
import type { BenchOptions } from "./options.ts";

const MINUTES = 60;
const SHARE = 0.5;
/** A run has so many parts; of an hour each has ten minutes. The first is for warming up. */
const PARTS = 6;
const MOST_GROWTH = 1.1;
const MOST_SLOWER = 1.2;
const KILOBYTES = 1024;

/**
 * Half the load of `load` for an hour: the memory of each minute, whether the slowest answers become slower, and whether
 * every acknowledged write is in the database at the end.
 */
export async function benchSoak(
  { minutes = MINUTES, share }: BenchOptions,
  log: (line: string) => void,
): Promise<Report> {
  const { findings, notes } = await underLoad({ minutes, share: share * SHARE }, log);
  const part = (minutes * MINUTE_MS) / PARTS;
  return {
    goals: [
      `memory of workerd in every later minute at most ${MOST_GROWTH} times that of the first one after the first sixth of the run`,
      `the slowest hundredth in the last sixth at most ${MOST_SLOWER} times that in the second`,
      "nothing lost: every acknowledged write is in the database, and nothing else",
    ],
    notes,
    tables: [
      { title: `${minutes} minutes, memory in MB`, rows: memory(findings, part) },
      { title: "Slowest hundredth, ms", rows: slowest(findings, part) },
      { title: "Outcomes", rows: endings(findings) },
      { title: "Bookings", rows: bookings(findings) },
      { title: "Nothing lost, by key and id", rows: lost(findings.verdict) },
      { title: "Violations", rows: violations(findings.verdict) },
    ],
  };
}

function memory({ resources: { samples }, started, seconds }: Findings, part: number): Row[] {
  const minutes = Array.from({ length: Math.ceil(seconds / 60) }, (_, minute) => ({
    minute,
    from: started + minute * MINUTE_MS,
  })).filter(({ from }) => samples.workerd.some(isIn(from)));
  const first = minutes.find(({ from }) => from >= started + part);
  const floor = first ? averageIn(samples.workerd, first.from) : Number.NaN;
  return minutes.map(({ minute, from }) => {
    const workerd = averageIn(samples.workerd, from);
    const isLater = from >= started + part;
    return {
      minute: minute + 1,
      workerd,
      sqld: averageIn(samples.sqld, from),
      "this process": averageIn(samples["this process"], from),
      "x after the first sixth": isLater ? workerd / floor : null,
      goal: isLater ? workerd / floor <= MOST_GROWTH : null,
    };
  });
}

const isIn =
  (from: number) =>
  ({ at }: { at: number }) =>
    at >= from && at < from + MINUTE_MS;

function averageIn(samples: Samples["workerd"], from: number): number {
  const some = samples.filter(isIn(from));
  return some.reduce((sum, { memory: kilobytes }) => sum + kilobytes, 0) / some.length / KILOBYTES;
}

function slowest({ busy, started }: Findings, part: number): Row[] {
  return KINDS.map((kind) => {
    const { durations, moments } = busy.of(kind);
    const of = (number: number) => {
      const from = started + number * part;
      return quantile(
        durations.filter((_, i) => (moments[i] ?? 0) >= from && (moments[i] ?? 0) < from + part),
        0.99,
      );
    };
    const parts = Array.from({ length: PARTS }, (_, number) => of(number));
    const growth = (parts.at(-1) ?? Number.NaN) / (parts[1] ?? Number.NaN);
    return {
      kind,
      count: durations.length,
      ...Object.fromEntries(
        parts.map((ms, number) => [`part ${number + 1}`, Number.isNaN(ms) ? null : ms]),
      ),
      "last beside second": Number.isNaN(growth) ? null : growth,
      goal: Number.isNaN(growth) ? null : growth <= MOST_SLOWER,
    };
  });
}
