import { and, asc, count, desc, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { nextFree } from "#app/domain/bookings/free-starts.ts";
import { FIRST_REVIEWS, type ReviewFilters } from "#app/domain/reviews/filters.ts";
import type { RatingDistribution, ReviewPage } from "#app/domain/reviews/review.ts";
import { usuallyRepliesBy } from "#app/domain/search/standing.ts";
import type { ServiceStatus } from "#app/domain/services/form.ts";
import type { Service, ServiceCard, ServiceListItem } from "#app/domain/services/service.ts";
import { dayNumber } from "#app/domain/time/guyana-day.ts";
import { displayName } from "#db/accounts/display-name.ts";
import type { Database } from "#db/connection/client.ts";
import { reviewsOf, selectReviews } from "#db/reviews/reviews.ts";
import { availability, users } from "#db/schema/accounts.ts";
import { reviews } from "#db/schema/reviews.ts";
import { photos, services } from "#db/schema/services.ts";
import { cardOf, firstPhotoId, serviceCard, wholeService } from "#db/service-card.ts";
import { idsOfPage, numberOfPage } from "#db/statements/paging.ts";
import { preparedReads } from "#db/statements/prepared.ts";
import type { Viewer } from "#db/viewer.ts";

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

const servicePage = preparedReads(
  (
    db,
    {
      id,
      viewer,
      today,
    }: { id: SQL<string | null>; viewer: SQL<string | null>; today: SQL<number> },
    filters: ReviewFilters,
  ) => {
    const ownerId = db.select({ id: services.proId }).from(services).where(eq(services.id, id));
    return {
      service: db
        .select({
          ...wholeService(viewer, today),
          owner: {
            name: displayName(users),
            firstName: users.firstName,
            yearsOfExperience: users.yearsOfExperience,
            profilePicture: users.profilePicture,
            createdAt: users.createdAt,
            repliesSoon: sql`${services.replyStep}`.mapWith((step) =>
              usuallyRepliesBy(Number(step)),
            ),
          },
          ownReviewId: sql<string | null>`(select ${reviews.id} from ${reviews}
          where ${reviews.serviceId} = ${services.id} and ${reviews.customerId} = ${viewer} and ${reviews.deletedAt} is null)`,
          unlisted: sql<ServiceStatus | null>`iif(${services.listed} = 1, null, ${services.status})`,
        })
        .from(services)
        .innerJoin(users, eq(users.id, services.proId))
        .where(
          and(
            eq(services.id, id),
            or(
              eq(services.listed, 1),
              and(eq(services.proId, sql`${viewer}`), isNull(services.deletedAt)),
            ),
          ),
        ),
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
      others: db
        .select(serviceCard(viewer, today))
        .from(services)
        .innerJoin(users, eq(users.id, services.proId))
        .where(and(eq(services.proId, ownerId), eq(services.listed, 1), ne(services.id, id)))
        .orderBy(desc(services.rating), asc(services.number))
        .limit(OTHER_SERVICES),
    };
  },
);

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

const LIST_SIZE = 20;

/**
 * One page of a person's own services, newest first, with how many pages there are. A page past the end is the last.
 */
export async function readServiceList(
  db: Database,
  userId: Viewer,
  pageNumber: number,
): Promise<{ services: ServiceListItem[]; page: number; pages: number }> {
  const own = and(eq(services.proId, sql`${userId}`), isNull(services.deletedAt));
  const newest = [desc(services.createdAt), desc(services.number)];
  const page = { page: pageNumber, size: LIST_SIZE };
  const total = db
    .select({ count: count().as("total") })
    .from(services)
    .where(own);
  const ids = db
    .select({ id: services.id })
    .from(services)
    .where(own)
    .orderBy(...newest);
  const [[counted], list] = await db.batch([
    total,
    db
      .select({
        id: services.id,
        number: services.number,
        title: services.title,
        categoryId: services.categoryId,
        subcategoryId: services.subcategoryId,
        city: services.city,
        region: services.region,
        priceAmount: services.priceAmount,
        priceType: services.priceType,
        rating: sql<number>`${services.rating}`,
        reviewCount: services.reviewCount,
        status: services.status,
        approval: services.approval,
        hidden: sql`${services.hiddenAt} is not null`.mapWith(Boolean),
        photoId: firstPhotoId,
      })
      .from(services)
      .where(inArray(services.id, idsOfPage(ids, { ...page, total })))
      .orderBy(...newest),
  ]);
  const found = counted?.count ?? 0;
  const pages = Math.max(1, Math.ceil(found / LIST_SIZE));
  return { services: list, pages, page: numberOfPage(page, found) };
}

/** The ids of all services of a professional, shown or not. */
export async function readServiceIds(db: Database, proId: string): Promise<string[]> {
  const rows = await db.select({ id: services.id }).from(services).where(eq(services.proId, proId));
  return rows.map(({ id }) => id);
}
