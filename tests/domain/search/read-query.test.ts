import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readQuery } from "#app/domain/search/reading/read-query.ts";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import { seededRandom } from "#tests/support/random/seeded-random.ts";
import { anyText } from "#tests/support/random/texts.ts";
import { LANGUAGES, SITUATIONS, VERBS } from "./situations.ts";

const tradesOf = (text: string) => readQuery(text).needs.map((need) => need.trades);
const tradeIds = new Set(
  CATEGORIES.flatMap(({ subcategories }) => subcategories.map(({ id }) => id)),
);

/** The lines of a list, "what somebody types | trade-id, trade-id", that do not lead to one of their trades first. */
function misread(list: string): string[] {
  return list
    .trim()
    .split("\n")
    .filter((line) => {
      const [text = "", ids = ""] = line.split(" | ");
      const accepted = ids.split(", ");
      expect(accepted.filter((id) => !tradeIds.has(id))).toEqual([]);
      const first = tradesOf(text)[0]?.[0] ?? "";
      return !accepted.includes(first);
    });
}

test("a query's first twenty words that say what is needed are read", () => {
  const polite =
    "good morning please i need somebody who can come here and help me with this and that for my";
  expect(readQuery(`${polite} ${polite} leaking pipe`).needs[0]?.trades).toEqual(["plumbers"]);
  const words = Array.from({ length: 20 }, (_, i) => `wurd${"abcdefghijklmnopqrst"[i]}`);
  expect(readQuery(`${words.join(" ")} plumber`).needs[0]?.stems).not.toContain("plumb");
  expect(readQuery(`${words.slice(1).join(" ")} plumber`).needs[0]?.stems).toContain("plumb");
});

