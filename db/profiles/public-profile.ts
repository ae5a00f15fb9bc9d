import { and, asc, count, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { PublicProfile } from "#app/domain/profiles/public-profile.ts";
import { FIRST_REVIEWS, type ReviewFilters } from "#app/domain/reviews/filters.ts";
import type { RatingDistribution, ReviewPage } from "#app/domain/reviews/review.ts";
import { dayNumber } from "#app/domain/time/guyana-day.ts";
import type { SecurityContext } from "#db/accounts/security-log.ts";
import type { Database } from "#db/connection/client.ts";
import { reviewsOf, selectReviews } from "#db/reviews/reviews.ts";
import { securityEvents } from "#db/schema/access.ts";
import { blocks, PROFESSION, settings, users } from "#db/schema/accounts.ts";
import { reviews } from "#db/schema/reviews.ts";
import { services } from "#db/schema/services.ts";
import { dayNumbered, seenLicences } from "#db/seen-licence.ts";
import { cardOf, serviceCard } from "#db/service-card.ts";
import { profileVisibility, visibleOwner } from "#db/services/visibility.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { preparedReads } from "#db/statements/prepared.ts";
import type { Viewer } from "#db/viewer.ts";
import { workRegionsOf } from "#db/work-regions.ts";
import { selectResponse } from "./response-rate.ts";

/** How many of a professional's services the profile lists. */
const LISTED_SERVICES = 24;

type PublicProfilePage = {
  professional: PublicProfile;
  reviewPage: ReviewPage;
  distribution: RatingDistribution;
};

/** The viewer of a profile, the time in UTC milliseconds, and which of its reviews are shown. */
type Request = { viewer: Viewer; now: number; filters?: ReviewFilters };

type ProfileValues = {
  id: SQL<string>;
  viewer: SQL<string | null>;
  now: SQL<number>;
  today: SQL<number>;
};

const profilePage = preparedReads(
  (db, { id, viewer, now, today }: ProfileValues, filters: ReviewFilters) => {
    const listed = and(eq(services.proId, id), eq(services.listed, 1));
    return {
      professional: db
        .select({
          id: users.id,
          firstName: users.firstName,
          lastName: users.lastName,
          bio: users.bio,
          city: users.city,
          region: users.region,
          workRegions: workRegionsOf(id),
          ...PROFESSION,
          profilePicture: users.profilePicture,
          rating: sql<number>`${users.rating}`,
          reviewCount: users.reviewCount,
          visibility: profileVisibility(users),
          createdAt: users.createdAt,
          licences: seenLicences(users.id, dayNumbered(today)),
          ...contacts(viewer),
        })
        .from(users)
        .where(isProfessional(id)),
      response: selectResponse(db, id, now),
      listedCount: db.select({ count: count() }).from(services).where(listed),
      cards: db
        .select(serviceCard(viewer, today))
        .from(services)
        .innerJoin(users, eq(users.id, services.proId))
        .where(listed)
        .orderBy(desc(services.rating), asc(services.number))
        .limit(LISTED_SERVICES),
      ...selectReviews(db, { column: reviews.professionalId, id }, filters, viewer),
    };
  },
);

/**
 * A professional with listed services and reviews, in one round trip; null when private, hidden or not a professional
 * (decision 18). It has the e-mail address only for signed-in viewers, when its owner shows it (decision 19).
 */
export async function readPublicProfile(
  db: Database,
  id: string,
  { viewer, now, filters = FIRST_REVIEWS }: Request,
): Promise<PublicProfilePage | null> {
  const {
    professional: [found],
    response: [response],
    listedCount: [listedCount],
    cards,
    ...ofReviews
  } = await profilePage(db, { id, viewer, now, today: dayNumber(now) }, filters);
  if (!found || !response) return null;
  const serviceCount = listedCount?.count ?? 0;
  return {
    professional: {
      ...found,
      response,
      serviceCount,
      services: cards.map((row) => cardOf(row, now)),
    },
    ...reviewsOf(ofReviews, filters),
  };
}

/** The condition that this person is a professional whom signed-in people may see. */
function isProfessional(id: string | SQL): SQL | undefined {
  return and(eq(users.id, id), eq(users.role, "professional"), visibleOwner("registered"));
}

/** The condition that a person's setting lets a signed-in viewer see it, whom they have not blocked. */
function showsTo(viewer: Viewer, setting: typeof settings.showEmail | typeof settings.showPhone) {
  return sql`${viewer} is not null
    and exists (select 1 from ${settings} where ${settings.userId} = ${users.id} and ${setting})
    and not exists (select 1 from ${blocks} where ${blocks.blockerId} = ${users.id} and ${blocks.blockedId} = ${viewer})`;
}

/** The contact data that the owner shows to signed-in people; of the phone only whether there is a number. */
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
 * The phone number of a professional for a viewer who pressed Show phone, recorded in the viewer's security log; null
 * when its owner does not show it to them (decision 19).
 */
export async function revealPhone(
  db: Database,
  { viewerId, proId, onlyIf }: { viewerId: string; proId: string; onlyIf?: SQL | undefined },
  { ipPrefix, userAgent, now }: SecurityContext,
): Promise<string | null> {
  const isShown = and(
    onlyIf,
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
        sql`from ${users} where ${isShown}`,
      ),
    ),
    db.select({ phone: users.phone }).from(users).where(isShown),
  ]);
  return row?.phone ?? null;
}
