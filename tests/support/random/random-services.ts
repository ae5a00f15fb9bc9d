import type { Client } from "@libsql/client";
import { AVAILABILITY } from "#app/domain/bookings/availability.ts";
import { AREAS } from "#app/domain/places/areas.ts";
import { REGIONS } from "#app/domain/places/regions.ts";
import { TERMS } from "#app/domain/search/lexicon/lexicon.ts";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import { insertAll, NOW, professionalRow, serviceRow } from "#tests/support/fixtures.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { HOSTILE_TEXTS } from "./texts.ts";

export type RandomService = {
  number: number;
  isListed: boolean;
  title: string;
  description: string;
  firstName: string;
  lastName: string;
  businessName: string | null;
  categoryId: string;
  subcategoryId: string | null;
  city: string;
  region: string;
  priceAmount: number;
  availability: (typeof AVAILABILITY)[number][];
  ratingSum: number;
  reviewCount: number;
  completedCount: number;
  replyStep: number;
  createdAt: number;
  /** Whether its professional has a licence that the team has seen. */
  isLicensed: boolean;
  /** The regions where its professional also works, by name. */
  workRegions: string[];
};

// Few trades and mostly few places, so that a search fills pages; the first ones most of all.
export const TRADES = [
  "plumbers",
  "electricians",
  "hairdressers-barbers",
  "water-tanks-pumps",
  "air-conditioning",
  "caterers",
  "private-tutors",
  "movers",
  "dentists",
  "tailors-seamstresses",
  "graphic-designers",
  "other",
] as const;
export const PLAIN_WORDS =
  "proof quick honest weekly reports dooryard repairman cover 24 3 2026 morning visits careful Suzuki zinc nursery".split(
    " ",
  );
const EVERY_PLACE = AREAS.flatMap(({ villages, region }) =>
  villages.map((city) => ({ city, region: String(region) })),
);
export const PLACES = [
  ...EVERY_PLACE.filter(({ city }) => ["Georgetown", "Diamond", "Grove", "Leonora"].includes(city)),
  { city: "Kitty", region: "Guyana" },
  { city: "Bush Lot", region: "East Berbice-Corentyne" },
];
const FIRST_NAMES = ["Ravi", "Anita", "Shondell", "D'Andre"];
const LAST_NAMES = ["Persaud", "Carpenter", "Baker", "de Freitas", "O'Neil-Khan"];
const BUSINESSES = ["Diamond Plumbing & Sons", "A/C World", "Linden Movers", "Water Works 592"];

const termsOf = Map.groupBy(TERMS, ({ tradeId }) => tradeId);

/** Words that people call a trade. */
export function termOf(random: SeededRandom, tradeId: string): string {
  const terms = termsOf.get(tradeId);
  return terms ? random.pick(terms).text : random.pick(PLAIN_WORDS);
}

function randomTitle(random: SeededRandom, tradeId: string): string {
  const own = termOf(random, tradeId);
  const other = termOf(random, random.pick(TRADES));
  const plain = random.pick(PLAIN_WORDS);
  const titles = [
    ...[own, own, own, `${own} ${termOf(random, tradeId)}`, `${plain} ${own}`, `${own}, ${other}`],
    ...[other, plain, `${plain} ${random.pick(PLAIN_WORDS)}`, random.pick(HOSTILE_TEXTS)],
  ];
  return random.pick(titles).slice(0, 100);
}

function randomDescription(random: SeededRandom, tradeId: string): string {
  const part = () => {
    if (random.percent(4)) return random.pick(HOSTILE_TEXTS).slice(0, 200);
    if (random.percent(40)) return random.pick(PLAIN_WORDS);
    return termOf(random, random.percent(50) ? tradeId : random.pick(TRADES));
  };
  return Array.from({ length: 1 + random.below(6) }, part).join(random.pick([" ", ", ", ". "]));
}

