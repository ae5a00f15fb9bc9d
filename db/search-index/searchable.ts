import { eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { OwnerWords, Searchable } from "#app/domain/search/text.ts";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { services } from "#db/schema/services.ts";
import { hasSeenLicence } from "#db/seen-licence.ts";
import { workRegionsOf, worksIn } from "#db/work-regions.ts";

/** The columns of `OwnerWords`. */
export const ownerWords = {
  firstName: users.firstName,
  lastName: users.lastName,
  businessName: users.businessName,
  workRegions: workRegionsOf(sql`${users}.id`),
} satisfies Record<keyof OwnerWords, SQLiteColumn | SQL>;

const IS_SAME: Record<keyof OwnerWords, (words: OwnerWords) => SQL> = {
  firstName: ({ firstName }) => eq(users.firstName, firstName),
  lastName: ({ lastName }) => eq(users.lastName, lastName),
  businessName: ({ businessName }) => sql`${users.businessName} is ${businessName}`,
  workRegions: ({ workRegions }) => worksIn(sql`${users}.id`, workRegions),
};

/** The condition that the words of a person are still those of which the text of a service was made. */
export const hasWords = (words: OwnerWords): SQL =>
  sql`(${sql.join(
    Object.values(IS_SAME).map((isSame) => isSame(words)),
    sql` and `,
  )})`;

/** The statement that reads the words of a person, and whether they are still these. */
export function selectWords(db: Database, userId: string, read: OwnerWords) {
  return db
    .select({ words: ownerWords, areAsRead: hasWords(read).mapWith(Boolean) })
    .from(users)
    .where(eq(users.id, userId));
}

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
