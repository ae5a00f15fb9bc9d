import { DEFAULT_VISIT, type VISIT_LENGTHS } from "#app/domain/bookings/visit.ts";

type VisitLength = (typeof VISIT_LENGTHS)[number];

/** Minutes, where a trade of the category has no length of its own. */
export const VISIT_OF_CATEGORY: ReadonlyMap<string, VisitLength> = new Map([
  ["automotive-services", 120],
  ["retail-shopping", 30],
]);

/** Minutes by subcategory; an id that stands in two categories means the same trade in both. */
export const VISIT_OF_SUBCATEGORY: ReadonlyMap<string, VisitLength> = new Map([
  ["land-surveyors", 180],

  ["handyman", 120],
  ["house-cleaning", 240],
  ["air-conditioning", 90],
  ["pest-control", 90],
  ["gardening-landscaping", 180],
  ["water-tanks-pumps", 120],
  ["septic-drain-cleaning", 120],
  ["movers", 240],

  ["body-work-spraying", 60],
  ["tyres-alignment", 60],
  ["auto-electricians", 90],
  ["auto-air-conditioning", 90],
  ["towing", 60],
  ["heavy-equipment-repair", 180],
  ["driving-instructors", 60],

  ["general-practitioners", 30],
  ["elderly-care", 240],
  ["pharmacists", 30],
  ["medical-laboratories", 30],
  ["midwives-doulas", 90],

  ["computer-training", 90],
  ["vocational-training", 180],
  ["day-care-nursery", 480],

  ["notaries", 30],
  ["justices-of-the-peace", 30],

  ["networking-wifi", 120],
  ["point-of-sale", 120],
  ["tv-satellite", 90],

  ["photographers", 180],
  ["videographers", 240],
  ["printing-signs", 30],
  ["audio-studios", 180],
  ["drone-services", 120],

  ["caterers", 300],
  ["bakers-cakes", 30],
  ["private-chefs", 240],
  ["meal-delivery", 30],
  ["snacks-pastries", 30],
  ["bartenders-drinks", 300],
  ["barbecue-grill", 300],
  ["food-trucks", 300],
  ["preserves-sauces", 30],
  ["butchers-fish", 30],

  ["braiders-locticians", 240],
  ["nail-technicians", 90],
  ["make-up-artists", 90],
  ["lash-brow-technicians", 90],
  ["waxing-hair-removal", 30],
  ["tattoo-piercing", 120],
  ["mehndi-artists", 120],
  ["tailors-seamstresses", 30],

  ["veterinarians", 30],
  ["pet-grooming", 90],
  ["pet-supplies", 30],

  ["furniture", 60],
  ["grocery-delivery", 60],
  ["personal-shoppers", 60],

  ["generator-service", 120],
  ["safety-inspection", 120],

  ["truck-haulage", 180],
  ["bus-minibus-hire", 240],
  ["boat-river-transport", 120],
  ["equipment-rental", 240],

  ["tractor-ploughing", 240],
  ["farm-labour", 480],
  ["agronomists", 120],
  ["irrigation-drainage", 120],

  ["home-inspectors", 120],
  ["valuers-appraisers", 90],
  ["interior-designers", 90],

  ["office-cleaning", 180],
  ["security-guards", 480],
  ["training-workshops", 180],

  ["djs-sound", 300],
  ["bands-musicians", 180],
  ["tents-chairs-rental", 120],
  ["decorators", 180],
  ["mc-hosts", 240],
  ["party-entertainers", 120],
  ["lighting-stage", 300],
  ["wedding-cars", 180],
  ["tour-guides", 240],
  ["venues", 300],

  ["religious-services", 120],
  ["errands-queueing", 120],
  ["laundry-ironing", 120],
  ["babysitters-nannies", 240],
]);

/** How long a first visit usually takes in a trade, in minutes; of the category where the subcategory says nothing. */
export function usualVisit({
  categoryId,
  subcategoryId,
}: {
  categoryId: string;
  subcategoryId: string | null;
}): VisitLength {
  return (
    VISIT_OF_SUBCATEGORY.get(subcategoryId ?? "") ??
    VISIT_OF_CATEGORY.get(categoryId) ??
    DEFAULT_VISIT
  );
}
