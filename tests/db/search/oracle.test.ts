import { beforeAll, expect, test } from "vitest";
import { AVAILABILITY } from "#app/domain/bookings/availability.ts";
import {
  asksWhen,
  PAGE_SIZE,
  parseSearch,
  RATINGS,
  type SearchFilters,
  SORTS,
} from "#app/domain/search/filters.ts";
import { suggestSearches } from "#app/domain/search/labels.ts";
import { PART_NAMES } from "#app/domain/search/when.ts";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import { addDays, dayOf } from "#app/domain/time/guyana-day.ts";
import type { Database } from "#db/connection/client.ts";
import { searchServices } from "#db/search/search.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import {
  addRandomFreeStarts,
  freeTimesAt,
  type Times,
} from "#tests/support/random/random-free-starts.ts";
import {
  addRandomServices,
  PLACES,
  PLAIN_WORDS,
  TRADES,
  termOf,
} from "#tests/support/random/random-services.ts";
import { type SeededRandom, seededRandom } from "#tests/support/random/seeded-random.ts";
import { HOSTILE_TEXTS } from "#tests/support/random/texts.ts";
import { type PlainCatalogue, plainCatalogue } from "./plain/catalogue.ts";
import { type PlainResult, plainSearch } from "./plain/search.ts";

const SERVICES = 400;
const QUERIES = 125;
const WEEK_OF_MINUTES = 7 * 24 * 60;
const ROUNDS = 6;
const FEWEST_SEEN = 12;

/** A word as people type it: whole, its beginning, its end, or with a letter too many, too few, or changed. */
function typedWord(random: SeededRandom, word: string): string {
  const cut = random.below(word.length);
  const [before, after] = [word.slice(0, cut), word.slice(cut)];
  if (random.percent(60)) return word;
  return random.pick([
    word.slice(0, 1 + cut),
    after,
    `${word}s`,
    `${before}x${after}`,
    before + after.slice(1),
    `${before}e${after.slice(1)}`,
    before + before.slice(-1) + after,
  ]);
}

function randomNeed(random: SeededRandom, vocabulary: readonly string[]): string {
  const words = () =>
    Array.from({ length: 1 + random.below(3) }, () => random.pick(vocabulary)).join(" ");
  const term = () => termOf(random, random.pick(TRADES));
  const need = random.pick([
    ...[term, term, term, words, words],
    () => `${term()} ${term()} ${term()}`,
    () => `${random.pick(PLAIN_WORDS)} ${term()}`,
    () => `i need a good ${term()} near me please`,
    () => random.pick(["Zorbing", "qwertz uiop", "3", "2026", "A/C", "24"]),
  ])();
  return random.percent(40)
    ? need
        .split(" ")
        .map((word) => (word ? typedWord(random, word) : word))
        .join(" ")
    : need;
}

function randomText(random: SeededRandom, vocabulary: readonly string[]): string {
  const need = () => randomNeed(random, vocabulary);
  const place = () => random.pick(PLACE_TEXTS);
  const term = () => termOf(random, random.pick(TRADES));
  return random.pick([
    ...[need, need, need, need, need],
    () => `${need()} in ${place()}`,
    () => `${need()} ${place()}`,
    () => `${term()} ${random.pick(["in ", ""])}${place()}`,
    () => `${term()} ${random.pick(["and", "&", "n", ","])} ${need()}`,
    () => `${term()} ${random.pick(["and", "&"])} ${term()} ${random.pick(["", place()])}`,
    place,
    () => "",
    () => random.pick(HOSTILE_TEXTS).slice(0, 200),
  ])();
}

const PLACE_TEXTS = [
  ...PLACES.map(({ city }) => city),
  ...["EBD", "region 3", "Region 10", "Berbice", "Essequibo", "east bank", "Mahdia", "interior"],
  ...["Georgetwon", "Lethem", "Diamnd", "town"],
];
const LOCATIONS = [...PLACE_TEXTS, "bank", "ville", "Nowhere", "9", "demerara mahaica x", "A/C"];

function randomFilters(
  random: SeededRandom,
  { vocabulary, now }: { vocabulary: readonly string[]; now: number },
): SearchFilters {
  const trade = random.pick(TRADES);
  const category = random.pick(
    CATEGORIES.filter(({ subcategories }) => subcategories.some(({ id }) => id === trade)),
  );
  const price = () =>
    String(random.percent(50) ? random.below(10) * 1000 : random.below(2_000_000) / 100);
  const sometimes = (share: number, value: () => string) => (random.percent(share) ? value() : "");
  const query = {
    q: randomText(random, vocabulary).slice(0, 200),
    location: sometimes(25, () => random.pick(LOCATIONS)),
    category: sometimes(15, () => category.id),
    subcategory: sometimes(8, () => trade),
    minPrice: sometimes(10, price),
    maxPrice: sometimes(10, price),
    rating: sometimes(10, () => String(random.pick(RATINGS))),
    sort: random.percent(60) ? "relevance" : random.pick(SORTS),
    licensed: sometimes(10, () => "on"),
    when: sometimes(30, () => random.pick(["today", "tomorrow", "weekend", anyDay(random)])),
    part: sometimes(20, () => random.pick(PART_NAMES)),
    page: String(random.percent(60) ? 1 : 1 + random.below(5)),
    exact: sometimes(5, () => "1"),
  };
  const filters = parseSearch(new URLSearchParams(query), now);
  return { ...filters, availability: AVAILABILITY.filter(() => random.percent(6)) };
}

