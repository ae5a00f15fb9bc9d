import type { Client } from "@libsql/client";
import { beforeAll, expect, test } from "vitest";
import { AVAILABILITY } from "#app/domain/bookings/availability.ts";
import { AREAS, placeWords } from "#app/domain/places.ts";
import {
  PAGE_SIZE,
  RATINGS,
  type SearchFilters,
  SORTS,
  type Sort,
} from "#app/domain/search/filters.ts";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import type { Database } from "#db/client.ts";
import { searchServices } from "#db/search/search.ts";
import { type SeededRandom, seededRandom } from "#tests/support/seeded-random.ts";
import { emptyDatabase } from "../../support/database.ts";
import { addProfessional, addService, NOW } from "../../support/fixtures.ts";
import { filtersOf } from "../../support/search.ts";

// A second, plain way to search: one row of text a service, LIKE for every word, ORDER BY for every order.
const SERVICES = 400;
const QUERIES = 250;
const TITLE_WORDS =
  "roof roofing repair zinc gutter leak tank kitchen paint painter door window gate weld fence tile".split(
    " ",
  );
const TEXT_WORDS =
  "proof quick cheap clean honest weekly reports dooryard repairman cover 24 3".split(" ");
const TRADES = CATEGORIES.slice(0, 3);
const PLACES = AREAS.filter(({ villages }) => !villages.join().includes("'")).map(
  ({ villages, region }) => ({ city: villages[0] ?? "", state: region }),
);

const fold = (...texts: (string | null | undefined)[]) =>
  texts
    .join(" ")
    .toLowerCase()
    .replaceAll("a/c", "ac")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

async function fill(client: Client, random: SeededRandom) {
  await client.execute(
    "create table plain (number integer primary key, first text, whole text, place text)",
  );
  const proId = await addProfessional(client);
  const some = (words: string[], most: number) =>
    Array.from({ length: 1 + random.below(most) }, () => random.pick(words)).join(" ");
  for (let number = 1; number <= SERVICES; number++) {
    const category = random.pick(TRADES);
    const subcategory = random.percent(20) ? null : random.pick(category.subcategories);
    const { city, state } = random.pick(PLACES);
    const title = some(TITLE_WORDS, 3);
    const description = some([...TITLE_WORDS, ...TEXT_WORDS], 6);
    await addService(client, proId, {
      title,
      description,
      category_id: category.id,
      subcategory_id: subcategory?.id ?? null,
      location_city: city,
      location_state: state,
      price_amount: random.percent(50)
        ? 1 + random.below(2_000_000)
        : 100_000 * (1 + random.below(9)),
      availability_weekends: random.percent(50) ? 1 : 0,
      availability_evenings: random.percent(50) ? 1 : 0,
      created_at: NOW - 1000 * random.below(50),
    });
    const place = fold(placeWords(city, state));
    const first = fold(
      title,
      category.name,
      subcategory?.name,
      subcategory?.also,
      "Ravi Persaud",
      place,
    );
    await client.execute({
      sql: "insert into plain values (?, ?, ?, ?)",
      args: [number, ` ${first} `, ` ${first} ${fold(description)} `, ` ${place} `],
    });
  }
  await client.execute(
    "update services set review_count = number * 7 % 4, rating_sum = number * 7 % 4 * (1 + number * 3 % 5)",
  );
}

const ORDER: Record<Sort, string> = {
  relevance: "created_at desc",
  rating: "rating desc, review_count desc",
  reviews: "review_count desc, rating desc",
  price_low: "price_amount",
  price_high: "price_amount desc",
};

/** The condition that a text has a word, or one that begins with it or, from three letters on, contains it. */
function has(column: string, word: string, fuzzy: string[]): string {
  const like = (pattern: string) => `${column} like '${pattern}'`;
  if (/^\d+$/.test(word)) return like(`% ${word} %`);
  const inside = word.length >= 3 ? like(`%${word}%`) : like(`% ${word}%`);
  return `(${[inside, ...fuzzy.map((other) => like(`% ${other} %`))].join(" or ")})`;
}

const shorter = (word: string) =>
  new Set([word, ...[...word].map((_, i) => word.slice(0, i) + word.slice(i + 1))]);

/** Every word of the services, with itself as it is without one of its letters. */
type Vocabulary = Map<string, Set<string>>;

/** The words that become the same as this one when each loses at most one letter. */
function fuzzyWords(word: string, vocabulary: Vocabulary): string[] {
  const forms = shorter(word);
  return [...vocabulary]
    .filter(([, others]) => !forms.isDisjointFrom(others))
    .map(([other]) => other);
}

