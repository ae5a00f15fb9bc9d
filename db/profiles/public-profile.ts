import { and, asc, count, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { PublicProfile } from "#app/domain/profiles/public-profile.ts";
import { FIRST_REVIEWS, type ReviewFilters } from "#app/domain/reviews/filters.ts";
import type { RatingDistribution, ReviewPage } from "#app/domain/reviews/review.ts";
import type { SecurityContext } from "#db/accounts/security-log.ts";
import type { Database } from "#db/client.ts";
import { insertSelect } from "#db/insert-select.ts";
import { preparedReads } from "#db/prepared.ts";
import { reviewsOf, selectReviews } from "#db/reviews/reviews.ts";
import { blocks, securityEvents, settings, users } from "#db/schema/accounts.ts";
import { reviews } from "#db/schema/reviews.ts";
import { services } from "#db/schema/services.ts";
import { serviceCard } from "#db/service-card.ts";
import { profileVisibility, visibleOwner } from "#db/services/visibility.ts";
import type { Viewer } from "#db/viewer.ts";
import { selectResponse } from "./response-rate.ts";

/** How many of a professional's services the profile lists. */
const SHOWN_SERVICES = 24;

export type PublicProfilePage = {
  professional: PublicProfile;
  reviewPage: ReviewPage;
  distribution: RatingDistribution;
};

/** Who asks for a profile, when, in UTC milliseconds, and for which of its reviews. */
type Asker = { viewer: Viewer; now: number; filters?: ReviewFilters };

type ProfileValues = { id: SQL<string>; viewer: SQL<string | null>; now: SQL<number> };

const profilePage = preparedReads(
  (db, { id, viewer, now }: ProfileValues, filters: ReviewFilters) => {
    const listed = and(eq(services.proId, id), eq(services.listed, 1));
    return [
      db
        .select({
          id: users.id,
          firstName: users.firstName,
          lastName: users.lastName,
          businessName: users.businessName,
          bio: users.bio,
          city: users.city,
          region: users.region,
          website: users.website,
          specialties: users.specialties,
          yearsOfExperience: users.yearsOfExperience,
          hourlyRate: users.hourlyRate,
          profilePicture: users.profilePicture,
          rating: sql<number>`${users.rating}`,
          reviewCount: users.reviewCount,
          visibility: profileVisibility(users),
          createdAt: users.createdAt,
          ...contacts(viewer),
        })
        .from(users)
        .where(isProfessional(id)),
      selectResponse(db, id, now),
      db.select({ count: count() }).from(services).where(listed),
      db
        .select(serviceCard(viewer))
        .from(services)
        .innerJoin(users, eq(users.id, services.proId))
        .where(listed)
        .orderBy(desc(services.rating), asc(services.number))
        .limit(SHOWN_SERVICES),
      ...selectReviews(db, { column: reviews.professionalId, id }, filters, viewer),
    ] as const;
  },
);

/**
 * A professional with listed services and reviews, in one round trip; null when private, hidden or no professional
 * (decision 18). The address is part of it only for people who are signed in, where its owner shows it (decision 19).
 */
export async function readPublicProfile(
  db: Database,
  id: string,
  { viewer, now, filters = FIRST_REVIEWS }: Asker,
): Promise<PublicProfilePage | null> {
  const [[found], [response], [listedServices], cards, reviewRows, distribution] =
    await profilePage(db, { id, viewer, now }, filters);
  if (!found || !response) return null;
  const serviceCount = listedServices?.count ?? 0;
  return {
    professional: { ...found, response, serviceCount, services: cards },
    ...reviewsOf(reviewRows, distribution, filters),
  };
}

/** The condition that this person is a professional whom people may see who have signed in. */
function isProfessional(id: string | SQL): SQL | undefined {
  return and(eq(users.id, id), eq(users.role, "professional"), visibleOwner("registered"));
}

/** The condition that a person lets somebody see what a switch of theirs is about; nobody sees it signed out. */
function showsTo(viewer: Viewer, shown: typeof settings.showEmail | typeof settings.showPhone) {
  return sql`${viewer} is not null
    and exists (select 1 from ${settings} where ${settings.userId} = ${users.id} and ${shown})
    and not exists (select 1 from ${blocks} where ${blocks.blockerId} = ${users.id} and ${blocks.blockedId} = ${viewer})`;
}

/** What the owner lets people see who are signed in; of the phone only whether there is one to ask for. */
function contacts(viewer: Viewer) {
  return {
    email: sql<
      string | null
    >`iif(${showsTo(viewer, settings.showEmail)}, ${sql`${users.email}`}, null)`,
    hasPhone:
      sql`${sql`${users.phone}`} is not null and ${showsTo(viewer, settings.showPhone)}`.mapWith(
        Boolean,
      ),
  };
}

/**
 * The phone number of a professional for somebody who pressed Show phone, noted in that person's security log; null
 * where its owner does not show it, to anybody or to them (decision 19).
 */
export async function revealPhone(
  db: Database,
  { viewerId, proId }: { viewerId: string; proId: string },
  { ipPrefix, userAgent, now }: SecurityContext,
): Promise<string | null> {
  const shown = and(
    isProfessional(proId),
    isNotNull(users.phone),
    showsTo(viewerId, settings.showPhone),
  );
  const [, [row]] = await db.batch([
    db.run(
      insertSelect(
        securityEvents,
        {
          userId: viewerId,
          event: "phone-shown",
          details: sql`${users.id}`,
          ipPrefix,
          userAgent,
          createdAt: now,
        },
        sql`from ${users} where ${shown}`,
      ),
    ),
    db.select({ phone: users.phone }).from(users).where(shown),
  ]);
  return row?.phone ?? null;
}
