export type Paint = { body: string; trim: string; accent: string };

const INK = "#0f2218";
const LINE = `stroke="${INK}" stroke-width="10" stroke-linejoin="round" stroke-linecap="round"`;

/** A thing for a picture, drawn standing on y = 0 around x = 0 and at most 340 high. */
export type Thing = { name: string; draw: (paint: Paint) => string };

const THINGS = {
  bucket: ({ body, trim }) =>
    `<path d="M-85-170 A85 85 0 0 1 85-170" fill="none" ${LINE}/><path d="M-95-180H95L70 0H-70Z" fill="${body}" ${LINE}/><path d="M-90-140H90" stroke="${trim}" stroke-width="22"/>`,
  ladder: ({ trim }) =>
    `<path d="M-70 0-45-340M70 0 45-340" fill="none" stroke="${INK}" stroke-width="34"/><path d="M-70 0-45-340M70 0 45-340M-64-80H64M-58-160H58M-52-240H52" fill="none" stroke="${trim}" stroke-width="18"/>`,
  toolbox: ({ body, accent }) =>
    `<path d="M-50-120V-165H50V-120" fill="none" ${LINE}/><path d="M-130-120H130V0H-130Z" fill="${body}" ${LINE}/><path d="M-130-70H130" ${LINE}/><path d="M-22-90H22V-45H-22Z" fill="${accent}" ${LINE}/>`,
  crate: ({ trim }) =>
    `<path d="M-120-170H120V0H-120Z" fill="${trim}" ${LINE}/><path d="M-120-113H120M-120-57H120M-80-170V0M80-170V0" ${LINE}/>`,
  "paint tin": ({ body, accent }) =>
    `<path d="M-75-160H75V0H-75Z" fill="#ffffff" ${LINE}/><path d="M-75-110H75V-40H-75Z" fill="${body}" ${LINE}/><path d="M-80-160H80V-140H20V-95H-15V-140H-80Z" fill="${accent}" ${LINE}/>`,
  jar: ({ accent, trim }) =>
    `<path d="M-70-175Q-85-165-85-140V0H85V-140Q85-165 70-175Z" fill="#ffffff" ${LINE}/><path d="M-80-90H80V-5H-80Z" fill="${accent}"/><path d="M-85-140V0H85V-140" fill="none" ${LINE}/><path d="M-78-215H78V-175H-78Z" fill="${trim}" ${LINE}/>`,
  bottle: ({ body, accent }) =>
    `<path d="M-28-290H28V-210Q62-180 62-140V0H-62V-140Q-62-180-28-210Z" fill="${body}" ${LINE}/><path d="M-62-120H62V-45H-62Z" fill="#ffffff" ${LINE}/><path d="M-32-320H32V-290H-32Z" fill="${accent}" ${LINE}/>`,
  bowl: ({ body, accent }) =>
    `<circle cx="-45" cy="-120" r="48" fill="${accent}" ${LINE}/><circle cx="45" cy="-125" r="52" fill="${accent}" ${LINE}/><path d="M-130-115H130Q120 0 40 0H-40Q-120 0-130-115Z" fill="${body}" ${LINE}/>`,
  "stack of books": ({ body, trim, accent }) =>
    `<path d="M-120-50H120V0H-120Z" fill="${body}" ${LINE}/><path d="M-100-100H130V-50H-100Z" fill="${trim}" ${LINE}/><path d="M-115-150H95V-100H-115Z" fill="${accent}" ${LINE}/><path d="M-80-25H40M-60-75H50" stroke="#ffffff" stroke-width="10"/>`,
  parcel: ({ trim, accent }) =>
    `<path d="M-110-180H110V0H-110Z" fill="${trim}" ${LINE}/><path d="M-18-180H18V0H-18Z" fill="${accent}" ${LINE}/><path d="M-110-100H110" stroke="${INK}" stroke-width="6"/>`,
  lamp: ({ body, accent }) =>
    `<path d="M0-140V-20" stroke="${INK}" stroke-width="18"/><path d="M-70-30H70V0H-70Z" fill="${body}" ${LINE}/><path d="M-55-290H55L110-140H-110Z" fill="${accent}" ${LINE}/>`,
  "potted plant": ({ body }) =>
    `<path d="M0-110Q-110-160-90-290Q0-250 0-110ZM0-110Q110-160 90-290Q0-250 0-110Z" fill="#5fa04e" ${LINE}/><path d="M0-110Q-50-230 0-330Q50-230 0-110Z" fill="#7ea32b" ${LINE}/><path d="M-90-115H90L65 0H-65Z" fill="${body}" ${LINE}/>`,
  basket: ({ trim, accent }) =>
    `<path d="M-95-120A95 130 0 0 1 95-120" fill="none" ${LINE}/><path d="M-120-130H120L90 0H-90Z" fill="${trim}" ${LINE}/><path d="M-112-88H112M-102-44H102" stroke="${accent}" stroke-width="14" stroke-dasharray="24 14"/>`,
  drum: ({ body, trim, accent }) =>
    `<path d="M-95-170H95V-20H-95Z" fill="${body}" ${LINE}/><path d="M-95-165-48-25 0-165 48-25 95-165" fill="none" stroke="${accent}" stroke-width="10"/><path d="M-105-195H105V-160H-105ZM-105-30H105V0H-105Z" fill="${trim}" ${LINE}/>`,
  mug: ({ body, accent }) =>
    `<path d="M60-110H100Q120-110 120-75T100-40H60" fill="none" ${LINE}/><path d="M-75-140H75V0H-75Z" fill="${body}" ${LINE}/><path d="M-75-75H75" stroke="${accent}" stroke-width="24"/>`,
} satisfies Record<string, Thing["draw"]>;

