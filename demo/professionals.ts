import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import type { SeedProfessional } from "./people.ts";
import { agricultureFarming } from "./professionals/agriculture-farming.ts";
import { automotiveServices } from "./professionals/automotive-services.ts";
import { beautyPersonalCare } from "./professionals/beauty-personal-care.ts";
import { businessCorporateServices } from "./professionals/business-corporate-services.ts";
import { constructionTrades } from "./professionals/construction-trades.ts";
import { educationTutoring } from "./professionals/education-tutoring.ts";
import { eventEntertainment } from "./professionals/event-entertainment.ts";
import { foodCateringServices } from "./professionals/food-catering-services.ts";
import { healthcareProfessionals } from "./professionals/healthcare-professionals.ts";
import { homeServicesMaintenance } from "./professionals/home-services-maintenance.ts";
import { manufacturingIndustrial } from "./professionals/manufacturing-industrial.ts";
import { mediaCreativeServices } from "./professionals/media-creative-services.ts";
import { miscellaneousOther } from "./professionals/miscellaneous-other.ts";
import { petServices } from "./professionals/pet-services.ts";
import { professionalServices } from "./professionals/professional-services.ts";
import { realEstateProperty } from "./professionals/real-estate-property.ts";
import { retailShopping } from "./professionals/retail-shopping.ts";
import { sportsFitness } from "./professionals/sports-fitness.ts";
import { technologyItServices } from "./professionals/technology-it-services.ts";
import { transportLogistics } from "./professionals/transport-logistics.ts";

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
