import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { AREAS } from "#app/domain/places/areas.ts";
import { REGIONS } from "#app/domain/places/regions.ts";
import { TERMS } from "#app/domain/search/lexicon/lexicon.ts";
import { suggestionFiles } from "#app/domain/search/suggestions/suggestion-files.ts";
import {
  fileOf,
  matchedPieces,
  PLACES_FILE,
  readRows,
  type SuggestionRow,
  suggest,
  wordsToMatch,
} from "#app/domain/search/suggestions/suggestions.ts";
import { isFiller } from "#app/domain/search/words/fillers.ts";
import { words } from "#app/domain/search/words/words.ts";
import { SUBCATEGORY_IDS, subcategoryName } from "#app/domain/services/catalogue.ts";

/** The largest file takes 0.3 s over 400 kbit/s. */
const FILE_BYTES = 15_500;
const ALL_FILES_BYTES = 170_000;

const files = suggestionFiles();
const entriesOf = new Map([...files].map(([name, rows]) => [name, readRows(rows)]));

/** What the files of a text suggest. */
function suggestFromFiles(typed: string, within?: string) {
  const names = new Set(wordsToMatch(typed).map(fileOf));
  return suggest(
    [...names].flatMap((name) => entriesOf.get(name) ?? []),
    typed,
    within,
  );
}
const namesFor = (typed: string, within?: string) =>
  suggestFromFiles(typed, within).map(({ name }) => name);

const ROWS: SuggestionRow[] = [
  ["Plumbers", "Trades", "pipe leak,toilet won't flush,fontanería"],
  ["Pipe Organs", "Music", "organ tuning"],
  ["Air Conditioning", "Home", "AC,aircon"],
  ["Accountants", "Money", ""],
];
const suggested = (typed: string, within?: string) => suggest(readRows(ROWS), typed, within);

describe("a suggestion", () => {
  test("is found by the beginning of each word of a name or of one term, whatever its case and accents", () => {
    expect(suggested("PLU").map(({ name }) => name)).toEqual(["Plumbers"]);
    expect(suggested("tuning org").map(({ name }) => name)).toEqual(["Pipe Organs"]);
    expect(suggested("fontaneria").map(({ name }) => name)).toEqual(["Plumbers"]);
    expect(suggested("lumber")).toEqual([]);
    expect(suggested("pipe tuning")).toEqual([]);
  });

  test("says by which term it was found, unless its name matches as well", () => {
    expect(suggested("toilet wont")).toMatchObject([
      { name: "Plumbers", group: "Trades", term: "toilet won't flush" },
    ]);
    expect(suggested("plumb")).toMatchObject([{ name: "Plumbers", term: null }]);
  });

  test("comes first for a whole term, then for a name, then for a term", () => {
    expect(suggested("ac").map(({ name }) => name)).toEqual(["Air Conditioning", "Accountants"]);
    expect(suggested("pipe").map(({ name }) => name)).toEqual(["Pipe Organs", "Plumbers"]);
  });

  test("is found by a word with another ending, after those that match as typed", () => {
    expect(suggested("plumbing").map(({ name }) => name)).toEqual(["Plumbers"]);
    expect(suggested("leaks").map(({ name }) => name)).toEqual(["Plumbers"]);
    const trades = readRows([
      ["Barbecue", "", ""],
      ["Hairdressers & Barbers", "", ""],
    ]);
    expect(suggest(trades, "barber")[0]?.name).toBe("Hairdressers & Barbers");
  });

  test("needs no words that only say that somebody needs something", () => {
    expect(suggested("i need a plumb").map(({ name }) => name)).toEqual(["Plumbers"]);
    expect(suggested("need")).toEqual([]);
  });

  test("is found by a sentence whose words stand in several of its terms, before one that shares only common words", () => {
    const trades = readRows([
      ["Electricians", "", "light stop work,plug stop"],
      ["Appliance Repair", "", "fridge,freezer stop,oven work"],
      ["Boat Engines", "", "engine stop work"],
    ]);
    const names = (typed: string) => suggest(trades, typed).map(({ name }) => name);
    expect(names("me fridge stop work")[0]).toBe("Appliance Repair");
    expect(names("me light stop work")[0]).toBe("Electricians");
  });

  test("keeps to one group where only that can be chosen", () => {
    expect(suggested("pipe", "Trades").map(({ name }) => name)).toEqual(["Plumbers"]);
  });

  test("is not made for an empty text or one without letters, and eight are enough", () => {
    expect(suggested("")).toEqual([]);
    expect(suggested(" -,* ")).toEqual([]);
    const many = readRows(Array.from({ length: 20 }, (_, i) => [`Plumber ${i}`, "", ""] as const));
    expect(suggest(many, "pl")).toHaveLength(8);
  });

  test("stands once when its trade is in two categories", () => {
    const twice = readRows([
      ["Movers", "Home", "moving van"],
      ["Movers", "Transport", "moving van"],
    ]);
    expect(suggest(twice, "mov")).toHaveLength(1);
    expect(suggest(twice, "mov", "Transport")).toMatchObject([{ group: "Transport" }]);
  });
});