type ThingName = keyof typeof THINGS;

const BY_CATEGORY: ReadonlyMap<string, readonly ThingName[]> = new Map<string, ThingName[]>([
  ["construction-trades", ["bucket", "ladder", "toolbox", "paint tin", "crate"]],
  ["home-services-maintenance", ["bucket", "bottle", "paint tin", "ladder", "potted plant"]],
  ["automotive-services", ["toolbox", "bottle", "bucket", "lamp", "crate"]],
  ["healthcare-professionals", ["jar", "bottle", "stack of books", "lamp", "bowl"]],
  ["education-tutoring", ["stack of books", "lamp", "mug", "jar", "potted plant"]],
  ["professional-services", ["stack of books", "lamp", "mug", "parcel", "potted plant"]],
  ["technology-it-services", ["lamp", "mug", "toolbox", "parcel", "stack of books"]],
  ["media-creative-services", ["lamp", "paint tin", "jar", "stack of books", "mug"]],
  ["food-catering-services", ["bowl", "jar", "basket", "bottle", "mug"]],
  ["beauty-personal-care", ["bottle", "jar", "lamp", "potted plant", "bowl"]],
  ["pet-services", ["bowl", "bucket", "basket", "bottle", "crate"]],
  ["retail-shopping", ["basket", "parcel", "crate", "jar", "bottle"]],
  ["manufacturing-industrial", ["crate", "toolbox", "drum", "bucket", "lamp"]],
  ["transport-logistics", ["parcel", "crate", "toolbox", "basket", "mug"]],
  ["agriculture-farming", ["basket", "crate", "potted plant", "bucket", "jar"]],
  ["real-estate-property", ["potted plant", "lamp", "stack of books", "parcel", "mug"]],
  ["business-corporate-services", ["stack of books", "mug", "lamp", "parcel", "jar"]],
  ["event-entertainment", ["drum", "bottle", "bowl", "lamp", "potted plant"]],
  ["sports-fitness", ["bottle", "basket", "drum", "bowl", "bucket"]],
  ["miscellaneous-other", ["basket", "parcel", "jar", "lamp", "crate"]],
]);

/** The things that belong to a category, or none when it is unknown. */
export function thingsOf(categoryId: string): Thing[] {
  return (BY_CATEGORY.get(categoryId) ?? []).map((name) => ({ name, draw: THINGS[name] }));
}
