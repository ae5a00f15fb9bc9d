import type { Need } from "#app/domain/search/reading/needs.ts";
import { readQuery } from "#app/domain/search/reading/read-query.ts";

/** The first need that a search names; a search without any fails the test. */
export function needOf(text: string): Need {
  const [need] = readQuery(text).needs;
  if (!need) throw new Error(`Nothing is needed in “${text}”`);
  return need;
}