describe("the pieces of a text", () => {
  test("are at every second place those that match what was typed", () => {
    expect(matchedPieces("Plumbers & Pipes", "pipe plumb")).toEqual([
      "",
      "Plumb",
      "ers & ",
      "Pipe",
      "s",
    ]);
    expect(matchedPieces("Plumbers", "plumbing")).toEqual(["", "Plumb", "ers"]);
    expect(matchedPieces("Car A/C Service", "c")).toEqual(["", "C", "ar A/", "C", " Service"]);
  });

  test("are the whole text when nothing was typed, or only signs", () => {
    expect(matchedPieces("Plumbers", "")).toEqual(["Plumbers"]);
    expect(matchedPieces("Plumbers (24 h)", "(*")).toEqual(["Plumbers (24 h)"]);
  });
});

describe("the suggestion files", () => {
  test("find every trade by each word of its name", () => {
    for (const id of SUBCATEGORY_IDS.filter((one) => one !== "other")) {
      const name = subcategoryName(id) ?? "";
      expect(namesFor(name)[0], name).toBe(name);
      for (const word of words(name)) {
        const rows = files.get(fileOf(word)) ?? [];
        expect(
          rows.map(([one]) => one),
          `${name}: ${word}`,
        ).toContain(name);
      }
    }
  });

  test("have no term of more than four words, and every telling word of the others under its trade, but for brands", () => {
    const suggested = [...files].flatMap(([file, rows]) =>
      file === PLACES_FILE ? [] : rows.flatMap(([, , texts]) => texts.split(",")),
    );
    expect(suggested.filter((text) => words(text).length > 4)).toEqual([]);
    const short = TERMS.filter(({ isBrand, text }) => !isBrand && words(text).length <= 4);
    for (const { tradeId, text } of short) {
      const name = subcategoryName(tradeId);
      for (const word of words(text).filter((one) => !isFiller(one))) {
        const row = files.get(fileOf(word))?.find(([one]) => one === name);
        const known = row ? words(row.join(" ")) : [];
        expect(
          known.some((one) => one.startsWith(word)),
          `${name}: ${text}: ${word}`,
        ).toBe(true);
      }
    }
  });

  test("lead from what people say to the trade", () => {
    expect(namesFor("black ta")[0]).toBe("Water Tanks & Pumps");
    expect(namesFor("toilet won't fl")).toContain("Plumbers");
    expect(namesFor("i need somebody to braid")[0]).toBe("Braiders & Locticians");
    expect(namesFor("wedding ca")).toContain("Bakers & Cakes");
    expect(namesFor("tiles")[0]).toBe("Tilers & Floor Layers");
    expect(namesFor("electricis")[0]).toBe("Electricians");
    expect(namesFor("plumbers", "Education & Tutoring")).not.toContain("Plumbers");
  });

  test("have every village, area and region, found by name and area also by its short form", () => {
    const places = entriesOf.get(PLACES_FILE) ?? [];
    const first = (typed: string) => suggest(places, typed)[0];
    for (const { name, villages } of AREAS) {
      for (const place of [name, ...villages]) expect(first(place)?.name, place).toBe(place);
    }
    for (const { name, number } of REGIONS) {
      expect(first(name), name).toMatchObject({ name, group: `Region ${number}` });
      expect(first(`region ${number}`)?.name).toBe(`Region ${number}`);
    }
    expect(first("ebd")).toMatchObject({ name: "East Bank Demerara", term: "EBD" });
    expect(first("Diamond")?.group).toBe("East Bank Demerara, Region 4");
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
  });

  test("are small, and one stands for each first letter", () => {
    const sizes = [...files].map(([name, rows]) => ({
      name,
      bytes: gzipSync(JSON.stringify(rows)).length,
    }));
    expect(sizes.map(({ name }) => name).join("")).toBe("places0abcdefghijklmnopqrstuvwxyz");
    for (const { name, bytes } of sizes) expect(bytes, name).toBeLessThanOrEqual(FILE_BYTES);
    const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(all).toBeLessThanOrEqual(ALL_FILES_BYTES);
  });

  test("are never asked for by a name that does not exist", () => {
    for (const word of ["zinc", "24", "ñandú", "ж", "ａ"])
      expect(files.has(fileOf(word))).toBe(true);
  });
});
