import { words } from "#app/domain/search/words/words.ts";

// Villages that no professional may live in yet, by area; the forms know only those of `places/areas.ts`.
export const MORE_VILLAGES: Record<string, string> = {
  "North West District": "Moruka, Santa Rosa, Baramita, Arakaka, Hosororo, Kumaka, Morawhanna",
  "Essequibo Coast":
    "Aurora, Golden Fleece, Adventure, Onderneeming, Cotton Field, Pomeroon, Hampton Court, Danielstown, La Belle Alliance, Essequibo Coast",
  "West Bank Demerara":
    "Canal Number One, Canal Number Two, Canal No 1, Canal No 2, Canal One, Canal Two, Patentia, Nismes, La Parfaite Harmonie, Parfaite Harmonie, Pouderoyen, Malgretout, Schoonord, Meer Zorgen, Westminster, Vive La Force, Versailles, Phoenix Park",
  "West Coast Demerara":
    "Vreed en Hoop, De Kinderen, Zeeburg, Boerasirie, Stewartville, Anna Catherina, Blankenburg, Windsor Forest, La Jalousie, Crane, Best Village, Den Amstel, Hague, Zeelugt, Met-en-Meer-Zorg, Greenwich Park, Farm Village, Ruby, Vergenoegen, Bushy Park",
  "Essequibo Islands": "Hogg Island, Hog Island",
  Georgetown:
    "Alberttown, Cummingsburg, Stabroek, Bourda, Kingston, Werk-en-Rust, Lacytown, Robbstown, North Ruimveldt, East Ruimveldt, West Ruimveldt, Ruimveldt, Subryanville, Turkeyen, Cummings Lodge, Pattensen, Liliendaal, Alexander Village, Meadow Brook, Meadowbrook, Roxanne Burnham Gardens, Tucville, Guyhoc, Festival City, Tiger Bay, Regent Street, Sheriff Street, Bel Air Park, Section K, Newtown, Lamaha Gardens, Republic Park, Eve Leary, Charlestown, Wortmanville, Newburg, La Penitence, Agricola, McDoom",
  "East Bank Demerara":
    "Bagotstown, Peters Hall, Nandy Park, Republic Park, Mocha, Arcadia, Ramsburg, Covent Garden, Little Diamond, Golden Grove, Great Diamond, Supply, Land of Canaan, Friendship, Hope Estate, Silver Hill, Den Heuvel, Kuru Kururu, Yarrowkabra, Linden Soesdyke Highway, Farm EBD, Prospect, Barnwell, Caledonia, Perseverance",
  "East Coast Demerara":
    "Industry, Goedverwagting, Sparendaam, Success, Le Ressouvenir, La Bonne Intention, LBI, Chateau Margot, Montrose, Felicity, Triumph, BV, Vryheids Lust, Atlantic Gardens, Happy Acres, Strathspey, Coldingen, Non Pareil, Foulis, Paradise, Golden Grove, Nabaclis, Victoria, Belfield, Haslington, Clonbrook, Ann's Grove, Unity, Vigilance, Bladen Hall, Melanie, Melanie Damishana, Strathavon, Lusignan, Bachelor's Adventure, Dazell Housing Scheme, Courida Park, Ogle",
  "West Coast Berbice":
    "Blairmont, Ithaca, Cotton Tree, Onverwagt, Belladrum, Litchfield, Number 29, D'Edward, Woodlands, Moraikobai, Lovely Lass, Zee Zight, Burma, Bush Lot",
  "New Amsterdam":
    "Stanleytown, Overwinning, Edinburgh, Everton, Glasgow, Fort Canje, Sheet Anchor, Cumberland, Reliance, Angoy's Avenue, East Canje",
  Corentyne:
    "Fyrish, Gibraltar, Rose Hall Town, Williamsburg, Letter Kenny, Bloomfield, Ulverston, Johanna, Auchlyne, Kilcoy, Chesney, Hampshire, Tain, Miss Phoebe, Liverpool, Manchester, Lancaster, Number 19, Number 64, Number 68, Number 78, Springlands, Crabwood Creek, Orealla, Mibicuri, Yakusari, Crabwood Creek, Moleson Creek, Corentyne Coast, Upper Corentyne, Lower Corentyne",
  "Mazaruni River":
    "Mazaruni, Issano, Imbaimadai, Kurupung, Jawalla, Waramadong, Isseneru, Potaro Road, Cuyuni",
  "North Pakaraimas":
    "Kurukabaru, Kopinang, Campbelltown, Chenapau, Princeville, Micobie, Tumatumari, Pakaraimas",
  Rupununi:
    "Karasabai, Sand Creek, Surama, Karanambu, Maruranau, Shea, Achawib, Toka, Yupukari, Moco Moco, Tabatinga, South Rupununi, North Rupununi, Dadanawa, Kanuku",
  Linden:
    "McKenzie, Block 22, Kara Kara, Retrieve, One Mile, Half Mile, Victory Valley, Wisroc, Noitgedacht, Rockstone, Coomacka, Amelias Ward, Blueberry Hill, Silvertown, Watooka",
  "Upper Berbice": "Aroaima, Hururu, Kimbia",
};

