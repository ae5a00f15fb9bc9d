import type { Answer } from "./browser.ts";

export const KINDS = [
  "public page",
  "public page again",
  "dashboard page",
  "dashboard data",
  "save",
  "message stored",
  "message seen",
  "read mark",
  "booking",
  "booking, time lost",
] as const;
export type Kind = (typeof KINDS)[number];

/** The durations of one kind in milliseconds, and how often each outcome occurred. */
type Tallied = {
  durations: number[];
  /** When each was known, by `performance.now()`. */
  moments: number[];
  outcomes: Map<string, { count: number; isError: boolean }>;
};

/** Counts requests and their outcomes. */
export type Metrics = ReturnType<typeof newMetrics>;

export function newMetrics() {
  const kinds = new Map<Kind, Tallied>();
  const of = (kind: Kind): Tallied => {
    const found = kinds.get(kind) ?? { durations: [], moments: [], outcomes: new Map() };
    kinds.set(kind, found);
    return found;
  };
  const count = (kind: Kind, outcome: string, isError: boolean) => {
    const { outcomes } = of(kind);
    const before = outcomes.get(outcome)?.count ?? 0;
    outcomes.set(outcome, { count: before + 1, isError });
  };
  const took = (kind: Kind, ms: number) => {
    const { durations, moments } = of(kind);
    durations.push(ms);
    moments.push(performance.now());
  };
  return {
    of,
    /** An answer, which is an error unless its status is expected. */
    answer(kind: Kind, answer: Answer, expected: readonly number[]): void {
      took(kind, answer.ms);
      const { status, failure, again } = answer;
      count(kind, failure ?? String(status), !expected.includes(status));
      if (again) count(kind, "sent again on a new connection", false);
    },
    /** A frame that arrived over a socket; null when it did not. */
    event(kind: Kind, outcome: string, ms: number | null): void {
      if (ms !== null) took(kind, ms);
      count(kind, outcome, ms === null);
    },
    errors: (kind: Kind) => errorsOf(of(kind)),
    total: () => ({
      answers: [...kinds.values()].reduce((sum, { durations }) => sum + durations.length, 0),
      errors: [...kinds.values()].reduce((sum, one) => sum + errorsOf(one), 0),
    }),
  };
}

function errorsOf({ outcomes }: Tallied): number {
  return [...outcomes.values()]
    .filter(({ isError }) => isError)
    .reduce((sum, { count }) => sum + count, 0);
}
