import {
  asksPrice,
  asksWhen,
  type SearchFilters,
  type SearchResult,
} from "#app/domain/search/filters.ts";
import {
  type FoundConditions,
  inOneText,
  type NamedConditions,
  readConditions,
  someOf,
} from "#app/domain/search/reading/conditions.ts";
import type { ServiceCard } from "#app/domain/services/service.ts";
import type { Database } from "#db/connection/client.ts";
import type { Mentions } from "#db/search/list-parameters.ts";
import { type Found, type SearchOptions, searchServices } from "#db/search/search.ts";

const NONE: NamedConditions = { time: null, price: null };

/** How many services that only mention the need are shown apart. */
const MOST_MENTIONS = 6;

/**
 * Searches at the time and up to the price that the text names where the fields name none. Where nobody meets both, those who meet
 * one of them are found, and where nobody does, everybody who does the work; who meets both and only mentions it stands apart
 * (decision 115). All are asked at once, so that it takes no more round trips.
 */
export async function searchWithConditions(
  db: Database,
  filters: SearchFilters,
  options: SearchOptions & { now: number },
): Promise<SearchResult & FoundConditions> {
  const { suggestions = [], now } = options;
  const { without, ...named } = readConditions(filters.q, now);
  const time = asksWhen(filters) ? null : named.time;
  const price = asksPrice(filters) ? null : named.price;
  const withoutConditions = (search: SearchFilters) => ({ ...search, q: without });
  const conditions = someOf({ time, price });
  const search = async (asked: NamedConditions) => {
    const { when, part } = asked.time ?? filters;
    const { maxPrice } = asked.price ?? filters;
    const found = await searchServices(
      db,
      { ...withoutConditions(filters), when, part, maxPrice },
      {
        ...options,
        suggestions: suggestions.map(withoutConditions),
        mentions: mentionsFor(asked, conditions),
      },
    );
    return { found, asked };
  };
  const [everybody, ...some] = await Promise.all([search(NONE), ...conditions.map(search)]);
  const isServed = everybody.found.total > 0;
  const { found, asked } =
    (isServed && some.find((one) => one.found.total > 0 && !one.found.onlyMentions)) || everybody;
  const { onlyMentions: _, ...result } = found;
  return {
    ...withTexts(result, inOneText(named.time?.text, named.price?.text)),
    mentions: isServed && result.page === 1 ? mentionsOf(some[0]?.found) : [],
    time: time && { ...time, isFree: asked.time !== null },
    price: price && { ...price, isMet: asked.price !== null },
  };
}

/**
 * Who meets all `conditions` is found also where they only mention the need. With fewer conditions they are not: the page says
 * that nobody shown meets the others, which is not known of them.
 */
function mentionsFor(asked: NamedConditions, conditions: readonly NamedConditions[]): Mentions {
  if (conditions.length === 0) return "below";
  return asked === conditions[0] ? "answers" : "none";
}

/** The first of those who meet all conditions and only mention the need. */
function mentionsOf(found: Found | undefined): ServiceCard[] {
  if (!found?.onlyMentions) return [];
  const cards = [...found.cards, ...found.needs.flatMap((need) => need.cards)];
  return cards.slice(0, MOST_MENTIONS);
}

/** The texts that lead to further searches, with the conditions that were typed. */
function withTexts(result: SearchResult, conditions: string): SearchResult {
  const { corrected, place } = result.reading;
  return {
    ...result,
    reading: {
      corrected: corrected === null ? null : inOneText(corrected, conditions),
      place: place && { ...place, without: inOneText(place.without, conditions) },
    },
  };
}
