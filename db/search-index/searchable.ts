import type { SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Searchable } from "#app/domain/search/text.ts";
import { users } from "#db/schema/accounts.ts";
import { services } from "#db/schema/services.ts";
import { hasSeenLicence } from "#db/seen-licence.ts";

/** The columns of a service and its owner that `searchText` needs on a day (YYYY-MM-DD). */
export const searchable = (today: string) =>
  ({
    title: services.title,
    description: services.description,
    categoryId: services.categoryId,
    subcategoryId: services.subcategoryId,
    city: services.city,
    region: services.region,
    firstName: users.firstName,
    lastName: users.lastName,
    businessName: users.businessName,
    licensed: hasSeenLicence(services.proId, today).mapWith(Boolean),
  }) satisfies Record<keyof Searchable, SQLiteColumn | SQL>;
