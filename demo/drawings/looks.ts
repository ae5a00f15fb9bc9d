import { draw, pick } from "#demo/seeded-random.ts";
import { type Look, look } from "./look.ts";

/** How the professionals look, by their place in the seed. */
const PROFESSIONALS: Readonly<Record<string, Look>> = {
  "construction-trades/0": look("brown", "short", "#33579e", { beard: "moustache" }),
  "construction-trades/1": look("dark", "fade", "#f4c653", { beard: "stubble" }),
  "construction-trades/2": look("bronze", "parted", "#7fb4d8", {
    grey: true,
    beard: "moustache",
    lines: true,
  }),
  "home-services-maintenance/0": look("dark", "bun", "#d1344b", {
    earrings: true,
    hat: "head tie",
    hatColour: "#ffc629",
  }),
  "home-services-maintenance/1": look("bronze", "short", "#0b5a3c", { glasses: true }),
  "home-services-maintenance/2": look("deep", "bald", "#f08c2e", { beard: "beard", grey: true }),
  "automotive-services/0": look("fair", "parted", "#d9623b", { glasses: true }),
  "automotive-services/1": look("brown", "short", "#8fb4ad", {
    hat: "prayer cap",
    hatColour: "#f3f5ee",
    beard: "beard",
  }),
  "automotive-services/2": look("dark", "locs", "#ffd978"),
  "healthcare-professionals/0": look("bronze", "bun", "#7d3f98", { glasses: true, earrings: true }),
  "healthcare-professionals/1": look("dark", "fade", "#4f9ab8", { beard: "stubble" }),
  "healthcare-professionals/2": look("tan", "long", "#d9623b", { lines: true }),
  "education-tutoring/0": look("deep", "fade", "#7fd6e4", { glasses: true, beard: "moustache" }),
  "education-tutoring/1": look("brown", "tail", "#c2257e", { earrings: true }),
  "education-tutoring/2": look("dark", "curls", "#7d3f98", {
    grey: true,
    glasses: true,
    lines: true,
    earrings: true,
  }),
  "professional-services/0": look("bronze", "parted", "#f3f5ee", {
    grey: true,
    glasses: true,
    lines: true,
  }),
  "professional-services/1": look("brown", "long", "#7fd6e4", {
    hat: "head scarf",
    hatColour: "#f2adbd",
  }),
  "professional-services/2": look("tan", "short", "#ffc629", { beard: "beard" }),
  "technology-it-services/0": look("dark", "locs", "#ffc629", { glasses: true }),
  "technology-it-services/1": look("brown", "braids", "#f2adbd", { earrings: true }),
  "technology-it-services/2": look("bronze", "parted", "#f3f5ee", { beard: "stubble" }),
  "media-creative-services/0": look("deep", "afro", "#4f9ab8", { beard: "stubble" }),
  "media-creative-services/1": look("fair", "bun", "#0b5a3c", {
    grey: true,
    glasses: true,
    lines: true,
  }),
  "media-creative-services/2": look("tan", "long", "#c8102e", { earrings: true }),
  "food-catering-services/0": look("brown", "bun", "#ffd978", {
    hat: "orhni",
    hatColour: "#f08c2e",
    lines: true,
  }),
  "food-catering-services/1": look("dark", "curls", "#7fd6e4", {
    grey: true,
    glasses: true,
    lines: true,
  }),
  "food-catering-services/2": look("tan", "short", "#5fa04e", { lines: true }),
  "beauty-personal-care/0": look("deep", "braids", "#ffd23f", { earrings: true }),
  "beauty-personal-care/1": look("tan", "curls", "#4f9ab8", { earrings: true }),
  "beauty-personal-care/2": look("brown", "fade", "#f3f5ee", {
    beard: "beard",
    hat: "prayer cap",
    hatColour: "#24313a",
  }),
  "pet-services/0": look("dark", "bald", "#c8102e", { beard: "moustache" }),
  "pet-services/1": look("fair", "curls", "#33579e", { grey: true, beard: "beard", lines: true }),
  "pet-services/2": look("bronze", "tail", "#7d3f98", { glasses: true }),
  "retail-shopping/0": look("fair", "short", "#0b5a3c", { lines: true }),
  "retail-shopping/1": look("brown", "parted", "#f3f5ee", { beard: "moustache" }),
  "retail-shopping/2": look("deep", "afro", "#c2257e", { earrings: true, glasses: true }),
  "manufacturing-industrial/0": look("tan", "short", "#4f9ab8", {
    grey: true,
    beard: "stubble",
    lines: true,
  }),
  "manufacturing-industrial/1": look("bronze", "bun", "#c2257e", {
    hat: "orhni",
    hatColour: "#ffd978",
  }),
  "manufacturing-industrial/2": look("tan", "parted", "#d9623b", { lines: true }),
  "transport-logistics/0": look("brown", "short", "#f3f5ee", {
    hat: "prayer cap",
    hatColour: "#ffffff",
    beard: "beard",
    grey: true,
  }),
  "transport-logistics/1": look("bronze", "curls", "#c8102e", { beard: "stubble" }),
  "transport-logistics/2": look("dark", "bun", "#f08c2e", { earrings: true }),
  "agriculture-farming/0": look("brown", "short", "#d9623b", { beard: "moustache", lines: true }),
  "agriculture-farming/1": look("deep", "fade", "#f4c653", {
    grey: true,
    glasses: true,
    lines: true,
  }),
  "agriculture-farming/2": look("tan", "long", "#c2257e"),
  "real-estate-property/0": look("fair", "long", "#b3202f", { earrings: true }),
  "real-estate-property/1": look("bronze", "short", "#33579e", {
    beard: "moustache",
    glasses: true,
  }),
  "real-estate-property/2": look("dark", "curls", "#0b5a3c", {
    grey: true,
    lines: true,
    earrings: true,
  }),
  "business-corporate-services/0": look("dark", "long", "#f2adbd", {
    glasses: true,
    earrings: true,
  }),
  "business-corporate-services/1": look("tan", "parted", "#7fb4d8", { beard: "stubble" }),
  "business-corporate-services/2": look("brown", "short", "#f3f5ee", {
    grey: true,
    beard: "moustache",
  }),
  "event-entertainment/0": look("deep", "bald", "#ffd23f", { beard: "beard", grey: true }),
  "event-entertainment/1": look("tan", "short", "#1f3a6e", { beard: "beard" }),
  "event-entertainment/2": look("brown", "long", "#0f6b72", { earrings: true }),
  "sports-fitness/0": look("deep", "fade", "#c8102e"),
  "sports-fitness/1": look("brown", "short", "#f3f5ee", {
    grey: true,
    beard: "moustache",
    lines: true,
  }),
  "sports-fitness/2": look("tan", "tail", "#0f6b72"),
  "miscellaneous-other/0": look("brown", "bald", "#f8faf6", {
    grey: true,
    glasses: true,
    beard: "moustache",
  }),
  "miscellaneous-other/1": look("dark", "locs", "#33579e", { beard: "stubble" }),
  "miscellaneous-other/2": look("tan", "bun", "#d9623b", {
    grey: true,
    lines: true,
    hat: "head tie",
    hatColour: "#4f9ab8",
  }),
};

/** Customers, patients, pupils and helpers in the drawings. */
const OTHERS: readonly Look[] = [
  look("brown", "tail", "#f4c653", { earrings: true }),
  look("deep", "fade", "#7fb4d8"),
  look("tan", "long", "#5fa04e"),
  look("bronze", "short", "#dfe4e1", { beard: "stubble" }),
  look("dark", "afro", "#d1344b", { earrings: true }),
  look("fair", "parted", "#7ea32b", { glasses: true }),
  look("brown", "long", "#4f9ab8", { hat: "head scarf", hatColour: "#7d3f98" }),
  look("dark", "curls", "#f2adbd"),
];

/** The look of the professional at a place of the seed; throws when nobody drew it. */
export function lookOf(place: string): Look {
  const found = PROFESSIONALS[place];
  if (!found) throw new Error(`Nobody drew ${place}`);
  return found;
}

/** Two other people for a drawing, always the same for the same key and not of the same look. */
export function othersFor(key: string): [Look, Look] {
  const first = draw(`others:${key}`, OTHERS.length);
  const rest = OTHERS.filter((_, n) => n !== first);
  return [OTHERS[first] ?? pick(key, OTHERS), pick(`second:${key}`, rest)];
}
