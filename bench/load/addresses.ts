import type { Client } from "@libsql/client";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import type { Random } from "#demo/invented-names.ts";
import { popular } from "./virtual-user.ts";

/** The ids of what can be visited, the most popular first. */
export type Addresses = {
  serviceIds: readonly string[];
  professionalIds: readonly string[];
  cities: readonly string[];
};

const FIXED = ["/about", "/how-it-works", "/faq", "/categories", "/contact"];
const WORDS = CATEGORIES.flatMap(({ subcategories }) =>
  subcategories.map(({ name }) => name.toLowerCase()),
);

/** Reads the addresses that visitors open. */
export async function readAddresses(client: Client): Promise<Addresses> {
  const [services, professionals, cities] = await client.batch([
    "select id from services where listed = 1 order by review_count desc, number",
    `select pro_id as id from services where listed = 1 group by pro_id
      order by sum(review_count) desc, pro_id`,
    `select location_city as id from services where listed = 1 group by location_city
      order by count(*) desc, location_city`,
  ]);
  const ids = (found: typeof services) => (found?.rows ?? []).map(({ id }) => String(id));
  return {
    serviceIds: ids(services),
    professionalIds: ids(professionals),
    cities: ids(cities),
  };
}

/** The next address of a visitor. */
export function nextAddress(addresses: Addresses, next: Random): string {
  const choice = next();
  if (choice < 0.15) return "/";
  if (choice < 0.3) return `/category/${popular(CATEGORIES, next).id}`;
  if (choice < 0.55) return searchAddress(addresses, next);
  if (choice < 0.85) return `/service/${popular(addresses.serviceIds, next)}`;
  if (choice < 0.95) return `/pro/${popular(addresses.professionalIds, next)}`;
  return popular(FIXED, next);
}

function searchAddress({ cities }: Addresses, next: Random): string {
  const parameters = new URLSearchParams({ q: popular(WORDS, next) });
  if (next() < 0.3) parameters.set("location", popular(cities, next));
  if (next() < 0.2) parameters.set("rating", "4");
  if (next() < 0.2) parameters.set("page", "2");
  return `/search?${parameters}`;
}
