import { searchWithConditions } from "#app/actions/search/search-with-conditions.ts";
import { LAST_PAGE, parseSearch, SORTS } from "#app/domain/search/filters.ts";
import { suggestSearches } from "#app/domain/search/labels.ts";
import { NOW } from "#bench/setup/filled-database.ts";
import type { Database } from "#db/connection/client.ts";
import { gatherReads } from "#db/connection/gather-reads.ts";
import { FREE_SHARES } from "./free-starts.ts";
import type { Vocabulary, Word } from "./vocabulary.ts";

/** One kind of search, as the query string of its page. */
export type Shape = {
  name: string;
  query: string;
};

/** Every kind of search, with words out of the data that is searched. */
export function shapesOf(vocabulary: Vocabulary): Shape[] {
  const { categoryId: category, city, state } = vocabulary;
  const common = vocabulary.common.text;
  const beginning = (letters: number) => common.slice(0, letters);
  const everything = {
    category,
    location: city,
    minPrice: "1250",
    maxPrice: "49900",
    rating: "4",
    availability: "weekdays",
  };
  return [
    shape("no words or filters", {}),
    shape("a rare word", { q: vocabulary.rare.text }),
    shape("a word in 30 %", { q: common }),
    shape("two common words", { q: `${common} ${vocabulary.second.text}` }),
    shape("beginning, 1 letter", { q: beginning(1) }),
    shape("beginning, 2 letters", { q: beginning(2) }),
    shape("beginning, 3 letters", { q: beginning(3) }),
    shape("piece of a word", { q: vocabulary.piece.text }),
    shape("a typo", { q: vocabulary.typo.text }),
    shape("an unknown word", { q: "qzxjvkwq" }),
    shape("a trade", { q: "plumber" }),
    shape("a trade in a village", { q: "plumber in Diamond" }),
    shape("a trade and two words", { q: "kitchen sink plumber" }),
    shape("a situation", { q: "the breaker keeps tripping in my house" }),
    shape("a typo in a trade", { q: "plumer" }),
    shape("two needs", { q: "plumber and electrician" }),
    shape("a trade with all filters", { ...everything, category: "", q: "electrician" }),
    shape("a trade nobody has there", { q: "plumber in Bartica", maxPrice: "12" }),
    ...timeShapes(),
    shape("a trade, a day in words", { q: "plumber tomorrow" }),
    shape("a trade, a price in words", { q: "plumber under $20,000" }),
    shape("a trade, a day and a price in words", { q: "plumber tomorrow under $20,000" }),
    shape("category", { category }),
    shape("region", { location: state }),
    shape("category and all filters", everything),
    shape("the same and 30 % word", { ...everything, q: common }),
    shape("nothing found, suggestions", { ...everything, q: `${common} qzxjvkwq` }),
    shape("prices without services", { minPrice: "1210", maxPrice: "1240" }),
    ...SORTS.map((sort) => shape(`30 % word by ${sort}`, { q: common, sort })),
    shape("30 % word, page 2", { q: common, page: "2" }),
    shape(`30 % word, page ${LAST_PAGE}`, { q: common, page: String(LAST_PAGE) }),
  ];
}

/** Searches for a time at which few, some or most are free, by the rows that `fillFreeStarts` writes. */
function timeShapes(): Shape[] {
  return FREE_SHARES.flatMap(({ share, day, part }) => [
    shape(`a trade, a day, ${share} % free`, { q: "plumber", when: day }),
    shape(`a trade, ${part}, ${share} % free`, { q: "plumber", part }),
    shape(`a trade and place, a date, ${share} % free`, { q: "plumber in Diamond", when: day }),
  ]);
}

/** Runs the search of a shape as the pages do, in as many calls, and returns how many services it finds, capped as there. */
export async function search(db: Database, { query }: Shape): Promise<number> {
  const filters = parseSearch(new URLSearchParams(query), NOW);
  const suggestions = suggestSearches(filters, null, NOW).map((suggestion) => suggestion.filters);
  const { forPage } = gatherReads(db, Promise.resolve());
  return (await searchWithConditions(forPage, filters, { suggestions, now: NOW })).total;
}

/** The chosen words, as a note of the report. */
export function describeVocabulary(vocabulary: Vocabulary): string {
  const { common, second, rare, piece, typo, categoryId, city, state, services } = vocabulary;
  const show = ({ text, share }: Word) => `"${text}" (${(share * 100).toPrecision(2)} %)`;
  return [
    `${services.toLocaleString("en")} listed: ${show(common)}, ${show(second)}`,
    `rare ${show(rare)}`,
    `"${piece.text}" in ${piece.of}`,
    `"${typo.text}" for ${typo.of}`,
    `${categoryId} in ${city}, ${state}`,
  ].join("; ");
}

function shape(name: string, parameters: Record<string, string>): Shape {
  return { name, query: new URLSearchParams(parameters).toString() };
}
