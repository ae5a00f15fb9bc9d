import type { SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { OwnerWords, Searchable } from "#app/domain/search/text.ts";
import { users } from "#db/schema/accounts.ts";
import { services } from "#db/schema/services.ts";
import { hasSeenLicence } from "#db/seen-licence.ts";

/** The columns of `OwnerWords`. */
export const ownerWords = {
  firstName: users.firstName,
  lastName: users.lastName,
  businessName: users.businessName,
} satisfies Record<keyof OwnerWords, SQLiteColumn>;

/** The columns of a service and its owner that `searchText` needs on a day (YYYY-MM-DD). */
export const searchable = (today: string) =>
  ({
    title: services.title,
    description: services.description,
    categoryId: services.categoryId,
    subcategoryId: services.subcategoryId,
    city: services.city,
    region: services.region,
    ...ownerWords,
    licensed: hasSeenLicence(services.proId, today).mapWith(Boolean),
  }) satisfies Record<keyof Searchable, SQLiteColumn | SQL>;
