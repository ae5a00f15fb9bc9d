import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import type { SeedProfessional } from "./seed-types.ts";
import { agricultureFarming } from "./texts/professionals/agriculture-farming.ts";
import { automotiveServices } from "./texts/professionals/automotive-services.ts";
import { beautyPersonalCare } from "./texts/professionals/beauty-personal-care.ts";
import { businessCorporateServices } from "./texts/professionals/business-corporate-services.ts";
import { constructionTrades } from "./texts/professionals/construction-trades.ts";
import { educationTutoring } from "./texts/professionals/education-tutoring.ts";
import { eventEntertainment } from "./texts/professionals/event-entertainment.ts";
import { foodCateringServices } from "./texts/professionals/food-catering-services.ts";
import { healthcareProfessionals } from "./texts/professionals/healthcare-professionals.ts";
import { homeServicesMaintenance } from "./texts/professionals/home-services-maintenance.ts";
import { manufacturingIndustrial } from "./texts/professionals/manufacturing-industrial.ts";
import { mediaCreativeServices } from "./texts/professionals/media-creative-services.ts";
import { miscellaneousOther } from "./texts/professionals/miscellaneous-other.ts";
import { petServices } from "./texts/professionals/pet-services.ts";
import { professionalServices } from "./texts/professionals/professional-services.ts";
import { realEstateProperty } from "./texts/professionals/real-estate-property.ts";
import { retailShopping } from "./texts/professionals/retail-shopping.ts";
import { sportsFitness } from "./texts/professionals/sports-fitness.ts";
import { technologyItServices } from "./texts/professionals/technology-it-services.ts";
import { transportLogistics } from "./texts/professionals/transport-logistics.ts";

const BY_CATEGORY: ReadonlyMap<string, readonly SeedProfessional[]> = new Map([
  ["construction-trades", constructionTrades],
  ["home-services-maintenance", homeServicesMaintenance],
  ["automotive-services", automotiveServices],
  ["healthcare-professionals", healthcareProfessionals],
  ["education-tutoring", educationTutoring],
  ["professional-services", professionalServices],
  ["technology-it-services", technologyItServices],
  ["media-creative-services", mediaCreativeServices],
  ["food-catering-services", foodCateringServices],
  ["beauty-personal-care", beautyPersonalCare],
  ["pet-services", petServices],
  ["retail-shopping", retailShopping],
  ["manufacturing-industrial", manufacturingIndustrial],
  ["transport-logistics", transportLogistics],
  ["agriculture-farming", agricultureFarming],
  ["real-estate-property", realEstateProperty],
  ["business-corporate-services", businessCorporateServices],
  ["event-entertainment", eventEntertainment],
  ["sports-fitness", sportsFitness],
  ["miscellaneous-other", miscellaneousOther],
]);

/**
 * A professional with its place in the seed, from which all its keys are made:
 * "construction-trades/0".
 */
export type PlacedProfessional = SeedProfessional & { place: string; categoryId: string };

/** The demo professionals in catalogue order. */
export const PROFESSIONALS: readonly PlacedProfessional[] = CATEGORIES.flatMap(({ id }) =>
  (BY_CATEGORY.get(id) ?? []).map((professional, i) => ({
    ...professional,
    place: `${id}/${i}`,
    categoryId: id,
  })),
);
