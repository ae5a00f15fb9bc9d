import { asksWhen, type SearchFilters, type SearchResult } from "#app/domain/search/filters.ts";
import { type FoundTime, type NamedTime, readTime } from "#app/domain/search/reading/time-words.ts";
import type { Database } from "#db/connection/client.ts";
import { type SearchOptions, searchServices } from "#db/search/search.ts";

/**
 * Searches at the time that the text names where the fields name none: who is free then, or where nobody is, everybody who does it
 * (decision 115). Both are asked at once, so that it takes no more round trips.
 */
export async function searchAtTime(
  db: Database,
  filters: SearchFilters,
  options: SearchOptions & { now: number },
): Promise<SearchResult & { time: FoundTime | null }> {
  const { suggestions = [], now } = options;
  const named = readTime(filters.q, now);
  if (!named) return { ...(await searchServices(db, filters, options)), time: null };
  const withoutTime = (search: SearchFilters) => ({ ...search, q: named.without });
  const search = (asked: SearchFilters) =>
    searchServices(db, withoutTime(asked), {
      ...options,
      suggestions: suggestions.map(withoutTime),
    });
  if (asksWhen(filters)) return { ...withTime(await search(filters), named), time: null };
  const { when, part } = named;
  const [free, all] = await Promise.all([search({ ...filters, when, part }), search(filters)]);
  const isFree = free.total > 0;
  return { ...withTime(isFree ? free : all, named), time: { ...named, isFree } };
}

/** The texts that lead to further searches, with the time that was typed. */
function withTime(result: SearchResult, { text }: NamedTime): SearchResult {
  const { corrected, place } = result.reading;
  return {
    ...result,
    reading: {
      corrected: corrected === null ? null : `${corrected} ${text}`,
      place: place && { ...place, without: `${place.without} ${text}`.trim() },
    },
  };
}
