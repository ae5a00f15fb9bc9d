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
import type { Database } from "#db/connection/client.ts";
import { type SearchOptions, searchServices } from "#db/search/search.ts";

const NONE: NamedConditions = { time: null, price: null };

/**
 * Searches at the time and up to the price that the text names where the fields name none. Where nobody meets both, those who meet
 * one of them are found, and where nobody does, everybody who does the work (decision 115). All are asked at once, so that it
 * takes no more round trips.
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
  const search = async (asked: NamedConditions) => {
    const { when, part } = asked.time ?? filters;
    const { maxPrice } = asked.price ?? filters;
    const found = await searchServices(
      db,
      { ...withoutConditions(filters), when, part, maxPrice },
      {
        ...options,
        suggestions: suggestions.map(withoutConditions),
        // Else a page could say that nobody is free beside somebody who is.
        mentionsCount: asked !== NONE,
      },
    );
    return { found, asked };
  };
  const [everybody, ...some] = await Promise.all([
    search(NONE),
    ...someOf({ time, price }).map(search),
  ]);
  const isServed = everybody.found.total > 0;
  const { found, asked } = (isServed && some.find((one) => one.found.total > 0)) || everybody;
  return {
    ...withTexts(found, inOneText(named.time?.text, named.price?.text)),
    time: time && { ...time, isFree: asked.time !== null },
    price: price && { ...price, isMet: asked.price !== null },
  };
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
