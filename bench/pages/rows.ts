import type { Row } from "#bench/measurement/report.ts";
import { median } from "#bench/measurement/rounds.ts";
import { REPEATED } from "./builds.ts";
import type { Load } from "./load.ts";
import type { Subject, Way } from "./subjects.ts";

const LEAST_TO_PLAIN = 2;
const LEAST_CACHED = 0.5;
const MOST_TO_RENDERING = 2.5;

export const GOALS = [
  `at least ${LEAST_TO_PLAIN} times the requests a second of the plain way`,
  `cached at least ${LEAST_CACHED} of hello`,
  `the Worker at most ${MOST_TO_RENDERING} times as long as rendering alone`,
];

/** The figures of one turn at a subject; processor milliseconds where the system reports them. */
export type Turn = Load & { workerMs: number; databaseMs: number };

/** One row for each subject, of its turns. */
export function rowsOf(subjects: readonly Subject[], turns: readonly Turn[][]): Row[] {
  const figures = subjects.map(({ page, way }, i) => {
    const rounds = turns[i] ?? [];
    const perSecond = rounds.map((turn) => turn.perSecond);
    const total = (key: "requests" | "refused" | "workerMs" | "databaseMs") =>
      rounds.reduce((sum, turn) => sum + turn[key], 0);
    const workerMs = total("workerMs") / total("requests");
    return { page, way, rounds, perSecond, rate: median(perSecond), total, workerMs };
  });
  return figures.map(({ page, way, rounds, perSecond, rate, total, workerMs }) => {
    const of = (other: Way) => figures.find((one) => one.page === page && one.way === other);
    const toHello = rate / (of("hello")?.rate ?? Number.NaN);
    const toHelloAsLong = rate / (of("hello, as long as ours")?.rate ?? Number.NaN);
    const toPlain = rate / (of("plain")?.rate ?? Number.NaN);
    const repeatedMs = of("ours, rendered more often")?.workerMs ?? Number.NaN;
    const isOurs = way === "ours";
    const renderingMs = (repeatedMs - workerMs) / REPEATED;
    return {
      page,
      way,
      "requests/s": rate,
      least: Math.min(...perSecond),
      most: Math.max(...perSecond),
      p50: median(rounds.map(({ p50 }) => p50)),
      p99: median(rounds.map(({ p99 }) => p99)),
      "of hello": toHello,
      "of hello as long": way === "ours, cached" ? toHelloAsLong : null,
      "x plain": toPlain,
      "worker ms": workerMs,
      "rendering ms": isOurs ? renderingMs : null,
      "x rendering": isOurs ? workerMs / renderingMs : null,
      "database ms": total("databaseMs") / total("requests"),
      refused: total("refused") || null,
      goal: goalOf(way, toHello, toPlain),
      "of rendering": isOurs ? workerMs <= MOST_TO_RENDERING * renderingMs : null,
    };
  });
}

function goalOf(way: Way, toHello: number, toPlain: number): boolean | null {
  if (way === "ours") return toPlain >= LEAST_TO_PLAIN;
  if (way === "ours, cached") return toHello >= LEAST_CACHED;
  return null;
}
