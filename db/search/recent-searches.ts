import { and, eq, ne, notInArray, sql } from "drizzle-orm";
import { RECENT_SEARCHES } from "#app/domain/search/recent-search.ts";
import type { Database } from "#db/client.ts";
import { recentSearches } from "#db/schema/services.ts";

/** The JSON list of a person's last five searches, newest first. */
export const recentSearchesJson = (userId: string) =>
  sql`(select json_group_array(query) from (select query from recent_searches
    where user_id = ${userId} order by searched_at desc, query limit ${RECENT_SEARCHES}))`;

/** Keeps a person's search as the newest of five; the same words in other letters are the same search. `now` in UTC ms. */
export async function keepSearch(db: Database, userId: string, query: string, now: number) {
  const own = eq(recentSearches.userId, userId);
  const newest = db
    .select({ query: recentSearches.query })
    .from(recentSearches)
    .where(own)
    .orderBy(sql`searched_at desc`, recentSearches.query)
    .limit(RECENT_SEARCHES);
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
      .where(and(own, sql`lower(query) = lower(${query})`, ne(recentSearches.query, query))),
    db.delete(recentSearches).where(and(own, notInArray(recentSearches.query, newest))),
  ]);
}

/** Forgets every search of a person. */
export async function clearSearches(db: Database, userId: string): Promise<void> {
  await db.delete(recentSearches).where(eq(recentSearches.userId, userId));
}
