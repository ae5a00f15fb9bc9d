import type { Row, Table } from "#bench/measurement/report.ts";
import type { Card } from "./cards.ts";
import type { Answers } from "./engine.ts";
import { type Figures, failureOf, figuresOf, type Verdict } from "./judge.ts";
import type { Need } from "./own-needs.ts";

const WANTED = { first: 0.85, firstFive: 0.95, nothing: 0.02, falseHit: 0.1, bothFirst: 0.9 };
const LARGE_KIND = 20;
const LARGE_KIND_FIRST = 0.7;
const SMALL_KIND_FAILURES = 2;
const SHOWN = 3;

export const QUALITY_GOALS = [
  `the first card would do (s@1) for at least ${percent(WANTED.first)} % of the queries, one of the first five (s@5) for ${percent(WANTED.firstFive)} %`,
  `nothing shown though a service would do (zero) for at most ${percent(WANTED.nothing)} %; shown as found though nobody does it (false) for at most ${percent(WANTED.falseHit)} %`,
  `right trade and right place first for at least ${percent(WANTED.bothFirst)} % of the queries that name a place`,
  `s@1 of at least ${percent(LARGE_KIND_FIRST)} % in each kind of ${LARGE_KIND} queries or more, at most ${SMALL_KIND_FAILURES} failures in a smaller one`,
];

/** The figures of each engine over all queries; the first engine has the goal. */
export function overallTable(answers: readonly Answers[]): Table {
  return {
    title: "All kinds, %",
    rows: answers.map(({ name, verdicts }, i) => {
      const figures = figuresOf(verdicts);
      return {
        engine: name,
        queries: verdicts.length,
        ...columns(figures),
        "place first": percent(figures.placeFirst),
        "trade and place": percent(figures.bothFirst),
        goal: i === 0 ? isReached(figures) : null,
      };
    }),
  };
}

function isReached({ first, firstFive, nothing, falseHit, bothFirst }: Figures): boolean {
  return (
    Number(first) >= WANTED.first &&
    Number(firstFive) >= WANTED.firstFive &&
    Number(nothing) <= WANTED.nothing &&
    Number(falseHit) <= WANTED.falseHit &&
    Number(bothFirst) >= WANTED.bothFirst
  );
}

/** The figures of the first engine for each kind of query, and s@1 of the others. */
export function kindTable([own, ...others]: readonly [Answers, ...Answers[]]): Table {
  const kinds = [...new Set(own.verdicts.map(({ query }) => query.kind))].sort();
  const ofKind = ({ verdicts }: Answers, kind: string) =>
    verdicts.filter(({ query }) => query.kind === kind);
  return {
    title: `${own.name} by kind, %, with s@1 of the others`,
    rows: kinds.map((kind) => {
      const verdicts = ofKind(own, kind);
      return {
        kind,
        queries: verdicts.length,
        ...columns(figuresOf(verdicts)),
        ...Object.fromEntries(
          others.map((other) => [
            other.name.split(" ", 1)[0],
            percent(figuresOf(ofKind(other, kind)).first),
          ]),
        ),
        goal: isKindReached(verdicts),
      };
    }),
  };
}

/** The figures over queries whose failures nobody has read, altogether and for each kind. */
export function unseenTable({ verdicts }: Answers): Table {
  const kinds = [...new Set(verdicts.map(({ query }) => query.kind))].sort();
  const rowOf = (kind: string, some: readonly Verdict[]) => {
    const figures = figuresOf(some);
    return {
      kind,
      queries: some.length,
      ...columns(figures),
      "trade and place": percent(figures.bothFirst),
    };
  };
  return {
    title: "Queries whose failures nobody has read, %",
    rows: [
      { ...rowOf("all", verdicts), goal: isReached(figuresOf(verdicts)) },
      ...kinds.map((kind) => {
        const some = verdicts.filter(({ query }) => query.kind === kind);
        return { ...rowOf(kind, some), goal: isKindReached(some) };
      }),
    ],
  };
}

function isKindReached(verdicts: readonly Verdict[]): boolean {
  if (verdicts.length >= LARGE_KIND) {
    return Number(figuresOf(verdicts).first ?? 1) >= LARGE_KIND_FIRST;
  }
  const failures = verdicts.filter((verdict) => failureOf(verdict) !== null);
  return failures.length <= SMALL_KIND_FAILURES;
}

function columns({ first, firstFive, nothing, falseHit }: Figures): Row {
  return {
    "s@1": percent(first),
    "s@5": percent(firstFive),
    zero: percent(nothing),
    false: percent(falseHit),
  };
}

/** What came first for each need of our own; one whose trade no demo service offers can only be suggested. */
export function needTable(answers: readonly { need: Need; cards: readonly Card[] }[]): Table {
  return {
    title: "Needs of our own",
    rows: answers.map(({ need, cards: [first] }) => ({
      need: need.query,
      trade: need.trades.join(", "),
      "came first": first ? titleOf(first) : "nothing",
      "of the trade": first?.service.subcategoryId ?? "",
      goal: first !== undefined && need.trades.includes(first.service.subcategoryId),
    })),
  };
}

/** Each query that an engine answered badly, by what is wrong. */
export function failureTable({ name, verdicts }: Answers): Table {
  const rows = verdicts.flatMap((verdict): FailureRow[] => {
    const failure = failureOf(verdict);
    if (failure === null) return [];
    const { query, kind, titles } = verdict.query;
    const shown = verdict.cards.slice(0, SHOWN).map(titleOf).join(" | ");
    return [{ failure, kind, query, shown, wanted: titles[0] ?? "" }];
  });
  return {
    title: `Failures of ${name} (${rows.length}); ~ marks a suggestion`,
    rows: rows.sort((a, b) => a.failure.localeCompare(b.failure)),
  };
}

type FailureRow = { failure: string; kind: string; query: string; shown: string; wanted: string };

function titleOf({ service, suggested }: Card): string {
  return suggested ? `~${service.title}` : service.title;
}

function percent(share: number | null): number | null {
  return share === null ? null : Math.round(share * 100);
}