/** A search whose words are of two trades, with filters that leave few services. */
function doubtfulFilters(random: SeededRandom, now: number): SearchFilters {
  const term = () => termOf(random, random.pick(TRADES));
  const query = {
    q: `${term()} ${term()}`.slice(0, 100),
    rating: String(random.pick(RATINGS)),
    licensed: "on",
    maxPrice: String(1000 + random.below(20_000)),
  };
  return parseSearch(new URLSearchParams(query), now);
}

function anyDay(random: SeededRandom): string {
  return addDays(dayOf(NOW), random.below(80));
}

let db: Database;
let catalogue: PlainCatalogue;
let vocabulary: string[];
let times: Map<number, Times>;
beforeAll(async () => {
  const database = await emptyDatabase();
  db = database.db;
  const services = await addRandomServices(database.client, seededRandom(7), SERVICES);
  times = await addRandomFreeStarts(database.client, seededRandom(8), { services, now: NOW });
  catalogue = plainCatalogue(services);
  vocabulary = [...catalogue.vocabulary.keys()];
});

async function search(
  filters: SearchFilters,
  options: Options,
): Promise<PlainResult & { isAtLeast: boolean }> {
  const { reading, total, isAtLeast, page, cards, needs, suggested, suggestionCounts } =
    await searchServices(db, filters, options);
  const numbersOf = (some: { number: number }[]) => some.map(({ number }) => number);
  return {
    corrected: reading.corrected,
    place: reading.place?.name ?? null,
    total,
    isAtLeast,
    page,
    cards: numbersOf(cards),
    needs: needs.map(({ text, total, cards }) => ({ text, total, cards: numbersOf(cards) })),
    suggested: { ...suggested, cards: numbersOf(suggested.cards) },
    suggestionCounts,
  };
}
type Options = { suggestions: SearchFilters[]; now: number };

/** What the rounds together see a few times at least, so that equal results mean something. */
const SEEN: Record<string, (result: PlainResult, filters: SearchFilters) => boolean> = {
  found: ({ total }) => total > 0,
  "found at a time": ({ total }, filters) => total > 0 && asksWhen(filters),
  "nothing at a time": ({ total }, filters) => total === 0 && asksWhen(filters),
  pages: ({ page }) => page > 1,
  corrected: ({ corrected }) => corrected !== null,
  place: ({ place }) => place !== null,
  needs: ({ needs }) => needs.length > 0,
  elsewhere: ({ suggested }) => suggested.isElsewhere,
  close: ({ suggested }) => !suggested.isElsewhere && suggested.cards.length > 0,
  "others below a few": ({ total, suggested }) => total > 0 && suggested.cards.length > 0,
  counted: ({ suggestionCounts }) => suggestionCounts.some((count) => count > 0),
  nothing: ({ total, suggested }) => total === 0 && suggested.cards.length === 0,
};

const occurrences = new Map(Object.keys(SEEN).map((name) => [name, 0]));

// The rounds of a run are the same in every run, until the words of a trade change.
test.each(Array.from({ length: ROUNDS }, (_, i) => 11 + i))(
  "random searches find what a plain scan finds, in that order (threats 52, 53) [seed %i]",
  async (seed) => {
    const random = seededRandom(seed);
    // Each at a moment of the week that a row of free starts lasts, often on the half hour at which jobs start.
    const now =
      NOW + random.below(WEEK_OF_MINUTES / 30) * 30 * 60_000 + random.pick([0, 0, 1, 60_000]);
    const freeTimes = freeTimesAt(times, now);
    for (let i = 0; i < QUERIES; i++) {
      const filters =
        i % 3 === 0 ? doubtfulFilters(random, now) : randomFilters(random, { vocabulary, now });
      const options = {
        suggestions: suggestSearches(filters, null, NOW).map((suggestion) => suggestion.filters),
        now,
      };
      const { isAtLeast, ...found } = await search(filters, options);
      const expected = plainSearch(catalogue, filters, { ...options, freeTimes });
      const total = isAtLeast ? found.total : expected.total;
      expect(found, JSON.stringify(filters)).toEqual({ ...expected, total });
      if (isAtLeast) {
        expect(total).toBeLessThan(expected.total);
        expect(total).toBeGreaterThanOrEqual((found.page + 1) * PAGE_SIZE);
      }
      for (const [name, isSeen] of Object.entries(SEEN)) {
        if (isSeen(expected, filters)) occurrences.set(name, (occurrences.get(name) ?? 0) + 1);
      }
    }
  },
);

test("the random searches together have every kind of result (threats 52, 53)", () => {
  for (const [name, times] of occurrences) expect(times, name).toBeGreaterThanOrEqual(FEWEST_SEEN);
});
