import type { Card } from "./cards.ts";
import { judge, type Verdict } from "./judge.ts";
import type { Query } from "./queries.ts";

/** A search over the demo services; `find` gives the cards that it shows for a text, in order. */
export type Engine = { name: string; find: (text: string) => Promise<Card[]> };

/** An engine's answers to all queries. */
export type Answers = { name: string; verdicts: readonly Verdict[] };

/** Asks an engine all queries, one after the other. */
export async function ask({ name, find }: Engine, queries: readonly Query[]): Promise<Answers> {
  const verdicts: Verdict[] = [];
  for (const query of queries) verdicts.push(judge(query, await find(query.query)));
  return { name, verdicts };
}