// Names for more than one area or region, as people say them.
export const WIDER: { name: string; spoken: string; regions: number[] }[] = [
  { name: "Berbice", spoken: "Berbice, Berbice side, Bce", regions: [6, 5] },
  { name: "Demerara", spoken: "Demerara", regions: [4, 3] },
  { name: "East Bank", spoken: "East Bank, East Bank Dem", regions: [4] },
  { name: "East Coast", spoken: "East Coast, East Coast Dem", regions: [4] },
  { name: "West Bank", spoken: "West Bank, West Bank Dem", regions: [3] },
  {
    name: "West Coast",
    spoken: "West Coast, West Side, West Demerara, West Dem, West Coast Dem",
    regions: [3],
  },
  { name: "West Berbice", spoken: "West Berbice, West Coast Berbice", regions: [5] },
  { name: "East Berbice", spoken: "East Berbice", regions: [6] },
  { name: "Essequibo", spoken: "Essequibo, Ebo, Esq", regions: [2, 3] },
  { name: "Black Bush Polder", spoken: "Black Bush", regions: [6] },
  { name: "Pomeroon", spoken: "Pomeroon, Supenaam", regions: [2] },
  { name: "the interior", spoken: "the interior, hinterland, in the bush", regions: [7, 8, 1, 9] },
  { name: "Georgetown", spoken: "Georgetown, town, GT, Gtown, G Town, the city", regions: [4] },
  { name: "New Amsterdam", spoken: "New Amsterdam", regions: [6] },
];

/** What people call Georgetown in a search; in a title it is the town of whoever wrote it. */
export const LOCAL_NAMES: ReadonlySet<string> = new Set(["town", "the city"]);

/** Names that are also words of what people need; they are a place only after a preposition or at the end. */
export const ALSO_WORDS = new Set(
  words(
    "diamond grove kitty lodge craig wales charity sophia whim houston albion providence ruby triumph victoria paradise vigilance felicity prospect aurora burma glasgow edinburgh liverpool manchester lancaster hampshire woodlands hague kingston town gt toka kato perseverance victory silvertown everton cumberland westminster",
  ),
);

/** Names that are far more often words, such as "crane"; they are a place only after a preposition. */
export const MOSTLY_WORDS = new Set(
  words(
    "farm crane supply success best bath industry agricola interior hinterland bush shea mocha arcadia unity friendship adventure retrieve reliance phoenix park r1 r2 r3 r4 r5 r6 r7 r8 r9 r10",
  ),
);

/** What holds the name of a place and names none. */
export const NO_PLACES = [
  "demerara mutual",
  "demerara bank",
  "demerara window",
  "demerara shutter",
  "berbice chair",
  "clear bush lot",
  "clean bush lot",
  "weed bush lot",
  "cut bush lot",
  "my bush lot",
  "meh bush lot",
].map(words);
