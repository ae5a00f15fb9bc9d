import { eq, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import type { FreeTimes } from "#app/domain/bookings/free-starts.ts";
import { ANY_TIME, firstFree, type When } from "#app/domain/search/when.ts";
import { HIDDEN_TITLE } from "#app/domain/services/saved.ts";
import type { ServiceCard } from "#app/domain/services/service.ts";
import { freeTimes } from "#db/bookings/free-starts.ts";
import { users } from "#db/schema/accounts.ts";
import { photos, savedServices, services } from "#db/schema/services.ts";
import { displayName } from "./accounts/display-name.ts";
import { dayNumbered, hasSeenLicence, seenLicences } from "./seen-licence.ts";
import { constant } from "./statements/constant.ts";
import type { Viewer } from "./viewer.ts";

/** The id of the first photo of a service, or null. */
export const firstPhotoId = sql<string | null>`${new QueryBuilder()
  .select({ id: photos.id })
  .from(photos)
  .where(eq(photos.serviceId, services.id))
  .orderBy(photos.position)
  .limit(1)}`;

/** The same for people who may not see the service any more: then its photos are hidden (threat 94). */
export const shownPhotoId = sql<string | null>`iif(${services.listed} = 1, ${firstPhotoId}, null)`;

/** The title of a service as others see it: not the one that the team has hidden (threat 94). */
export const SHOWN_TITLE = sql<string>`case when ${services.hiddenAt} is null then ${services.title} else ${constant(HIDDEN_TITLE)} end`;

/** Whether a service is in search, counts and sitemap. */
export const isListed = sql<boolean>`${services.listed} = 1`.mapWith(Boolean);

/** The columns of a service for every list; its owner is joined. */
const SERVICE = {
  id: services.id,
  number: services.number,
  title: services.title,
  categoryId: services.categoryId,
  subcategoryId: services.subcategoryId,
  priceAmount: services.priceAmount,
  priceType: services.priceType,
  city: services.city,
  region: services.region,
  rating: sql<number>`${services.rating}`,
  reviewCount: services.reviewCount,
  availability: {
    weekdays: services.availabilityWeekdays,
    weekends: services.availabilityWeekends,
    evenings: services.availabilityEvenings,
  },
  proId: services.proId,
  proName: displayName(users),
};

/** The columns of a service on its own page; its owner is joined. `today` is the number of the day. */
export const wholeService = (viewer: Viewer, today: SQL<number>) => ({
  ...SERVICE,
  description: services.description,
  createdAt: services.createdAt,
  licences: seenLicences(services.proId, dayNumbered(today)),
  saved: savedBy(viewer),
  freeTimes: freeTimes(today),
});

/** The columns of a service card, for `cardOf`; the owner of the service is joined. `today` is the number of the day. */
export const serviceCard = (viewer: Viewer, today: SQL<number>) => ({
  ...SERVICE,
  snippet: sql<string>`substr(${services.description}, 1, 160)`,
  photoId: firstPhotoId,
  licensed: hasSeenLicence(services.proId, dayNumbered(today)).mapWith(Boolean),
  saved: savedBy(viewer),
  freeTimes: freeTimes(today),
});

/** A service card as it was read. */
export type CardRow = Omit<ServiceCard, "nextFree"> & { freeTimes: FreeTimes | null };

/** A card from its row, as it is at `now` (UTC milliseconds), with its next free start at the time that is asked for. */
export function cardOf<Row extends CardRow>(
  { freeTimes, ...card }: Row,
  now: number,
  time: When = ANY_TIME,
) {
  return { ...card, nextFree: freeTimes && firstFree(freeTimes, time, now) };
}

/** Whether the viewer has saved a service or owns it; null for a visitor. */
function savedBy(viewer: Viewer): SQL<ServiceCard["saved"]> {
  if (viewer === null) return sql`null`;
  return sql`case when ${viewer} is null then null when ${services.proId} = ${viewer} then 'own'
    when exists (select 1 from ${savedServices} where ${savedServices.userId} = ${viewer}
      and ${savedServices.serviceId} = ${services.id}) then 'yes' else 'no' end`;
}
