import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { REGIONS } from "#app/domain/places/regions.ts";
import {
  FACET_MARK,
  PLACE_MARK,
  type Searchable,
  searchText,
  TITLE_MARK,
  TYPICAL_TOKEN,
} from "#app/domain/search/text.ts";
import { isInitials, words } from "#app/domain/search/words/words.ts";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import { anyText, HOSTILE_TEXTS } from "#tests/support/random/texts.ts";

const SERVICE: Searchable = {
  title: "A/C servicing",
  description: "We fix fridges too, roof units included.",
  categoryId: "home-services-maintenance",
  subcategoryId: "air-conditioning",
  city: "Diamond",
  region: "Demerara-Mahaica",
  firstName: "José",
  lastName: "D'Andrade",
  businessName: "Cool Breeze",
  workRegions: [],
};
const tokens = (service: Searchable) => searchText(service).split(" ");

describe("the search text of a service", () => {
  test("holds the words of title, description, category, subcategory, person, business and place (decision 9)", () => {
    expect(tokens(SERVICE)).toEqual(
      expect.arrayContaining([
        ...["ac", "servicing", "fix", "fridges", "home", "maintenance", "air", "conditioning"],
        ...["jose", "dandrade", "cool", "breeze", "diamond", "demerara", "ebd", "region", "4"],
      ]),
    );
  });

  test("has nothing of what the description says is not done, as no search should find it there", () => {
    const denied = { ...SERVICE, description: "Split units. I do not do cars." };
    expect(tokens(denied)).toContain("split");
    expect(tokens(denied)).not.toContain("cars");
    expect(tokens({ ...denied, title: "Cars cooled" })).toContain("cars");
  });

  test("holds every word also as its stem, so that gardener and gardening meet ", () => {
    expect(tokens(SERVICE)).toEqual(expect.arrayContaining(["servicing", "servic", "fridg"]));
    expect(tokens(SERVICE)).toContain(`${TITLE_MARK}servic`);
  });

  test("marks what stands in title and name, and not what only category, place or description say", () => {
    const marked = tokens(SERVICE).filter((token) => token.startsWith(TITLE_MARK));
    for (const word of ["ac", "servicing", "jose", "dandrade", "cool", "breeze"]) {
      expect(marked).toContain(TITLE_MARK + word);
    }
    for (const word of ["home", "air", "diamond", "ebd", "fridges", "units", "included"])
      expect(marked).not.toContain(TITLE_MARK + word);
  });

  test("marks the words of the place again, and one for its whole region", () => {
    expect(tokens(SERVICE).filter((token) => token.startsWith(PLACE_MARK))).toEqual(
      ["diamond", "demerara", "mahaica", "east", "bank", "ebd", "region", "4", "region4"].map(
        (word) => PLACE_MARK + word,
      ),
    );
  });

  test("says where it is, by itself and with its category and its trade, so that a search for both reads one list", () => {
    const at = (service: Searchable) =>
      tokens(service).filter((token) => /^\ue002(c\w+|s\w+|)at(diamond|east|region)/.test(token));
    const category = "chomeservicesmaintenance";
    expect(at(SERVICE)).toEqual(
      [
        ...["atdiamond", "ateastbankdemerara"],
        ...["diamond", "eastbankdemerara", "region4"].map((place) => `${category}at${place}`),
        ...["diamond", "eastbankdemerara", "region4"].map((place) => `sairconditioningat${place}`),
      ].map((token) => FACET_MARK + token),
    );
    expect(at({ ...SERVICE, subcategoryId: null, region: "Guyana", city: "Nowhere" })).toEqual([]);
  });

  test("says when the title speaks of the trade, and not when it speaks of another or of none", () => {
    const isTypical = (change: Partial<Searchable>) =>
      tokens({ ...SERVICE, ...change }).includes(TYPICAL_TOKEN);
    expect(isTypical({})).toBe(true);
    expect(isTypical({ title: "Comfort on the day" })).toBe(false);
    expect(isTypical({ subcategoryId: "plumbers" })).toBe(false);
    expect(isTypical({ subcategoryId: null })).toBe(false);
  });

  test("names the tasks of its own trade that the title speaks of, and not those of the description", () => {
    const tasksIn = (change: Partial<Searchable>) =>
      tokens({
        ...SERVICE,
        title: "Ceiling fans",
        subcategoryId: "electricians",
        ...change,
      }).filter((token) => token.startsWith(`${FACET_MARK}task`));
    expect(tasksIn({}).length).toBeGreaterThan(0);
    expect(tasksIn({ title: "Quoble", description: "Ceiling fans" })).toEqual([]);
    expect(tasksIn({ subcategoryId: "dentists" })).toEqual([]);
    expect(tasksIn({ subcategoryId: null })).toEqual([]);
  });

  test("has the regions where its professional also works in one order, and its own only as where it is", () => {
    const atIn = (workRegions: string[]) =>
      tokens({ ...SERVICE, workRegions }).filter((token) => /at(?:works|region)\d/.test(token));
    const own = atIn([]);
    expect(own).toEqual([
      `${FACET_MARK}chomeservicesmaintenanceatregion4`,
      `${FACET_MARK}sairconditioningatregion4`,
    ]);
    const both = ["Mahaica-Berbice", "East Berbice-Corentyne"];
    expect(atIn(both)).toEqual(atIn([...both].reverse()));
    expect(atIn(both)).toEqual(
      expect.arrayContaining([
        ...own,
        ...["", "chomeservicesmaintenance", "sairconditioning"].flatMap((scope) =>
          ["works5", "works6"].map((region) => `${FACET_MARK}${scope}at${region}`),
        ),
      ]),
    );
    expect(atIn(["Demerara-Mahaica", "Atlantis"])).toEqual(own);
  });

  test("holds each token once, between single spaces, whatever people wrote (threat 52)", () => {
    const anyService = fc.record({
      title: anyText,
      description: anyText,
      categoryId: fc.constantFrom("unknown", ...CATEGORIES.map(({ id }) => id)),
      subcategoryId: fc.constantFrom(null, "electricians", "unknown"),
      city: anyText,
      region: anyText,
      firstName: anyText,
      lastName: anyText,
      businessName: fc.option(anyText),
      workRegions: fc.array(fc.oneof(anyText, fc.constantFrom(...REGIONS.map(({ name }) => name)))),
    });
    fc.assert(
      fc.property(anyService, (service) => {
        const text = searchText(service);
        expect(text).toMatch(
          /^([\ue000-\ue002]?[\p{L}\p{N}]+( [\ue000-\ue002]?[\p{L}\p{N}]+)*)?$/u,
        );
        expect(new Set(text.split(" ")).size).toBe(text.split(" ").length);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe("the words of a text", () => {
  test("are lower case, without accents and without punctuation", () => {
    expect(words("Roof-Repair, (zinc)  & José's ÉLAN!")).toEqual([
      "roof",
      "repair",
      "zinc",
      "joses",
      "elan",
    ]);
  });

  test("take initials as one word in every spelling", () => {
    for (const text of ["A/C", "a.c.", "A&C", "ac"]) expect(words(text)).toEqual(["ac"]);
    expect(words("fix A/C now")).toEqual(["fix", "ac", "now"]);
  });

  test("are two when whole words have a slash between them", () => {
    expect(words("stove/oven")).toEqual(["stove", "oven"]);
    expect(words("plumber a/carpenter")).toEqual(["plumber", "a", "carpenter"]);
  });

  test("do not end at an apostrophe of any kind", () => {
    for (const text of ["D'Andrade", "D’Andrade", "D`Andrade"]) {
      expect(words(text)).toEqual(["dandrade"]);
    }
  });

  test("fold compatible characters: full width, ligatures, signs and mathematical capitals", () => {
    expect(words("ＲＯＯＦ ﬁtter ™ 𝐁𝐨𝐥𝐝")).toEqual(["roof", "fitter", "tm", "bold"]);
    expect(words("cafe\u0301")).toEqual(words("café"));
  });

  test("are none when it has no letter or digit", () => {
    for (const text of ["", " ", '"*^', "\u0000", "👩‍🔧 🇬🇾", "\ue000\ue001\ue002", "\u202e"]) {
      expect(words(text)).toEqual([]);
    }
  });

  test("split at NUL, at lone surrogates and at the marks of the index", () => {
    expect(words("roof\u0000ing")).toEqual(["roof", "ing"]);
    expect(words("roof\ud800ing")).toEqual(["roof", "ing"]);
    expect(words("\ue000roof \ue002all")).toEqual(["roof", "all"]);
  });

  test("are at most 40 characters long and are never cut inside a character", () => {
    expect(words("a".repeat(10_000))).toEqual(["a".repeat(40)]);
    expect(words("𠀀".repeat(50))).toEqual(["𠀀".repeat(40)]);
  });

  test("are, for any text, lower-case letters and digits only (threat 51)", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const folded = (word: string) =>
          /^[\p{L}\p{N}]{1,40}$/u.test(word) && word === word.toLowerCase();
        expect(words(text).filter((word) => !folded(word))).toEqual([]);
      }),
      { numRuns: 5_000, examples: HOSTILE_TEXTS.map((text) => [text]) },
    );
  });

  test("are the same words when taken again", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = words(text);
        expect(words(once.join(" "))).toEqual(once);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("initials", () => {
  test("are single letters with a slash, a dot or an ampersand between them", () => {
    for (const text of ["A/C", "a.c", "P&P", "É/C"]) expect(isInitials(text)).toBe(true);
    for (const text of ["ac", "A/", "AC/DC", "a c", "1/2", ""])
      expect(isInitials(text)).toBe(false);
  });

  test("may end with a dot", () => {
    expect(isInitials("A.C.")).toBe(true);
  });
});
