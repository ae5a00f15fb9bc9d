import { findRegion, REGIONS, type RegionName } from "./regions.ts";

type Area = { name: string; short: string; region: RegionName; villages: readonly string[] };

/** Stretches of coast and river as people name them, with their villages. `short` is the abbreviation. */
export const AREAS: readonly Area[] = [
  {
    name: "North West District",
    short: "NWD",
    region: "Barima-Waini",
    villages: ["Mabaruma", "Port Kaituma", "Moruca", "Matthews Ridge"],
  },
  {
    name: "Essequibo Coast",
    short: "",
    region: "Pomeroon-Supenaam",
    villages: ["Anna Regina", "Charity", "Suddie", "Supenaam", "Henrietta"],
  },
  {
    name: "West Bank Demerara",
    short: "WBD",
    region: "Essequibo Islands-West Demerara",
    villages: ["La Grange", "Vreed-en-Hoop", "Wales", "Goed Fortuin", "Bagotville"],
  },
  {
    name: "West Coast Demerara",
    short: "WCD",
    region: "Essequibo Islands-West Demerara",
    villages: [
      "Leonora",
      "Uitvlugt",
      "Meten-meer-Zorg",
      "Tuschen",
      "Cornelia Ida",
      "Parika",
      "Hydronie",
    ],
  },
  {
    name: "Essequibo Islands",
    short: "",
    region: "Essequibo Islands-West Demerara",
    villages: ["Leguan", "Wakenaam"],
  },
  {
    name: "Georgetown",
    short: "GT",
    region: "Demerara-Mahaica",
    villages: [
      "Georgetown",
      "Kitty",
      "Campbellville",
      "Queenstown",
      "Bel Air",
      "Sophia",
      "South Ruimveldt",
      "Albouystown",
      "Lodge",
      "Prashad Nagar",
    ],
  },
  {
    name: "East Bank Demerara",
    short: "EBD",
    region: "Demerara-Mahaica",
    villages: [
      "Diamond",
      "Grove",
      "Providence",
      "Eccles",
      "Herstelling",
      "Houston",
      "Soesdyke",
      "Timehri",
      "Craig",
    ],
  },
  {
    name: "East Coast Demerara",
    short: "ECD",
    region: "Demerara-Mahaica",
    villages: [
      "Buxton",
      "Annandale",
      "Lusignan",
      "Plaisance",
      "Beterverwagting",
      "Mon Repos",
      "Enmore",
      "Good Hope",
      "Mahaica",
      "Better Hope",
      "Ogle",
    ],
  },
  {
    name: "West Coast Berbice",
    short: "WCB",
    region: "Mahaica-Berbice",
    villages: [
      "Hopetown",
      "Bush Lot",
      "Fort Wellington",
      "Rosignol",
      "Mahaicony",
      "Bath Settlement",
    ],
  },
  {
    name: "New Amsterdam",
    short: "NA",
    region: "East Berbice-Corentyne",
    villages: ["New Amsterdam", "Canje", "Palmyra"],
  },
  {
    name: "Corentyne",
    short: "",
    region: "East Berbice-Corentyne",
    villages: [
      "Rose Hall",
      "Port Mourant",
      "Albion",
      "Skeldon",
      "Corriverton",
      "Black Bush Polder",
      "Whim",
    ],
  },
  {
    name: "Mazaruni River",
    short: "",
    region: "Cuyuni-Mazaruni",
    villages: ["Bartica", "Kamarang", "Itaballi"],
  },
  {
    name: "North Pakaraimas",
    short: "",
    region: "Potaro-Siparuni",
    villages: ["Mahdia", "Paramakatoi", "Kato", "Monkey Mountain"],
  },
  {
    name: "Rupununi",
    short: "",
    region: "Upper Takutu-Upper Essequibo",
    villages: ["Lethem", "Annai", "Aishalton", "Nappi", "St Ignatius"],
  },
  {
    name: "Linden",
    short: "",
    region: "Upper Demerara-Berbice",
    villages: ["Linden", "Mackenzie", "Wismar", "Amelia's Ward", "Christianburg"],
  },
  {
    name: "Upper Berbice",
    short: "",
    region: "Upper Demerara-Berbice",
    villages: ["Kwakwani", "Ituni"],
  },
];

const areaByVillage = new Map(
  AREAS.flatMap((area) => area.villages.map((village) => [village.toLowerCase(), area] as const)),
);

/** The area of a village, or null when the village is unknown. */
export function findArea(city: string): Area | null {
  return areaByVillage.get(city.trim().toLowerCase()) ?? null;
}

/** The region of a place: the chosen one, or that of a known village where only Guyana as a whole is chosen. */
export function regionOfPlace(city: string, region: string): string {
  return findRegion(region) ? region : (findArea(city)?.region ?? region);
}

/** Every word people may search for to find this place: village, area, its short form, region by name and number. */
export function placeWords(city: string, region: string): string {
  const area = findArea(city);
  const found = findRegion(region);
  return [city, region, area?.name, area?.short, found && `Region ${found.number}`]
    .filter(Boolean)
    .join(" ");
}

const NEIGHBOURS: Record<number, readonly number[]> = {
  1: [2, 7],
  2: [1, 3],
  3: [2, 4],
  4: [3, 5],
  5: [4, 6],
  6: [5, 10],
  7: [1, 8],
  8: [7, 9],
  9: [8, 6],
  10: [4, 6],
};

/** The regions next to a place (a village, an area or a region); none when it is unknown. */
export function placeNeighbours(text: string) {
  const place = text.trim().toLowerCase();
  const area =
    findArea(place) ??
    AREAS.find(({ name, short }) =>
      [name, short].some((word) => word && word.toLowerCase() === place),
    );
  const region = REGIONS.find(
    ({ name, number }) =>
      name === area?.region || name.toLowerCase() === place || `region ${number}` === place,
  );
  return REGIONS.filter(({ number }) => region && NEIGHBOURS[region.number]?.includes(number));
}
