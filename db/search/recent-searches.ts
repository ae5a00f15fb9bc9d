import { and, desc, eq, ne, notInArray, sql } from "drizzle-orm";
import { RECENT_SEARCHES } from "#app/domain/search/filters.ts";
import type { Database } from "#db/connection/client.ts";
import { recentSearches } from "#db/schema/services.ts";
import type { Builder } from "#db/statements/prepared.ts";
import type { Viewer } from "#db/viewer.ts";

/** The statement that reads a person's last five searches, newest first. */
export function selectRecentSearches(db: Builder, userId: Viewer) {
  return db
    .select({ query: recentSearches.query })
    .from(recentSearches)
    .where(eq(recentSearches.userId, sql`${userId}`))
    .orderBy(desc(recentSearches.searchedAt), recentSearches.query)
    .limit(RECENT_SEARCHES);
}

/** Stores a person's search as the newest of five; a search that differs only in case replaces the older one. `now` in UTC ms. */
export async function saveSearch(db: Database, userId: string, query: string, now: number) {
  const own = eq(recentSearches.userId, userId);
  await db.batch([
    db
      .insert(recentSearches)
      .values({ userId, query, searchedAt: now })
      .onConflictDoUpdate({
        target: [recentSearches.userId, recentSearches.query],
        set: { searchedAt: now },
      }),
    db
      .delete(recentSearches)
      .where(
        and(
          own,
          sql`lower(${recentSearches.query}) = lower(${query})`,
          ne(recentSearches.query, query),
        ),
      ),
    db
      .delete(recentSearches)
      .where(and(own, notInArray(recentSearches.query, selectRecentSearches(db, userId)))),
  ]);
}

/** Removes every search of a person. */
export async function clearSearches(db: Database, userId: string): Promise<void> {
  await db.delete(recentSearches).where(eq(recentSearches.userId, userId));
}
