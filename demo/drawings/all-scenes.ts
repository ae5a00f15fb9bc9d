import type { Scene } from "./scene.ts";
import { agricultureFarming } from "./scenes/agriculture-farming.ts";
import { automotiveServices } from "./scenes/automotive-services.ts";
import { beautyPersonalCare } from "./scenes/beauty-personal-care.ts";
import { businessCorporateServices } from "./scenes/business-corporate-services.ts";
import { constructionTrades } from "./scenes/construction-trades.ts";
import { educationTutoring } from "./scenes/education-tutoring.ts";
import { eventEntertainment } from "./scenes/event-entertainment.ts";
import { foodCateringServices } from "./scenes/food-catering-services.ts";
import { healthcareProfessionals } from "./scenes/healthcare-professionals.ts";
import { homeServicesMaintenance } from "./scenes/home-services-maintenance.ts";
import { manufacturingIndustrial } from "./scenes/manufacturing-industrial.ts";
import { mediaCreativeServices } from "./scenes/media-creative-services.ts";
import { miscellaneousOther } from "./scenes/miscellaneous-other.ts";
import { petServices } from "./scenes/pet-services.ts";
import { professionalServices } from "./scenes/professional-services.ts";
import { realEstateProperty } from "./scenes/real-estate-property.ts";
import { retailShopping } from "./scenes/retail-shopping.ts";
import { sportsFitness } from "./scenes/sports-fitness.ts";
import { technologyItServices } from "./scenes/technology-it-services.ts";
import { transportLogistics } from "./scenes/transport-logistics.ts";

/** The scenes of each category. */
export const SCENES: Readonly<Record<string, readonly Scene[]>> = {
  "construction-trades": constructionTrades,
  "home-services-maintenance": homeServicesMaintenance,
  "automotive-services": automotiveServices,
  "healthcare-professionals": healthcareProfessionals,
  "education-tutoring": educationTutoring,
  "professional-services": professionalServices,
  "technology-it-services": technologyItServices,
  "media-creative-services": mediaCreativeServices,
  "food-catering-services": foodCateringServices,
  "beauty-personal-care": beautyPersonalCare,
  "pet-services": petServices,
  "retail-shopping": retailShopping,
  "manufacturing-industrial": manufacturingIndustrial,
  "transport-logistics": transportLogistics,
  "agriculture-farming": agricultureFarming,
  "real-estate-property": realEstateProperty,
  "business-corporate-services": businessCorporateServices,
  "event-entertainment": eventEntertainment,
  "sports-fitness": sportsFitness,
  "miscellaneous-other": miscellaneousOther,
};
