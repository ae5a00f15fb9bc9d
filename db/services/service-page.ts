import { and, asc, desc, eq, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { nextFree } from "#app/domain/bookings/free-starts.ts";
import { FIRST_REVIEWS, type ReviewFilters } from "#app/domain/reviews/filters.ts";
import type { RatingDistribution, ReviewPage } from "#app/domain/reviews/review.ts";
import { usuallyRepliesBy } from "#app/domain/search/standing.ts";
import type { ServiceStatus } from "#app/domain/services/form.ts";
import type { Service, ServiceCard } from "#app/domain/services/service.ts";
import { dayNumber } from "#app/domain/time/guyana-day.ts";
import { displayName } from "#db/accounts/display-name.ts";
import type { Database } from "#db/connection/client.ts";
import { reviewsOf, selectReviews } from "#db/reviews/reviews.ts";
import { users } from "#db/schema/accounts.ts";
import { reviews } from "#db/schema/reviews.ts";
import { availability } from "#db/schema/schedule.ts";
import { photos, services } from "#db/schema/services.ts";
import { cardOf, serviceCard, wholeService } from "#db/service-card.ts";
import { hasPageFor } from "#db/services/visibility.ts";
import { type Builder, preparedReads } from "#db/statements/prepared.ts";
import type { Viewer } from "#db/viewer.ts";
import { workRegionsOf } from "#db/work-regions.ts";

const OTHER_SERVICES = 3;
/** How many of its next free times the page of a service shows. */
const NEXT_TIMES = 3;

type ServicePage = {
  service: Service;
  owner: {
    name: string;
    firstName: string;
    yearsOfExperience: number | null;
    profilePicture: string | null;
    createdAt: number;
    /** The regions where they also work. */
    workRegions: string[];
    /** Whether they usually reply within a day. */
    repliesSoon: boolean;
    /** Their own weekly hours; empty when they set none. */
    hours: { weekday: number; from: number; to: number }[];
  };
  reviewPage: ReviewPage;
  distribution: RatingDistribution;
  others: ServiceCard[];
  /** The viewer's own review of the service. */
  ownReviewId: string | null;
  /** Its status, when only its owner can see it. */
  unlisted: ServiceStatus | null;
};

type PageValues = { id: SQL<string | null>; viewer: SQL<string | null>; today: SQL<number> };

const servicePage = preparedReads((db, values: PageValues, filters: ReviewFilters) => {
  const { id, viewer } = values;
  const ownerId = db.select({ id: services.proId }).from(services).where(eq(services.id, id));
  return {
    service: selectService(db, values),
    photos: db
      .select({ id: photos.id, alt: photos.alt, width: photos.width, height: photos.height })
      .from(photos)
      .where(eq(photos.serviceId, id))
      .orderBy(photos.position),
    hours: db
      .select({
        weekday: availability.weekday,
        from: availability.startsMinute,
        to: availability.endsMinute,
      })
      .from(availability)
      .where(eq(availability.userId, ownerId)),
    ...selectReviews(db, { column: reviews.serviceId, id }, filters, viewer),
    others: selectOthers(db, values, ownerId),
  };
});

/** The statement that reads the service with its owner, where its page is for this viewer. */
function selectService(db: Builder, { id, viewer, today }: PageValues) {
  return db
    .select({
      ...wholeService(viewer, today),
      owner: {
        name: displayName(users),
        firstName: users.firstName,
        yearsOfExperience: users.yearsOfExperience,
        profilePicture: users.profilePicture,
        createdAt: users.createdAt,
        workRegions: workRegionsOf(sql`${users}.id`),
        repliesSoon: sql`${services.replyStep}`.mapWith((step) => usuallyRepliesBy(Number(step))),
      },
      ownReviewId: sql<string | null>`(select ${reviews.id} from ${reviews}
        where ${reviews.serviceId} = ${services.id} and ${reviews.customerId} = ${viewer} and ${reviews.deletedAt} is null)`,
      unlisted: sql<ServiceStatus | null>`iif(${services.listed} = 1, null, ${services.status})`,
    })
    .from(services)
    .innerJoin(users, eq(users.id, services.proId))
    .where(and(eq(services.id, id), hasPageFor(viewer)));
}

/** The statement that reads the best of what the owner lists beside it. */
function selectOthers(db: Builder, { id, viewer, today }: PageValues, ownerId: SQLWrapper) {
  return db
    .select(serviceCard(viewer, today))
    .from(services)
    .innerJoin(users, eq(users.id, services.proId))
    .where(and(eq(services.proId, ownerId), eq(services.listed, 1), ne(services.id, id)))
    .orderBy(desc(services.rating), asc(services.number))
    .limit(OTHER_SERVICES);
}

/** The viewer of a service, the time in UTC milliseconds, and which of its reviews are shown. */
type Request = { viewer: Viewer; now: number; filters?: ReviewFilters };

/**
 * A service with its owner, reviews and the owner's other services, in one round trip; null when this viewer may not see
 * it. An unlisted service is for its owner only.
 */
export async function readServicePage(
  db: Database,
  id: string,
  { viewer, now, filters = FIRST_REVIEWS }: Request,
): Promise<ServicePage | null> {
  const {
    service: [found],
    photos,
    hours,
    others,
    ...ofReviews
  } = await servicePage(db, { id, viewer, today: dayNumber(now) }, filters);
  if (!found) return null;
  const { owner, ownReviewId, unlisted, freeTimes, ...service } = found;
  return {
    service: {
      ...service,
      photos,
      nextFree: freeTimes ? nextFree(freeTimes, now, NEXT_TIMES) : [],
    },
    owner: { ...owner, hours },
    ...reviewsOf(ofReviews, filters),
    others: others.map((row) => cardOf(row, now)),
    ownReviewId,
    unlisted,
  };
}
