import { and, eq, isNull, sql } from "drizzle-orm";
import type { StaffAct } from "#app/domain/team/acts.ts";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { photos, services } from "#db/schema/services.ts";
import { staffLog } from "#db/schema/team.ts";
import { ownerWords } from "#db/search-index/searchable.ts";
import { selectAllUsualPrices } from "#db/search-index/usual-prices.ts";
import type { Viewer } from "#db/viewer.ts";

/** What the form of a service holds, as it is stored. */
export const SERVICE_FORM = {
  title: services.title,
  description: services.description,
  categoryId: services.categoryId,
  subcategoryId: services.subcategoryId,
  priceAmount: services.priceAmount,
  priceType: services.priceType,
  visitMinutes: services.visitMinutes,
  city: services.city,
  region: services.region,
  postalCode: services.postalCode,
  availability: {
    weekdays: services.availabilityWeekdays,
    weekends: services.availabilityWeekends,
    evenings: services.availabilityEvenings,
  },
};

const isOwn = (userId: Viewer) => eq(services.proId, sql`${userId}`);

/** The statement that reads the photos uploaded for a form and not attached to a service yet. */
function selectDrafts(db: Database, userId: Viewer, draftId: string) {
  return db
    .select({ id: photos.id, alt: photos.alt })
    .from(photos)
    .where(and(eq(photos.ownerId, sql`${userId}`), eq(photos.draftId, draftId)))
    .orderBy(photos.createdAt, sql`rowid`);
}

/**
 * What the form of a new service starts with: its owner's names, place and availability, the photos uploaded for this
 * draft, what is usual in each trade, and whether the draft is published already. Throws when there is no such person.
 */
export async function readNewService(db: Database, userId: Viewer, draftId: string) {
  const [[owner], drafts, published, usual] = await db.batch([
    db
      .select({
        ...ownerWords,
        city: users.city,
        region: users.region,
        postalCode: users.postalCode,
        availability: {
          weekdays: users.availabilityWeekdays,
          weekends: users.availabilityWeekends,
          evenings: users.availabilityEvenings,
        },
      })
      .from(users)
      .where(eq(users.id, sql`${userId}`)),
    selectDrafts(db, userId, draftId),
    db
      .select({ id: services.id })
      .from(services)
      .where(and(eq(services.id, draftId), isOwn(userId))),
    selectAllUsualPrices(db),
  ]);
  if (!owner) throw new Error("The owner of a new service does not exist.");
  return { owner, drafts, usual, published: published.length > 0 };
}

/**
 * A service of this person with its photos, the draft photos of its form and what is usual in each trade; null when it is not
 * theirs or deleted.
 */
export async function readServiceToEdit(db: Database, userId: Viewer, id: string) {
  const [[found], attached, drafts, usual] = await db.batch([
    db
      .select({
        id: services.id,
        ...SERVICE_FORM,
        status: services.status,
        approval: services.approval,
        /** Why the team has not approved it; null where it was not asked or has not decided. */
        refusal: sql<string | null>`(select ${staffLog.reason} from ${staffLog}
          where ${staffLog.subjectKind} = 'service' and ${staffLog.subjectId} = ${services}.id
            and ${staffLog.act} = ${"service-refused" satisfies StaffAct} order by ${staffLog.id} desc limit 1)`,
        /** When it was last changed, in UTC milliseconds (decision 50). */
        version: services.updatedAt,
        owner: ownerWords,
      })
      .from(services)
      .innerJoin(users, eq(users.id, services.proId))
      .where(and(eq(services.id, id), isOwn(userId), isNull(services.deletedAt))),
    db
      .select({ id: photos.id, alt: photos.alt })
      .from(photos)
      .where(eq(photos.serviceId, id))
      .orderBy(photos.position),
    selectDrafts(db, userId, id),
    selectAllUsualPrices(db),
  ]);
  if (!found) return null;
  const { owner, ...service } = found;
  return { service, owner, photos: attached, drafts, usual };
}
