import { eq } from "drizzle-orm";
import { workRegions } from "#db/schema/accounts.ts";
import { availability, daysOff } from "#db/schema/schedule.ts";
import { services } from "#db/schema/services.ts";
import { licences } from "#db/schema/team.ts";
import { type ExportedTable, named } from "./exported-table.ts";

/** What a professional offers, and when. */
export const WORK = {
  services: {
    table: services,
    whose: (me) => eq(services.proId, me),
    columns: () =>
      named(
        services.id,
        services.title,
        services.description,
        services.categoryId,
        services.subcategoryId,
        services.priceAmount,
        services.priceType,
        services.visitMinutes,
        services.city,
        services.region,
        services.postalCode,
        services.availabilityWeekdays,
        services.availabilityWeekends,
        services.availabilityEvenings,
        services.status,
        services.createdAt,
        services.updatedAt,
      ),
  },
  availability: {
    table: availability,
    whose: (me) => eq(availability.userId, me),
    columns: () => named(availability.weekday, availability.startsMinute, availability.endsMinute),
  },
  daysOff: {
    table: daysOff,
    whose: (me) => eq(daysOff.userId, me),
    columns: () => named(daysOff.day),
  },
  workRegions: {
    table: workRegions,
    whose: (me) => eq(workRegions.userId, me),
    columns: () => named(workRegions.region),
  },
  licences: {
    table: licences,
    whose: (me) => eq(licences.userId, me),
    columns: () =>
      named(
        licences.kind,
        licences.number,
        licences.issuer,
        licences.expiresOn,
        licences.state,
        licences.reason,
        licences.createdAt,
        licences.decidedAt,
      ),
  },
} satisfies Record<string, ExportedTable>;