describe("what somebody types", () => {
  test.each(Object.entries(SITUATIONS))("leads to the trade that is meant: %s", (_, list) => {
    expect(misread(list)).toEqual([]);
  });

  test("leads to it in Spanish and Portuguese too", () => {
    expect(misread(LANGUAGES)).toEqual([]);
  });

  test("leads elsewhere when something is to be repaired, hired, made or bought", () => {
    expect(misread(VERBS)).toEqual([]);
  });

  test("has all of its trades when it means several", () => {
    expect(tradesOf("babysitter")[0]?.toSorted()).toEqual([
      "babysitters-nannies",
      "day-care-nursery",
    ]);
    expect(tradesOf("Bobcat")[0]?.toSorted()).toEqual([
      "equipment-rental",
      "excavation-land-clearing",
    ]);
  });

  test("needs a word that closes: a door that won't close is not one close by", () => {
    const stemsOf = (text: string) => readQuery(text).needs[0]?.stems;
    expect(stemsOf("door won't close")).toEqual(["door", "clos"]);
    expect(stemsOf("door close to me")).toEqual(["door"]);
  });

  test("is understood where it is a term or says nothing of a trade, so that a mention is no answer", () => {
    const isUnderstood = (text: string) => readQuery(text).needs[0]?.isUnderstood;
    expect(["nails", "gel nails", "weather", "lucky lottery"].map(isUnderstood)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(["zanzibarite", "pink nails zanzibarite"].map(isUnderstood)).toEqual([false, false]);
  });

  test("has no trade when none is known, and the nearest ones when it shares words with some", () => {
    const [unknown] = readQuery("zanzibarite").needs;
    expect(unknown).toMatchObject({ trades: [], nearest: [], words: ["zanzibarite"] });
    const [shared] = readQuery("purple zanzibarite engraving").needs;
    expect(shared?.trades).toEqual([]);
    expect(shared?.nearest.length).toBeGreaterThan(0);
  });

  test.each([
    "piano tuner",
    "submarine captain",
    "ski instructor",
    "private detective",
    "fortune teller",
    "weather forecast",
    "lottery numbers",
    "chimney sweep",
  ])("does not lead to a trade that nobody meant: %s", (text) => {
    expect(tradesOf(text)).toEqual([[]]);
  });

  test("is nothing when it is empty or has no letter or digit", () => {
    for (const text of ["", "  ", "?!", "\u200b", "👩‍🔧"]) {
      expect(readQuery(text)).toMatchObject({ needs: [], place: null, corrected: null });
    }
  });
});

describe("a word of another language, of Creole or of the past", () => {
  test.each([
    ["conserto de geladeira", "fridge repair"],
    ["lecciones de ingles", "leccion de inglés"],
    ["phone fell in toilet", "phone fall in toilet"],
    ["buss tyre", "burst tyre"],
    ["mind pickney", "mind child"],
    ["washing masheen", "washing machine"],
    ["putting up shelves", "putting up shelf"],
  ])("is read as its English word: %s", (text, english) => {
    const [need] = readQuery(text).needs;
    const [same] = readQuery(english).needs;
    expect(need?.stems).toEqual(same?.stems);
    expect(need?.trades).toEqual(same?.trades);
    expect(need?.trades).not.toEqual([]);
  });
});

describe("what only some of a trade do", () => {
  test.each([
    ["guitar lessons", "music-lessons", ["guitar"]],
    ["imam for nikah", "religious-services", ["imam", "nikah"]],
    ["helicopter rental", "air-charter-cargo", ["helicopt"]],
    ["swimming pool construction", "general-contractors", ["pool"]],
    ["cooking gas cylinder delivery", "grocery-delivery", ["gas", "cylind"]],
    ["self drive car rental", "taxi-drivers", ["self"]],
  ])("is told with the need: %s", (text, trade, stems) => {
    expect(readQuery(text).needs[0]?.special[trade]).toEqual(expect.arrayContaining(stems));
  });

  test("is the rarest of several: who plays other drums is no tassa drummer", () => {
    expect(readQuery("tassa drummers").needs[0]?.special["bands-musicians"]).toEqual(["tassa"]);
  });

  test("is nothing for a need that all of the trade do", () => {
    const texts = [
      "music teacher",
      "wedding cake",
      "kitchen sink leaking",
      "AC not cold",
      "chain link fence",
    ];
    for (const text of texts) {
      expect(readQuery(text).needs[0]?.special, text).toEqual({});
    }
  });
});

describe("fillers", () => {
  test.each([
    "i need a plumber",
    "I'm looking for a good, reliable plumber near me",
    "can somebody recommend a cheap plumber please",
    "who is the best plumber around here",
    "ah want a plumber fuh come today",
    "necesito un plomero bueno y barato",
    "busco plomero cerca de mi casa urgente",
    "preciso de um encanador urgente",
    "procuro encanador perto",
  ])("do not change what is needed: %s", (text) => {
    expect(tradesOf(text)).toEqual([["plumbers"]]);
  });

  test("are dropped from the words, in every language", () => {
    const texts = [
      "i need a good mechanic near me",
      "somebody fuh fix meh mechanic",
      "busco mechanic para mi",
    ];
    for (const text of texts) expect(readQuery(text).needs[0]?.words).toEqual(["mechanic"]);
  });

  test("count when there is nothing else", () => {
    expect(readQuery("help me please").needs[0]?.words).toEqual(["help", "me", "please"]);
    expect(tradesOf("find job")).toEqual([["human-resources"]]);
  });

  test("do not include the capitals, marks and numbers around a need", () => {
    const texts = ["PLUMBER!!!", "plumber???", "“plumber”", "Plumber."];
    for (const text of texts) expect(tradesOf(text), text).toEqual([["plumbers"]]);
    expect(tradesOf("tents for 200 guests")).toEqual([["tents-chairs-rental"]]);
    expect(tradesOf("cake for 50th birthday")).toEqual([["bakers-cakes"]]);
  });

  test("do not include the paper that somebody leaves, only the other will", () => {
    expect(readQuery("want my will written").needs[0]?.words).toEqual(["will", "written"]);
    expect(tradesOf("want my will written")[0]?.[0]).toBe("lawyers");
    expect(readQuery("father left no will").needs[0]?.words).toContain("will");
    expect(readQuery("a plumber who will come").needs[0]?.words).toEqual(["plumber"]);
  });
});

describe("two needs", () => {
  test.each([
    ["plumber and electrician", "plumbers", "electricians"],
    ["plumber, electrician", "plumbers", "electricians"],
    ["plumber & electrician", "plumbers", "electricians"],
    ["plumber + electrician", "plumbers", "electricians"],
    ["plumber n electrician", "plumbers", "electricians"],
    ["mason and also a carpenter", "masons", "carpenters-joiners"],
    ["photographer and DJ in Georgetown", "photographers", "djs-sound"],
    ["fix the roof, paint the fence", "roofers", "painters"],
    ["wedding cake plus decorator", "bakers-cakes", "decorators"],
    ["tile and carpentry work", "tilers", "carpenters-joiners"],
    ["clean and paint my house", "house-cleaning", "painters"],
    ["plomero y electricista", "plumbers", "electricians"],
    ["encanador e eletricista", "plumbers", "electricians"],
  ])("are read from “%s”", (text, first, second) => {
    expect(tradesOf(text).map(([best]) => best)).toEqual([first, second]);
  });

  test.each([
    ["tents and chairs", "tents-chairs-rental"],
    ["chairs and tables for wake", "tents-chairs-rental"],
    ["wash and iron", "laundry-ironing"],
    ["read and write", "adult-literacy"],
    ["dog got ticks and fleas", "veterinarians"],
    ["wash and vacuum car", "car-wash-detailing"],
    ["wash, vacuum and polish my car", "car-wash-detailing"],
    ["cut and style hair", "hairdressers-barbers"],
    ["tyres and alignment", "tyres-alignment"],
    ["bed and breakfast", "short-stay-guest-houses"],
    ["mixing and mastering song", "audio-studios"],
    ["somebody to stay with my granny in the day", "elderly-care"],
    ["NIS and PAYE", "bookkeeping-payroll"],
    ["carry away garbage and old furniture", "waste-removal"],
    ["plumber and fitter", "plumbers"],
    ["electrician and so on", "electricians"],
    ["electrician with van", "electricians"],
    ["mason with concrete mixer", "masons"],
    ["hall with catering", "venues"],
    ["hairdresser with makeup", "hairdressers-barbers"],
  ])("are not read from “%s”, which is one", (text, trade) => {
    const needs = tradesOf(text);
    expect(needs).toHaveLength(1);
    expect(needs[0]?.[0]).toBe(trade);
  });

  test("are one of “A with B”, where both together may mean another trade too", () => {
    expect(tradesOf("bus with driver")).toEqual([["bus-minibus-hire", "taxi-drivers"]]);
    expect(tradesOf("driver with truck to move fridge")).toEqual([
      ["taxi-drivers", "truck-haulage", "movers"],
    ]);
  });

  test("share one place", () => {
    const { needs, place } = readQuery("plumber and electrician in Linden");
    expect(needs).toHaveLength(2);
    expect(place?.name).toBe("Linden");
  });
});

/** Of so many hostile texts one is read as mistyped too. */
const EACH = 25;

/** Holds what every reading promises. Correcting takes longest, so not every text is read as mistyped too. */
function expectSound(text: string, isMistyped: boolean) {
  const { needs, doubtful } = readQuery(text);
  expect(needs.length).toBeLessThanOrEqual(2);
  for (const { stems, trades, nearest } of needs) {
    expect(trades.length).toBeLessThanOrEqual(3);
    expect(stems.length).toBeGreaterThan(0);
    expect(trades.length === 0 || nearest.length === 0).toBe(true);
  }
  if (!isMistyped) return;
  const unknown = { isKnown: false, isBeginning: false, near: [] };
  const index = new Map(doubtful.map((word) => [word, unknown] as const));
  expect(readQuery(text, index).needs.length).toBeLessThanOrEqual(2);
}

describe("any text at all", () => {
  test("is read into at most two needs of at most three trades, 5,000 times", () => {
    let run = 0;
    fc.assert(
      fc.property(anyText, (text) => expectSound(text, ++run % EACH === 0)),
      { numRuns: 5_000, seed: 20261122 },
    );
  });

  test("that mixes words of trades, places, joints and noise is too, 5,000 times", () => {
    const random = seededRandom(1);
    const parts = [
      ...[
        "plumber",
        "roof",
        "and",
        "&",
        ",",
        "+",
        "y",
        "in",
        "Diamond",
        "Region 4",
        "region",
        "fix",
        "meh",
        "2",
        "a/c",
      ],
      ...[
        "na",
        "plumer",
        "\ue000roof",
        '"',
        "*",
        "NOT",
        "\u0000",
        "é",
        "\ud800",
        "bush",
        "lot",
        "of",
        "x".repeat(90),
      ],
    ];
    for (let run = 0; run < 5_000; run++) {
      const length = random.below(16);
      const text = Array.from({ length }, () => random.pick(parts)).join(
        random.percent(90) ? " " : "",
      );
      expectSound(text, run % EACH === 0);
    }
  });
});
