import { PAGE_SIZE, type Sort } from "#app/domain/search/filters.ts";
import { standingOrder } from "#app/domain/search/standing.ts";
import type { PlainService } from "./catalogue.ts";
import type { Found } from "./stages.ts";

const FAIR_PLACES = [6, 12, 18];
const FAIR_CANDIDATES = 48;

const KEYS: Record<Sort, (service: PlainService) => number[]> = {
  relevance: (service) => [standingOrder(service)],
  rating: ({ rating, reviewCount }) => [-rating, -reviewCount],
  reviews: ({ rating, reviewCount }) => [-reviewCount, -rating],
  price_low: ({ priceAmount }) => [priceAmount],
  price_high: ({ priceAmount }) => [-priceAmount],
};

export function inOrder(found: readonly Found[], sort: Sort, day: number): Found[] {
  if (sort === "relevance") return fairFor(sorted(found, sort), day);
  return sorted(
    found.map(({ service }) => ({ service, stage: 0 })),
    sort,
  );
}

export function sorted(found: readonly Found[], sort: Sort): Found[] {
  const keyed = found.map((one) => ({
    one,
    key: [one.stage, ...KEYS[sort](one.service), one.service.number],
  }));
  const compare = (a: number[], b: number[]) =>
    a.map((value, i) => value - (b[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
  return keyed.sort((a, b) => compare(a.key, b.key)).map(({ one }) => one);
}

/** Places 6, 12 and 18 for services without reviews of the stage that stands there, by the day. */
function fairFor(found: readonly Found[], day: number): Found[] {
  const first = found.slice(0, PAGE_SIZE);
  const turn = ({ service }: Found) =>
    ((service.number % 65_521) * (((day * 40_499) % 65_520) + 1)) % 65_521;
  const waiting = found
    .filter(({ service }) => service.reviewCount === 0)
    .slice(0, FAIR_CANDIDATES)
    .filter((one) => !first.includes(one))
    .sort((a, b) => turn(a) - turn(b) || a.service.number - b.service.number);
  const list = [...found];
  for (const place of FAIR_PLACES) {
    const pick = waiting.find(({ stage }) => stage === list[place - 1]?.stage);
    if (!pick) continue;
    waiting.splice(waiting.indexOf(pick), 1);
    list.splice(list.indexOf(pick), 1);
    list.splice(place - 1, 0, pick);
  }
  return list;
}

export function numbersOf(found: readonly Found[]): number[] {
  return found.map(({ service }) => service.number);
}
