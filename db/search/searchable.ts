import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Searchable } from "#app/domain/search/text.ts";
import { users } from "#db/schema/accounts.ts";
import { services } from "#db/schema/services.ts";

/** The columns of a service and its owner that `searchText` needs. */
export const searchable = {
  title: services.title,
  description: services.description,
  categoryId: services.categoryId,
  subcategoryId: services.subcategoryId,
  city: services.city,
  region: services.region,
  firstName: users.firstName,
  lastName: users.lastName,
  businessName: users.businessName,
} satisfies Record<keyof Searchable, SQLiteColumn>;
