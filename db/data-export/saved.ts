import { eq } from "drizzle-orm";
import { recentSearches, savedServices } from "#db/schema/services.ts";
import { type ExportedTable, named } from "./exported-table.ts";

/** What a person has saved and searched for. */
export const SAVED = {
  savedServices: {
    table: savedServices,
    whose: (me) => eq(savedServices.userId, me),
    columns: () => named(savedServices.serviceId, savedServices.createdAt),
  },
  recentSearches: {
    table: recentSearches,
    whose: (me) => eq(recentSearches.userId, me),
    columns: () => named(recentSearches.query, recentSearches.searchedAt),
  },
} satisfies Record<string, ExportedTable>;
