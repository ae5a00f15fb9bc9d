import { parseSearch, type SearchFilters } from "#app/domain/search/filters.ts";
import type { Database } from "#db/connection/client.ts";
import { type SearchOptions, searchServices } from "#db/search/search.ts";
import { countedDatabase, emptyDatabase } from "#tests/support/database.ts";
import {
  addCustomer,
  addProfessional,
  addReview,
  addService,
  NOW,
  type ServiceFields,
} from "#tests/support/fixtures.ts";

type Query = Record<string, string>;

/** The search of these query parameters. */
export function filtersOf(query: Query): SearchFilters {
  return parseSearch(new URLSearchParams(query), NOW);
}

/** How many services each of these searches finds, as suggestions for a search without results. */
export async function countSuggestions(db: Database, searches: SearchFilters[]): Promise<number[]> {
  const nothing = filtersOf({ q: "zqzqzqzq" });
  return (await searchServices(db, nothing, { suggestions: searches })).suggestionCounts;
}

/** A service whose category, description and name say nothing. */
const PLAIN: ServiceFields = {
  category_id: "pet-services",
  subcategory_id: null,
  description: "-",
};
export const PLUMBER: ServiceFields = {
  category_id: "construction-trades",
  subcategory_id: "plumbers",
};
export const ELECTRICIAN: ServiceFields = {
  category_id: "construction-trades",
  subcategory_id: "electricians",
};

/** A place of a service. */
export function at(location_city: string, location_state: string): ServiceFields {
  return { location_city, location_state };
}
export const DIAMOND = at("Diamond", "Demerara-Mahaica");
export const ECCLES = at("Eccles", "Demerara-Mahaica");
export const KITTY = at("Kitty", "Demerara-Mahaica");
export const LINDEN = at("Linden", "Upper Demerara-Berbice");
export const LETHEM = at("Lethem", "Upper Takutu-Upper Essequibo");

/** A catalogue without services: `add` lists one, `search` and `titles` say what is found, `trips` what it costs. */
export async function emptyCatalogue() {
  const { client, db } = await emptyDatabase();
  const proId = await addProfessional(client);
  const counted = countedDatabase(client);
  const search = (query: Query, options: SearchOptions = {}) =>
    searchServices(db, filtersOf(query), options);
  return {
    client,
    db,
    proId,
    search,
    add: (title: string, fields: ServiceFields = {}) =>
      addService(client, proId, { ...PLAIN, title, ...fields }),
    async rate(serviceId: string, ...ratings: number[]) {
      for (const rating of ratings) {
        const customerId = await addCustomer(client);
        await addReview(client, { serviceId, proId, customerId }, { rating });
      }
    },
    titles: async (query: Query, options: SearchOptions = {}) =>
      (await search(query, options)).cards.map(({ title }) => title),
    suggested: async (query: Query) =>
      (await search(query)).suggested.cards.map(({ title }) => title),
    async trips(query: Query): Promise<number> {
      counted.calls.count = 0;
      await searchServices(counted.db, filtersOf(query), { now: NOW });
      return counted.calls.count;
    },
  };
}
