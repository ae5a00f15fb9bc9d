import { and, asc, desc, eq, exists, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { TopProfessional } from "#app/domain/profiles/public-profile.ts";
import { FACET_MARK } from "#app/domain/search/text.ts";
import type { ServiceCard } from "#app/domain/services/service.ts";
import { dayNumber } from "#app/domain/time/guyana-day.ts";
import { displayName } from "./accounts/display-name.ts";
import type { Database } from "./connection/client.ts";
import { users } from "./schema/accounts.ts";
import { ratingCounts } from "./schema/reviews.ts";
import { services } from "./schema/services.ts";
import { numberOfRowid, SEARCH_TABLES } from "./search-index/tables.ts";
import { cardOf, serviceCard } from "./service-card.ts";
import { type CategoryCounts, countsOf, selectCategoryCounts } from "./services/categories.ts";
import { visibleOwner } from "./services/visibility.ts";
import { type Builder, preparedReads } from "./statements/prepared.ts";
import type { Viewer } from "./viewer.ts";

const FEATURED = 4;
const TOP_RATED = 4;
/** How many reviews of the average rating every professional starts with (decision 5). */
const PRIOR_WEIGHT = 5;
/** How many candidates by the stored score the exact score chooses from. */
const CANDIDATES = 50;

type Home = {
  counts: CategoryCounts;
  featured: ServiceCard[];
  topRated: TopProfessional[];
};

type HomeValues = { viewer: SQL<string | null>; today: SQL<number> };

const homePage = preparedReads((db, { viewer, today }: HomeValues, _: null) => ({
  counts: selectCategoryCounts(db),
  featured: selectFeatured(db, viewer, today),
  topRated: selectTopRated(db),
}));

/** Reads the home page as it is at `now` (UTC milliseconds), in one round trip. */
export async function readHome(
  db: Database,
  { viewer, now }: { viewer: Viewer; now: number },
): Promise<Home> {
  const values = { viewer, today: dayNumber(now) };
  const { counts, featured, topRated } = await homePage(db, values, null);
  return {
    counts: countsOf(counts),
    featured: featured.map((row) => cardOf(row, now)),
    topRated,
  };
}

/** The best rated services: the first rows of the search table in that order. */
function selectFeatured(db: Builder, viewer: Viewer, today: SQL<number>) {
  const { rating } = SEARCH_TABLES;
  const first = sql`(select rowid as place from ${rating} where ${rating} match ${`"${FACET_MARK}all"`}
    order by rowid limit ${FEATURED}) first`;
  return db
    .select(serviceCard(viewer, today))
    .from(first)
    .innerJoin(services, sql`${services.number} = ${numberOfRowid(sql`first.place`)}`)
    .innerJoin(users, eq(users.id, services.proId))
    .orderBy(sql`first.place`);
}

/** The professionals with the best average, weighted towards the average of the site while they have few reviews. */
function selectTopRated(db: Builder) {
  const mean = sql`(select coalesce(1.0 * sum(${ratingCounts.rating} * ${ratingCounts.reviewCount})
      / nullif(sum(${ratingCounts.reviewCount}), 0), 0)
    from ${ratingCounts} where ${ratingCounts.subjectId} = 'site')`;
  const listed = alias(services, "listed");
  const ofPerson = (person: SQLWrapper) => and(eq(listed.proId, person), eq(listed.listed, 1));
  const candidates = db
    .select({
      id: users.id,
      name: displayName(users).as("name"),
      picture: users.profilePicture,
      city: users.city,
      rating: sql<number>`${users.rating}`.as("rating"),
      reviewCount: users.reviewCount,
      score:
        sql`(${users.ratingSum} + ${PRIOR_WEIGHT} * ${mean}) / (${users.reviewCount} + ${PRIOR_WEIGHT})`.as(
          "score",
        ),
    })
    .from(users)
    .where(
      and(
        // Word for word the condition of the partial index `users_top_rated`.
        sql`${users.role} = 'professional' and ${users.reviewCount} >= 3`,
        visibleOwner("public"),
        exists(db.select({ id: listed.id }).from(listed).where(ofPerson(users.id))),
      ),
    )
    .orderBy(desc(users.ratingScore))
    .limit(CANDIDATES)
    .as("candidates");
  const { id, name, picture, city, rating, reviewCount, score } = candidates;
  const trade = db
    .select({ id: listed.subcategoryId })
    .from(listed)
    .where(ofPerson(id))
    .orderBy(desc(listed.reviewCount), asc(listed.number))
    .limit(1);
  return db
    .select({ id, name, picture, trade: sql<string | null>`${trade}`, city, rating, reviewCount })
    .from(candidates)
    .orderBy(desc(score), desc(reviewCount), asc(id))
    .limit(TOP_RATED);
}
