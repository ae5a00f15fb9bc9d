import type { Card } from "./cards.ts";
import type { DemoService } from "./demo-services.ts";
import type { Query } from "./queries.ts";

const FIRST = 5;

/** How one query was answered. */
export type Verdict = {
  query: Query;
  cards: readonly Card[];
  /** Whether the first card would do, and one of the first five; false where no service does what is needed. */
  first: boolean;
  firstFive: boolean;
  /** Whether nothing at all is shown, not even a suggestion. */
  nothing: boolean;
  /** Whether something is shown as found although nobody does what is needed. */
  falseHit: boolean;
  /** Whether the first card is in the place that the query names, and would also do. */
  placeFirst: boolean;
  bothFirst: boolean;
};

/** Judges the cards that a query led to. Suggestions count only where there is no true answer. */
export function judge(query: Query, cards: readonly Card[]): Verdict {
  const isSome = query.expects === "some";
  const found = cards.filter(({ suggested }) => !suggested);
  const shown = (found.length > 0 ? found : cards).map(({ service }) => service);
  const [first] = shown;
  const doesFirst = isSome && first !== undefined && wouldDo(query, first);
  const placeFirst = first !== undefined && query.regions.includes(first.region);
  return {
    query,
    cards,
    first: doesFirst,
    firstFive: isSome && shown.slice(0, FIRST).some((service) => wouldDo(query, service)),
    nothing: cards.length === 0,
    falseHit: !isSome && found.length > 0,
    placeFirst,
    bothFirst: doesFirst && placeFirst,
  };
}

function wouldDo({ titles, acceptable, not }: Query, { title, key }: DemoService): boolean {
  return titles.includes(title) || (acceptable.includes(key) && !not.includes(title));
}

/** Shares of 0 to 1 over many queries; null where there is no such query. */
export type Figures = {
  /** Of the queries that some service answers. */
  first: number | null;
  firstFive: number | null;
  nothing: number | null;
  /** Of the queries that nobody answers. */
  falseHit: number | null;
  /** Of the queries that name a place where somebody does what is needed. */
  placeFirst: number | null;
  bothFirst: number | null;
};

/** The figures over these verdicts. */
export function figuresOf(verdicts: readonly Verdict[]): Figures {
  const some = verdicts.filter(({ query }) => query.expects === "some");
  const none = verdicts.filter(({ query }) => query.expects === "none");
  const placed = some.filter(({ query }) => query.place !== null);
  return {
    first: share(some, ({ first }) => first),
    firstFive: share(some, ({ firstFive }) => firstFive),
    nothing: share(some, ({ nothing }) => nothing),
    falseHit: share(none, ({ falseHit }) => falseHit),
    placeFirst: share(placed, ({ placeFirst }) => placeFirst),
    bothFirst: share(placed, ({ bothFirst }) => bothFirst),
  };
}

function share(of: readonly Verdict[], has: (verdict: Verdict) => boolean): number | null {
  return of.length > 0 ? of.filter(has).length / of.length : null;
}

/** What can be wrong with an answer, most serious first. */
const FAILURES: readonly { failure: string; has: (verdict: Verdict) => boolean }[] = [
  {
    failure: "nothing shown",
    has: ({ query, nothing }) => query.expects === "some" && nothing,
  },
  {
    failure: "none of the first five would do",
    has: ({ query, firstFive }) => query.expects === "some" && !firstFive,
  },
  {
    failure: "the first would not do",
    has: ({ query, first }) => query.expects === "some" && !first,
  },
  { failure: "shown as found though nobody does it", has: ({ falseHit }) => falseHit },
  {
    failure: "right trade first, wrong place",
    has: ({ query, first, placeFirst }) => query.place !== null && first && !placeFirst,
  },
];

/** What is wrong with an answer, or null. */
export function failureOf(verdict: Verdict): string | null {
  return FAILURES.find(({ has }) => has(verdict))?.failure ?? null;
}