function randomService(random: SeededRandom, number: number): RandomService {
  const tradeId = random.percent(50) ? random.pick(TRADES.slice(0, 3)) : random.pick(TRADES);
  const categories = CATEGORIES.filter(({ subcategories }) =>
    subcategories.some(({ id }) => id === tradeId),
  );
  const reviewCount = random.percent(50) ? 0 : 1 + random.below(12);
  const completed = [0, 0, 1, 2, 3, 4, 8, 15, 16, 40, 64, 200];
  return {
    number,
    isListed: !random.percent(6),
    title: randomTitle(random, tradeId),
    description: randomDescription(random, tradeId),
    firstName: random.pick(FIRST_NAMES),
    lastName: random.pick(LAST_NAMES),
    businessName: random.percent(20) ? random.pick(BUSINESSES) : null,
    categoryId: random.pick(categories).id,
    subcategoryId: random.percent(10) ? null : tradeId,
    ...random.pick(random.percent(60) ? PLACES : EVERY_PLACE),
    priceAmount: random.percent(50) ? 1 + random.below(2_000_000) : 100_000 * (1 + random.below(9)),
    availability: randomAvailability(random),
    ratingSum: Array.from({ length: reviewCount }, () => 2 + random.below(4)).reduce(
      (sum, stars) => sum + stars,
      0,
    ),
    reviewCount,
    completedCount: random.pick(completed),
    replyStep: random.percent(50) ? 8 : random.below(11),
    // Many within the same five minutes, which count as equally new.
    createdAt: NOW - 60_000 * random.below(300),
    isLicensed: random.percent(30),
    workRegions: REGIONS.filter(() => random.percent(6)).map(({ name }) => name),
  };
}

function randomAvailability(random: SeededRandom): RandomService["availability"] {
  const some = AVAILABILITY.filter(() => random.percent(50));
  return some.length > 0 ? some : [random.pick(AVAILABILITY)];
}

/**
 * Fills an empty database with so many random services, some of which are not listed, and returns them. Each has a professional
 * of its own: one with hundreds of services would look through all of them at each change of one.
 */
export async function addRandomServices(
  client: Client,
  random: SeededRandom,
  count: number,
): Promise<RandomService[]> {
  const services = Array.from({ length: count }, (_, i) => randomService(random, i + 1));
  const owners = services.map(() => professionalRow());
  await insertAll(client, "users", owners);
  await insertAll(
    client,
    "services",
    services.map((service, i) => rowOf(service, owners[i]?.id ?? "")),
  );
  const changes = services.map((service) => {
    const { number, ratingSum, reviewCount, completedCount, replyStep, isListed } = service;
    const reason = random.pick(["inactive", "hidden", "deleted"]);
    const is = (one: typeof reason) => !isListed && reason === one;
    return [
      ...[number, ratingSum, reviewCount, completedCount, replyStep],
      is("inactive") ? "inactive" : "active",
      is("hidden") ? 1 : null,
      is("deleted") ? 1 : null,
    ];
  });
  await client.execute({
    sql: `update services set rating_sum = column2, review_count = column3, completed_count = column4,
      reply_step = column5, status = column6, hidden_at = column7, deleted_at = column8
      from (values ${changes.map(() => "(?, ?, ?, ?, ?, ?, ?, ?)").join(", ")}) where number = column1`,
    args: changes.flat(),
  });
  return services;
}

function rowOf(service: RandomService, proId: string) {
  const has = (window: (typeof AVAILABILITY)[number]) =>
    service.availability.includes(window) ? 1 : 0;
  return serviceRow(proId, {
    title: service.title,
    description: service.description,
    category_id: service.categoryId,
    subcategory_id: service.subcategoryId,
    price_amount: service.priceAmount,
    location_city: service.city,
    location_state: service.region,
    availability_weekdays: has("weekdays"),
    availability_weekends: has("weekends"),
    availability_evenings: has("evenings"),
    created_at: service.createdAt,
    first_name: service.firstName,
    last_name: service.lastName,
    business_name: service.businessName,
    licensed: service.isLicensed,
    workRegions: service.workRegions,
  });
}
