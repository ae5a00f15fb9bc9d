import { searchText } from "#app/domain/search/text.ts";
import { usualVisit } from "#app/domain/services/visit-defaults.ts";
import type { services } from "#db/schema/services.ts";
import { addressOf, type DemoPeople, type Service } from "./demo-people.ts";
import { hasLicence } from "./licence-rows.ts";
import { centsOf, windowColumns } from "./seed-types.ts";
import { draw } from "./seeded-random.ts";
import { sometime } from "./sometime.ts";
import { workRegionsOf } from "./work-region-rows.ts";

type ServiceRow = typeof services.$inferInsert;

const UNLISTED: ReadonlyMap<string, "inactive" | "pending"> = new Map([
  ["construction-trades/0/3", "inactive"],
  ["automotive-services/0/3", "inactive"],
  ["beauty-personal-care/0/4", "inactive"],
  ["food-catering-services/1/4", "inactive"],
  ["technology-it-services/0/4", "pending"],
]);

/** False for the few services that are not on the public pages. */
export function isListed({ place }: Service): boolean {
  return !UNLISTED.has(place);
}

/** A row of `services` for every service, in catalogue order. */
export function serviceRows(demoPeople: DemoPeople, now: number): ServiceRow[] {
  return demoPeople.services.map((service) => {
    const { professional, place, price, when } = service;
    const { region, postalCode } = addressOf(professional.village);
    const createdAt = sometime(now, service.createdDaysAgo, place);
    const edited = draw(`edited:${place}`, 4) === 0;
    return {
      id: service.id,
      proId: professional.id,
      title: service.title,
      description: service.description,
      categoryId: service.categoryId,
      subcategoryId: service.subcategory,
      priceAmount: centsOf(price),
      priceType: service.priceType,
      visitMinutes: usualVisit({ ...service, subcategoryId: service.subcategory }),
      city: professional.village,
      region,
      postalCode,
      ...windowColumns(when),
      status: UNLISTED.get(place) ?? "active",
      searchText: searchText({
        title: service.title,
        description: service.description,
        categoryId: service.categoryId,
        subcategoryId: service.subcategory,
        city: professional.village,
        region,
        firstName: professional.firstName,
        lastName: professional.lastName,
        businessName: professional.businessName ?? null,
        workRegions: workRegionsOf(professional),
        licensed: hasLicence(professional),
      }),
      createdAt,
      updatedAt: edited
        ? sometime(now, Math.ceil(service.createdDaysAgo / 2), `${place}/edited`)
        : createdAt,
    };
  });
}
