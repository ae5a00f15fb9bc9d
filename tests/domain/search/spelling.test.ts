import { describe, expect, test } from "vitest";
import type { IndexWord } from "#app/domain/search/reading/corrections.ts";
import { readQuery } from "#app/domain/search/reading/read-query.ts";
import { editDistance, mostTypos, nearestWords } from "#app/domain/search/words/spelling.ts";
import { words } from "#app/domain/search/words/words.ts";

/** Searches as people mistype them, and the word that was meant. */
const TYPOS: [string, string][] = [
  ["pluma", "plumber"],
  ["rufing", "roofing"],
  ["websight", "website"],
  ["gard", "guard"],
  ["sekretry", "secretary"],
  ["plumer", "plumber"],
  ["plummer", "plumber"],
  ["plumbre", "plumber"],
  ["electrisian", "electrician"],
  ["eletrician", "electrician"],
  ["electricain", "electrician"],
  ["carpentar", "carpenter"],
  ["carpinter", "carpenter"],
  ["mecanic", "mechanic"],
  ["machanic", "mechanic"],
  ["mechanik", "mechanic"],
  ["hairdreser", "hairdresser"],
  ["hairdressor", "hairdresser"],
  ["barbar", "barber"],
  ["tailer", "tailor"],
  ["seamstres", "seamstress"],
  ["semstress", "seamstress"],
  ["photograper", "photographer"],
  ["fotographer", "photographer"],
  ["fotografer", "photographer"],
  ["technishan", "technician"],
  ["vidiographer", "videographer"],
  ["catrer", "caterer"],
  ["cattering", "catering"],
  ["bakry", "bakery"],
  ["vetinarian", "veterinarian"],
  ["veternarian", "veterinarian"],
  ["denist", "dentist"],
  ["dentis", "dentist"],
  ["docter", "doctor"],
  ["pharmasy", "pharmacy"],
  ["farmacy", "pharmacy"],
  ["phisiotherapist", "physiotherapist"],
  ["masage", "massage"],
  ["lawer", "lawyer"],
  ["acountant", "accountant"],
  ["accountent", "accountant"],
  ["survayor", "surveyor"],
  ["arkitect", "architect"],
  ["archetect", "architect"],
  ["contracter", "contractor"],
  ["gardner", "gardener"],
  ["landscapping", "landscaping"],
  ["exterminater", "exterminator"],
  ["lockmith", "locksmith"],
  ["uphostery", "upholstery"],
  ["furnitur", "furniture"],
  ["generater", "generator"],
  ["refridgerator", "refrigerator"],
  ["microwav", "microwave"],
  ["computor", "computer"],
  ["labtop", "laptop"],
  ["websit", "website"],
  ["insurence", "insurance"],
  ["imigration", "immigration"],
  ["passprot", "passport"],
  ["tution", "tuition"],
  ["nursary", "nursery"],
  ["decorater", "decorator"],
  ["makup", "makeup"],
  ["pedicur", "pedicure"],
  ["eyebrowe", "eyebrow"],
  ["tatoo", "tattoo"],
  ["cubord", "cupboard"],
  ["lern to drive", "learn to drive"],
  ["box brades", "box braids"],
];

const unknownToIndex = (...typed: string[]) =>
  new Map<string, IndexWord>(
    typed.map((word) => [word, { isKnown: false, isBeginning: false, near: [] }]),
  );

describe("the distance of two words", () => {
  test("counts insertions, deletions, changes and swaps of neighbours as one each", () => {
    expect(editDistance("plumber", "plumber", 2)).toBe(0);
    expect(editDistance("plumer", "plumber", 2)).toBe(1);
    expect(editDistance("plumbers", "plumber", 2)).toBe(1);
    expect(editDistance("plunber", "plumber", 2)).toBe(1);
    expect(editDistance("plubmer", "plumber", 2)).toBe(1);
    expect(editDistance("lumbar", "plumber", 2)).toBe(2);
  });

  test("stops counting above the most that is asked for", () => {
    expect(editDistance("roof", "gutter", 2)).toBe(3);
    expect(editDistance("a", "veterinarian", 1)).toBe(2);
  });
});

describe("the typos that a word may have", () => {
  test("are none in short words and numbers, one up to six letters, two from seven on", () => {
    expect(["roof", "2x4", "r134a", "tiler", "mason", "barber", "plumber"].map(mostTypos)).toEqual([
      0, 0, 0, 1, 1, 1, 2,
    ]);
  });
});

describe("the nearest words", () => {
  test("are those with the fewest typos, then with the same first letter, then with the greater weight", () => {
    const candidates = [
      { word: "lumber", weight: 9 },
      { word: "plumber", weight: 1 },
      { word: "plump", weight: 1 },
    ];
    expect(nearestWords("plumer", candidates)[0]).toBe("plumber");
    expect(
      nearestWords("tilre", [
        { word: "tiler", weight: 1 },
        { word: "title", weight: 5 },
      ])[0],
    ).toBe("tiler");
    expect(
      nearestWords("barbr", [
        { word: "barbe", weight: 1 },
        { word: "barber", weight: 2 },
      ])[0],
    ).toBe("barber");
  });

  test("are none for a short word or when nothing is near", () => {
    expect(nearestWords("roff", [{ word: "roof", weight: 1 }])).toEqual([]);
    expect(nearestWords("gard", [{ word: "card", weight: 1 }])).toEqual([]);
    expect(nearestWords("plumber", [{ word: "electrician", weight: 1 }])).toEqual([]);
    expect(nearestWords("zzzzzzzz", [{ word: "ssee", weight: 1 }])).toEqual([]);
  });
});

