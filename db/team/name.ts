import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** An expression for the name of a person in `users` or an alias of it; null where a join found nobody. */
export const nameOf = (person: {
  firstName: SQLiteColumn;
  lastName: SQLiteColumn;
}): SQL<string | null> => sql<string | null>`${person.firstName} || ' ' || ${person.lastName}`;
