import { AREAS } from "#app/domain/places/areas.ts";
import { searchText } from "#app/domain/search/text.ts";
import { findCategory, findSubcategory } from "#app/domain/services/catalogue.ts";
import { usualVisit } from "#app/domain/services/visit-defaults.ts";
import { DAY_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import type { users } from "#db/schema/accounts.ts";
import type { services } from "#db/schema/services.ts";
import { description, one, type TextSource, textSources, title } from "./bulk-texts.ts";
import { addressOf, type Professional } from "./demo-people.ts";
import { inventedName, type Random, randomNumbers } from "./invented-names.ts";
import { PROFESSIONALS } from "./professionals.ts";
import { centsOf, windowColumns } from "./seed-types.ts";
import { seedId } from "./seeded-random.ts";

type UserRow = typeof users.$inferInsert;
type ServiceRow = typeof services.$inferInsert;
type BulkChunk = { users: UserRow[]; services: ServiceRow[] };

type Owner = {
  id: string;
  firstName: string;
  lastName: string;
  businessName: string | null;
  village: string;
};

const SERVICES_EACH = 5;
const VILLAGES = AREAS.flatMap(({ villages }) => villages);
const FIRST_NAMES = PROFESSIONALS.map(({ firstName }) => firstName);
const LAST_NAMES = PROFESSIONALS.map(({ lastName }) => lastName);

type BulkPlan = {
  count: number;
  now: number;
  passwordHash: string;
  /** These own the first services, five each; all other owners are invented. */
  professionals: readonly Professional[];
  rowsAChunk: number;
};

/** `count` synthetic services and their owners in chunks, always the same for the same plan. */
export function* bulkChunks(plan: BulkPlan): Generator<BulkChunk> {
  const sources = textSources();
  const next = randomNumbers(plan.count);
  let chunk: BulkChunk = { users: [], services: [] };
  for (let planned = 0; planned < plan.count; planned += SERVICES_EACH) {
    const place = planned / SERVICES_EACH;
    const owned = Math.min(SERVICES_EACH, plan.count - planned);
    const known = plan.professionals[place];
    const source =
      sources.find(({ categoryId }) => categoryId === known?.categoryId) ?? one(sources, next);
    const owner = known ? ownerOf(known) : inventedOwner(place, source, next);
    const rows = Array.from({ length: owned }, (_, i) =>
      serviceRow(planned + i, owner, source, plan.now, next),
    );
    if (!known) chunk.users.push(userRow(owner, place, rows, plan));
    chunk.services.push(...rows);
    if (chunk.services.length >= plan.rowsAChunk) {
      yield chunk;
      chunk = { users: [], services: [] };
    }
  }
  if (chunk.services.length > 0) yield chunk;
}

function ownerOf({ id, firstName, lastName, businessName, village }: Professional): Owner {
  return { id, firstName, lastName, businessName: businessName ?? null, village };
}

function inventedOwner(place: number, source: TextSource, next: Random): Owner {
  const lastName = next() < 0.6 ? inventedName(next) : one(LAST_NAMES, next);
  const trade = findCategory(source.categoryId)?.name.split(" ")[0] ?? "";
  return {
    id: seedId(`bulk-professional:${place}`),
    firstName: one(FIRST_NAMES, next),
    lastName,
    businessName: next() < 0.5 ? `${inventedName(next)} ${trade}` : null,
    village: one(VILLAGES, next),
  };
}

function userRow(owner: Owner, place: number, owned: ServiceRow[], plan: BulkPlan): UserRow {
  const { region, postalCode } = addressOf(owner.village);
  const joined = Math.min(...owned.map(({ createdAt }) => createdAt)) - DAY_MS;
  const [first] = owned;
  const category = first && findCategory(first.categoryId);
  const trade = category && findSubcategory(category, first.subcategoryId);
  return {
    id: owner.id,
    email: `bulk.${place}@kayap.test`,
    passwordHash: plan.passwordHash,
    emailVerifiedAt: joined,
    role: "professional",
    firstName: owner.firstName,
    lastName: owner.lastName,
    businessName: owner.businessName,
    city: owner.village,
    region,
    postalCode,
    specialties: [trade?.name, category?.name].filter((name) => name !== undefined),
    yearsOfExperience: place % 40,
    ratingSum: owned.reduce((sum, { ratingSum = 0 }) => sum + ratingSum, 0),
    reviewCount: owned.reduce((sum, { reviewCount = 0 }) => sum + reviewCount, 0),
    createdAt: joined,
    updatedAt: joined,
  };
}

function serviceRow(
  number: number,
  owner: Owner,
  source: TextSource,
  now: number,
  next: Random,
): ServiceRow {
  const model = one(source.services, next);
  const name = inventedName(next);
  const city = next() < 0.7 ? owner.village : one(VILLAGES, next);
  const { region, postalCode } = addressOf(city);
  const reviewCount = next() < 0.3 ? 0 : Math.floor(300 ** next());
  const createdAt = now - Math.floor(next() * 730 * DAY_MS) - MINUTE_MS;
  const texts = {
    title: title(model, source, name, next),
    description: description(source, name, next),
  };
  const trade = { categoryId: source.categoryId, subcategoryId: model.subcategory };
  return {
    id: seedId(`bulk-service:${number}`),
    proId: owner.id,
    ...texts,
    ...trade,
    priceAmount: centsOf(priceNear(model.price, next)),
    priceType: model.priceType,
    visitMinutes: usualVisit(trade),
    city,
    region,
    postalCode,
    ...windowColumns(model.when),
    status: number % 20 === 19 ? "inactive" : "active",
    ratingSum: Math.round(reviewCount * (5 - 2.6 * next() ** 2)),
    reviewCount,
    // Of the number and not of `next`, which would change every later row.
    completedCount: Math.floor(reviewCount * 1.6) + (number % 4 === 0 ? 1 : 0),
    replyStep: 5 + (Math.floor(number / SERVICES_EACH) % 6),
    searchText: searchText({
      ...texts,
      ...trade,
      city,
      region,
      firstName: owner.firstName,
      lastName: owner.lastName,
      businessName: owner.businessName,
      workRegions: [],
    }),
    createdAt,
    updatedAt: createdAt,
  };
}

// Prices end in 50 or 00, as people write them.
function priceNear(price: number, next: Random): number {
  return Math.max(50, Math.round((price * (0.6 + next() * 0.9)) / 50) * 50);
}