describe("a mistyped search", () => {
  test.each(TYPOS)("for %s leads where %s leads", (typed, meant) => {
    const trades = readQuery(meant).needs[0]?.trades ?? [];
    expect(trades.length).toBeGreaterThan(0);
    expect(readQuery(typed, unknownToIndex(...typed.split(" "))).needs[0]?.trades).toEqual(trades);
  });

  test("says which word it was read as, unless the endings are all that differs", () => {
    const corrections = ["plumer", "mecanic", "labtop", "dentis", "tatoo", "docter"].map(
      (typed) => readQuery(typed, unknownToIndex(typed)).corrected,
    );
    expect(corrections).toEqual(["plumber", "mechanic", "laptop", "dentist", "tattoo", null]);
  });

  test("is corrected to a word of Spanish or Portuguese that sounds the same where no English one is near", () => {
    const { corrected, needs } = readQuery("electrisista", unknownToIndex("electrisista"));
    expect(corrected).toBe("electricista");
    expect(needs[0]?.trades).toEqual(["electricians"]);
  });

  test("is corrected word by word when several are wrong, and when the right word alone tells no trade", () => {
    for (const [typed, meant] of [
      ["personel traner", "personal trainer"],
      ["sekurity gard", "security guard"],
      ["bathrum tiles", "bathroom tiles"],
      ["desiner", "designer"],
    ] as const) {
      const { corrected } = readQuery(typed, unknownToIndex(...typed.split(" ")));
      expect(corrected).toBe(meant);
    }
  });

  test("keeps every other word as it was typed", () => {
    const { corrected } = readQuery("Need a GOOD plumer in Kitty", unknownToIndex("plumer"));
    expect(corrected).toBe("Need a GOOD plumber in Kitty");
  });

  test("is not corrected where the index knows the word, or before the index was asked", () => {
    const known = new Map([["plumer", { isKnown: true, isBeginning: false, near: [] }]]);
    expect(readQuery("plumer", known).corrected).toBeNull();
    const { corrected, doubtful } = readQuery("plumer");
    expect(corrected).toBeNull();
    expect(doubtful).toEqual(["plumer"]);
  });

  test("is corrected to a word of the index when no trade has one like it", () => {
    const index = new Map([
      ["ramkisoon", { isKnown: false, isBeginning: false, near: ["ramkissoon"] }],
    ]);
    expect(readQuery("ramkisoon", index).corrected).toBe("ramkissoon");
  });

  test("names its place all the same", () => {
    const { place, needs } = readQuery("plumber georgtown", unknownToIndex("georgtown"));
    expect(place?.name).toBe("Georgetown");
    expect(needs[0]?.trades).toEqual(["plumbers"]);
  });

  test("names a place after “in” where a word is one typo from it, and writes its name with a capital letter", () => {
    const corrected = (text: string, ...unknown: string[]) =>
      readQuery(text, unknownToIndex(...unknown)).corrected;
    expect(corrected("barber in lindn", "lindn")).toBe("barber in Linden");
    expect(corrected("barber in leathem", "leathem")).toBe("barber in Lethem");
    expect(corrected("plumber in New Amsterdm", "amsterdm")).toBe("plumber in New Amsterdam");
    expect(corrected("lindn sheets washed", "lindn")).toBe("linen sheets washed");
  });

  test("is split where two words are written as one", () => {
    const { corrected, needs } = readQuery("lawncutting", unknownToIndex("lawncutting"));
    expect(corrected).toBe("lawn cutting");
    expect(needs[0]?.trades).toEqual(["gardening-landscaping"]);
  });

  test("takes the correction that makes sense beside the other words", () => {
    const { needs } = readQuery("car mecanik", unknownToIndex("mecanik"));
    expect(needs[0]?.trades).toEqual(["mechanics"]);
  });

  test("in Spanish or Portuguese is corrected to a word that sounds the same or a place, never to an English one", () => {
    const corrected = (text: string) => readQuery(text, unknownToIndex(...words(text))).corrected;
    expect(corrected("mi papá murió ayer")).toBeNull();
    expect(corrected("avioneta para llevar carga a la mina")).toBeNull();
    expect(corrected("quiero un electrisista para mi casa")).toBe(
      "quiero un electricista para mi casa",
    );
    expect(corrected("busco una señora para limpiar en Georgtown")).toContain("Georgetown");
  });

  test("has no doubtful words when it is made of words of trades, places and fillers", () => {
    expect(readQuery("somebody to fix my leaking roof in Diamond please").doubtful).toEqual([]);
    const forms =
      "food bagged, house looked over, diet tried, dress bought, plan drawn, chairs covered, older, villages";
    expect(readQuery(forms).doubtful).toEqual([]);
    expect(readQuery("buses, tires, pages, moved, facing").doubtful).toEqual([]);
    expect(readQuery("fiting minibuss").doubtful).toEqual(["fiting", "minibuss"]);
  });
});
