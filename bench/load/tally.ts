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

/** What became of one kind: how long each took in milliseconds, and how often it ended in which way. */
type Tallied = {
  took: number[];
  outcomes: Map<string, { count: number; isError: boolean }>;
};

/** Notes what was asked and what came. */
export type Tally = ReturnType<typeof newTally>;

export function newTally() {
  const kinds = new Map<Kind, Tallied>();
  const of = (kind: Kind): Tallied => {
    const found = kinds.get(kind) ?? { took: [], outcomes: new Map() };
    kinds.set(kind, found);
    return found;
  };
  const count = (kind: Kind, outcome: string, isError: boolean) => {
    const { outcomes } = of(kind);
    const before = outcomes.get(outcome)?.count ?? 0;
    outcomes.set(outcome, { count: before + 1, isError });
  };
  return {
    of,
    /** An answer, which is an error unless its status is one of those that were to be expected. */
    answer(kind: Kind, answer: Answer, expected: readonly number[]): void {
      of(kind).took.push(answer.ms);
      const { status, failure, again } = answer;
      count(kind, failure ?? String(status), !expected.includes(status));
      if (again) count(kind, "asked again on a new line", false);
    },
    /** Something that came over a socket; null when it never did. */
    event(kind: Kind, outcome: string, ms: number | null): void {
      if (ms !== null) of(kind).took.push(ms);
      count(kind, outcome, ms === null);
    },
    errors: (kind: Kind) => errorsOf(of(kind)),
    total: () => ({
      answers: [...kinds.values()].reduce((sum, { took }) => sum + took.length, 0),
      errors: [...kinds.values()].reduce((sum, one) => sum + errorsOf(one), 0),
    }),
  };
}

function errorsOf({ outcomes }: Tallied): number {
  return [...outcomes.values()]
    .filter(({ isError }) => isError)
    .reduce((sum, { count }) => sum + count, 0);
}
