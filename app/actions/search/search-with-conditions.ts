import {
  asksPrice,
  asksWhen,
  type SearchFilters,
  type SearchResult,
} from "#app/domain/search/filters.ts";
import {
  type FoundConditions,
  fewerAndFewer,
  inOneText,
  type NamedConditions,
  readConditions,
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
  const search = async (asked: NamedConditions, mentions: Mentions) => {
    const { when, part } = asked.time ?? filters;
    const { maxPrice } = asked.price ?? filters;
    const found = await searchServices(
      db,
      { ...withoutConditions(filters), when, part, maxPrice },
      { ...options, suggestions: suggestions.map(withoutConditions), mentions },
    );
    return { found, asked };
  };
  // Who only mentions the work is not found with fewer conditions: the page says that none of those shown meets the others.
  const [all, ...fewer] = fewerAndFewer({ time, price });
  const [everybody, doing, strict, ...others] = await Promise.all([
    search(NONE, "below"),
    all && search(all, "below"),
    all && search(all, "answers"),
    ...fewer.map((asked) => search(asked, "none")),
  ]);
  const meeting = strict && everybody.found.total > 0 ? [strict, ...others] : [];
  const best = meeting.find(({ found }) => found.total > 0 && !found.onlyMentions);
  const shown = best ?? meeting.find((one) => one.found.total > 0) ?? everybody;
  // Where somebody does the work, a condition finds no service that the search without it leaves out.
  const { found, asked } = best === strict && doing ? doing : shown;
  const { onlyMentions: _, ...result } = found;
  return {
    ...withTexts(result, inOneText(named.time?.text, named.price?.text)),
    mentions: best && result.page === 1 ? mentionsOf(strict?.found) : [],
    time: time && { ...time, isFree: asked.time !== null },
    price: price && { ...price, isMet: asked.price !== null },
  };
}

/** The first of those who meet all conditions and only mention the work. */
function mentionsOf(found: Found | undefined): ServiceCard[] {
  if (!found?.onlyMentions) return [];
  const cards = [...found.cards, ...found.needs.flatMap((need) => need.cards)];
  return cards.slice(0, MOST_MENTIONS);
}

/** The texts that lead to further searches, with the conditions that were typed. */
function withTexts(result: SearchResult, conditions: string): SearchResult {
  const { corrected, place, location } = result.reading;
  return {
    ...result,
    reading: {
      corrected: corrected === null ? null : inOneText(corrected, conditions),
      place: place && { ...place, without: inOneText(place.without, conditions) },
      location,
    },
  };
}