function oracleStatement(
  filters: SearchFilters,
  vocabulary: Vocabulary,
  withTypos: boolean,
): string {
  const words = [...new Set(fold(filters.q).split(" "))].filter(Boolean).slice(0, 8);
  const places = [...new Set(fold(filters.location).split(" "))].filter(Boolean).slice(0, 8);
  const fuzzyTo = (word: string) =>
    withTypos && hasTypo(word, vocabulary) ? fuzzyWords(word, vocabulary) : [];
  const every = (column: string, some: string[], typos: boolean) =>
    some.map((word) => has(column, word, typos ? fuzzyTo(word) : [])).join(" and ") || "1";
  const exact = `(${every("whole", words, false)} and ${every("place", places, false)})`;
  const fuzzy = `(${every("whole", words, true)} and ${every("place", places, true)})`;
  const conditions = [
    fuzzy,
    ...(filters.categoryId ? [`category_id = '${filters.categoryId}'`] : []),
    ...(filters.subcategoryId ? [`subcategory_id = '${filters.subcategoryId}'`] : []),
    ...(filters.minPrice === null ? [] : [`price_amount >= ${filters.minPrice}`]),
    ...(filters.maxPrice === null ? [] : [`price_amount <= ${filters.maxPrice}`]),
    ...(filters.rating ? [`rating >= ${filters.rating}`] : []),
    ...filters.availability.map((window) => `availability_${window} = 1`),
  ];
  const inTitle = (typos: boolean) =>
    filters.sort === "relevance" && words.length > 0
      ? `not (${every("first", words, typos)})`
      : "0";
  return `select number, not ${exact} as fuzzy from services join plain using (number)
    where ${conditions.join(" and ")} order by fuzzy, iif(fuzzy, ${inTitle(true)}, ${inTitle(false)}), ${ORDER[filters.sort]}, number`;
}

const hasTypo = (word: string, vocabulary: Vocabulary) =>
  word.length >= 4 &&
  !/^\d+$/.test(word) &&
  ![...vocabulary.keys()].some((known) => known.startsWith(word));

async function oracle(client: Client, filters: SearchFilters, vocabulary: Vocabulary) {
  const run = async (withTypos: boolean) =>
    (await client.execute(oracleStatement(filters, vocabulary, withTypos))).rows.map((row) => ({
      number: Number(row.number),
      fuzzy: Boolean(row.fuzzy),
    }));
  const words = `${fold(filters.q)} ${fold(filters.location)}`.split(" ");
  const isFuzzy = words.some((word) => hasTypo(word, vocabulary));
  const rows = isFuzzy ? await run(true) : await run(false);
  const page = Math.max(1, Math.min(filters.page, Math.ceil(rows.length / PAGE_SIZE)));
  return { total: rows.length, page, rows: rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) };
}

/** A word as people type it: whole, its beginning, its middle, or with a typo. */
function searchedWord(random: SeededRandom, words: string[]): string {
  const word = random.pick(random.percent(70) ? TITLE_WORDS : words);
  const cut = random.below(word.length);
  if (random.percent(40)) return word;
  if (random.percent(40)) return word.slice(0, 1 + cut);
  if (random.percent(40)) return word.slice(cut);
  if (random.percent(50)) return `${word.slice(0, cut)}x${word.slice(cut)}`;
  return word.slice(0, cut) + word.slice(cut + 1);
}

function randomFilters(random: SeededRandom, words: string[]): SearchFilters {
  const category = random.pick(TRADES);
  const price = () =>
    String(random.percent(50) ? random.below(10) * 1000 : random.below(2_000_000) / 100);
  const sometimes = (share: number, value: () => string) => (random.percent(share) ? value() : "");
  const { city } = random.pick(PLACES);
  const query = {
    q: Array.from({ length: random.below(4) }, () => searchedWord(random, words)).join(" "),
    location: sometimes(30, () =>
      random.pick([city, city.slice(0, 4), "EBD", "region 3", "bank", "Lindin"]),
    ),
    category: sometimes(25, () => category.id),
    subcategory: sometimes(15, () => random.pick(category.subcategories).id),
    minPrice: sometimes(20, price),
    maxPrice: sometimes(20, price),
    rating: sometimes(15, () => String(random.pick(RATINGS))),
    sort: random.pick(SORTS),
    page: String(1 + random.below(3)),
  };
  return { ...filtersOf(query), availability: AVAILABILITY.filter(() => random.percent(12)) };
}

let client: Client;
let db: Database;
let vocabulary: Vocabulary;
beforeAll(async () => {
  ({ client, db } = await emptyDatabase());
  await fill(client, seededRandom(7));
  const { rows } = await client.execute("select whole from plain");
  const words = rows
    .flatMap(({ whole }) => String(whole).split(" "))
    .filter((word) => word.length >= 3);
  vocabulary = new Map(words.map((word) => [word, shorter(word)]));
});

// Eight times 250, so that no single test comes near its time limit on a busy machine.
test.each([11, 12, 13, 14, 15, 16, 17, 18])(
  "random searches find what LIKE and ORDER BY find, in that order (threats 52, 53) [seed %i]",
  async (seed) => {
    const random = seededRandom(seed);
    const words = [...vocabulary.keys()];
    let found = 0;
    let fuzzy = 0;
    for (let i = 0; i < QUERIES; i++) {
      const filters = randomFilters(random, words);
      const { total, page, cards } = await searchServices(db, filters);
      const rows = cards.map((card) => ({ number: card.number, fuzzy: card.fuzzy }));
      const expected = await oracle(client, filters, vocabulary);
      expect({ total, page, rows }, JSON.stringify(filters)).toEqual(expected);
      found += rows.length > 0 ? 1 : 0;
      fuzzy += rows.some((row) => row.fuzzy) ? 1 : 0;
    }
    expect(found).toBeGreaterThan(QUERIES / 4);
    expect(fuzzy).toBeGreaterThan(QUERIES / 100);
  },
);
