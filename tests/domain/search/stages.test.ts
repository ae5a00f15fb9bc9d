import { describe, expect, test } from "vitest";
import { parseSearch } from "#app/domain/search/filters.ts";
import type { SearchPlace } from "#app/domain/search/reading/gazetteer.ts";
import { readQuery } from "#app/domain/search/reading/read-query.ts";
import {
  type Piece,
  tradeFacet,
  withoutReviewsFacet,
} from "#app/domain/search/stages/fts-pieces.ts";
import { searchStages, wholeSearch } from "#app/domain/search/stages/stages.ts";
import { suggestionStages } from "#app/domain/search/stages/suggestion-stages.ts";
import { FACET_MARK, searchText } from "#app/domain/search/text.ts";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";

type Offer = {
  title: string;
  trade: string;
  description?: string;
  at?: [string, string];
  /** The regions where its professional also works. */
  works?: string[];
  isNew?: boolean;
};

/** The tokens of an offer as the index holds them, with the facets that these tests need. */
function tokensOf({ title, trade, description = "", at, works = [], isNew }: Offer): Set<string> {
  const category = CATEGORIES.find(({ subcategories }) =>
    subcategories.some(({ id }) => id === trade),
  );
  const [city, region] = at ?? ["Georgetown", "Demerara-Mahaica"];
  const text = searchText({
    title,
    description,
    categoryId: category?.id ?? "",
    subcategoryId: trade,
    city,
    region,
    firstName: "Ann",
    lastName: "Lee",
    businessName: null,
    workRegions: works,
  });
  const inCategory = `"${FACET_MARK}c${category?.id.replaceAll("-", "")}"`;
  const facets = [`"${FACET_MARK}all"`, inCategory, tradeFacet(trade)];
  if (isNew) facets.push(withoutReviewsFacet(trade, null), withoutReviewsFacet(null, null));
  return new Set([...text.split(" "), ...facets.map((facet) => facet.replaceAll('"', ""))]);
}

/** Whether tokens match an expression of quoted tokens, words, AND, OR, NOT and parentheses. */
function matches(pieces: readonly Piece[], tokens: ReadonlySet<string>): boolean {
  const all = [...tokens];
  const source = pieces
    .map((piece) =>
      typeof piece === "string"
        ? piece
        : String(all.some((one) => one.includes(piece.mark + piece.word.text))),
    )
    .join("");
  const symbols = source.match(/"[^"]*"|[()]|\w+/g) ?? [];
  let at = 0;
  const take = (symbol: string) => symbols[at] === symbol && ++at > 0;
  const primary = (): boolean => {
    if (take("(")) {
      const inner = or();
      take(")");
      return inner;
    }
    const symbol = symbols[at++] ?? "";
    return symbol === "true" || tokens.has(symbol.replaceAll('"', ""));
  };
  const not = (): boolean => {
    let left = primary();
    while (take("NOT")) left = !primary() && left;
    return left;
  };
  const and = (): boolean => {
    let left = not();
    while (take("AND")) left = not() && left;
    return left;
  };
  function or(): boolean {
    let left = and();
    while (take("OR")) left = and() || left;
    return left;
  }
  return or();
}

function read(query: string, filters = "") {
  const { needs, place } = readQuery(query);
  return { need: needs[0] ?? null, place, filters: parseSearch(new URLSearchParams(filters), 0) };
}

type Asked = { filters?: string; isOneWordEnough?: boolean };

/** The number of the stage that finds an offer, from 0, or null; an offer in two stages is an error. */
function stageOf(
  query: string,
  offer: Offer,
  { filters = "", isOneWordEnough = false }: Asked = {},
): number | null {
  const search = read(query, filters);
  const { stages } = searchStages(search.need, search.place, search.filters, { isOneWordEnough });
  const tokens = tokensOf(offer);
  const found = stages.flatMap(({ match }, i) => (matches(match, tokens) ? [i] : []));
  expect(found.length, `${query}: ${offer.title}`).toBeLessThanOrEqual(1);
  const whole = wholeSearch(search.need, search.place, search.filters, { isOneWordEnough });
  expect(matches(whole.match, tokens)).toBe(found.length === 1);
  const counts = whole.counted.filter((expression) => matches(expression, tokens));
  expect(counts, `${query}: ${offer.title} is counted once`).toHaveLength(found.length);
  return found[0] ?? null;
}

/** The titles that are found, in the order of their stages. */
function order(query: string, offers: readonly Offer[], asked: Asked = {}): string[] {
  return offers
    .map((offer) => ({ title: offer.title, stage: stageOf(query, offer, asked) }))
    .filter(({ stage }) => stage !== null)
    .toSorted((a, b) => (a.stage ?? 0) - (b.stage ?? 0))
    .map(({ title }) => title);
}

const DIAMOND: [string, string] = ["Diamond", "Demerara-Mahaica"];
const GROVE: [string, string] = ["Grove", "Demerara-Mahaica"];
const LINDEN: [string, string] = ["Linden", "Upper Demerara-Berbice"];

describe("the stages of a search for a trade", () => {
  test("put all words in the title before one of them, then a title of the trade, then the whole trade", () => {
    const offers = [
      { title: "Ask me first", trade: "roofers" },
      { title: "Zinc and gutters fitted", trade: "roofers" },
      { title: "Roof inspections", trade: "roofers" },
      { title: "Leaking roof repairs", trade: "roofers" },
    ];
    const titles = [
      "Leaking roof repairs",
      "Roof inspections",
      "Zinc and gutters fitted",
      "Ask me first",
    ];
    expect(order("leaking roof", offers)).toEqual(titles);
  });

  test("find nothing of another trade unless it says all of the words, and that last", () => {
    const offers = [
      { title: "Garden care", trade: "gardening-landscaping" },
      { title: "Handyman", trade: "handyman", description: "I also look at a leaking roof." },
      { title: "Any job", trade: "roofers" },
    ];
    expect(order("leaking roof", offers)).toEqual(["Any job", "Handyman"]);
  });

  test("find a text of another trade that has the one word of the need only where one word is enough", () => {
    const offers = [
      { title: "Handyman", trade: "handyman", description: "I also look at a roof." },
      { title: "Wires above the roof", trade: "electricians" },
      { title: "Any job", trade: "roofers" },
    ];
    const without = ["Any job", "Wires above the roof"];
    expect(order("roof", offers)).toEqual(without);
    expect(order("roof", offers, { filters: "when=tomorrow" })).toEqual(without);
    const isOneWordEnough = true;
    expect(order("roof", offers, { isOneWordEnough })).toEqual([...without, "Handyman"]);
    expect(order("roof", offers, { filters: "rating=4" })).toEqual([]);
  });

  test("find nothing of another trade that says what is to be repaired, but not that it is", () => {
    const offers = [
      { title: "Home baked bread", trade: "bakers-cakes" },
      { title: "Weekly visits", trade: "house-cleaning", description: "Your home, kept clean." },
      { title: "Plastering", trade: "masons", description: "Repairs to a home." },
      { title: "Home repairs and plastering", trade: "masons" },
      { title: "Small jobs", trade: "handyman" },
    ];
    const found = ["Small jobs", "Home repairs and plastering"];
    expect(order("fix meh home", offers)).toEqual([...found, "Plastering"]);
    expect(order("Home Repair", offers)).toEqual(found);
  });

  test("find what has all words of a term in the title, where some of them say nothing alone", () => {
    const offers = [
      { title: "Breastfeeding support", trade: "midwives-doulas" },
      { title: "Shop systems", trade: "printing-signs", description: "It comes with support." },
      { title: "Printers and IT support", trade: "printing-signs" },
      { title: "Slow computers", trade: "it-support" },
    ];
    expect(order("IT Support", offers)).toEqual(["Slow computers", "Printers and IT support"]);
  });

  test("find the trade whatever the fillers around it", () => {
    const plumber = { title: "Pipes and taps", trade: "plumbers" };
    const stages = ["plumber", "i need a good plumber please", "plumbers", "PLUMBING"].map(
      (query) => stageOf(query, plumber),
    );
    expect(new Set(stages).size).toBe(1);
    expect(stages[0]).not.toBeNull();
  });

  test("go from the village to its area and to its region, and no further", () => {
    const offers = [
      { title: "Plumber far away", trade: "plumbers", at: LINDEN },
      { title: "Plumber in town", trade: "plumbers" },
      { title: "Plumber nearby", trade: "plumbers", at: GROVE },
      { title: "No such word", trade: "plumbers", at: DIAMOND },
      { title: "Plumber here", trade: "plumbers", at: DIAMOND },
    ];
    const titles = ["Plumber here", "No such word", "Plumber nearby", "Plumber in town"];
    expect(order("plumber in Diamond", offers)).toEqual(titles);
  });

  test("put a professional who also works in the region last, once, and nowhere when only other regions are ticked", () => {
    const elsewhere: Offer = { title: "Plumber", trade: "plumbers", at: LINDEN };
    const offers = [
      { ...elsewhere, title: "Plumber who comes", works: ["Mahaica-Berbice", "Demerara-Mahaica"] },
      { ...elsewhere, title: "Plumber who stays" },
      { ...elsewhere, title: "Plumber who goes east", works: ["Mahaica-Berbice"] },
      { title: "No such word", trade: "plumbers" },
    ];
    expect(order("plumber in Diamond", offers)).toEqual(["No such word", "Plumber who comes"]);
  });

  test("take a village for its region where a region is named after it: Mahaica is not all of Demerara-Mahaica", () => {
    const georgetown = { title: "Plumber", trade: "plumbers" };
    const mahaica: Offer = { ...georgetown, title: "Pipes", at: ["Mahaica", "Demerara-Mahaica"] };
    const berbice: Offer = { ...georgetown, at: ["Rosignol", "Mahaica-Berbice"] };
    expect(order("plumber in Mahaica", [georgetown, mahaica])).toEqual(["Pipes", "Plumber"]);
    expect(stageOf("plumber in Mahaica", berbice)).toBeNull();
  });

  test("know which of them are certain: all of the trade, and titles with all of the words", () => {
    const { need, place, filters } = read("leaking roof");
    const { stages, certain } = searchStages(need, place, filters);
    const mention = {
      title: "Handyman",
      trade: "handyman",
      description: "Leaking roof, gate, all.",
    };
    expect(stageOf("leaking roof", mention)).toBe(certain);
    expect(stages).toHaveLength(certain + 1);
    expect(stageOf("leaking roof", { title: "Any job", trade: "roofers" })).toBeLessThan(certain);
  });

  test("ask for two words with a telling one only where others have none", () => {
    const counts = ["kitchen sink plumber", "bathroom vanity plumber"].map((query) => {
      const { need, place, filters } = read(query);
      const { stages } = searchStages(need, place, filters);
      return [need?.telling.length, stages.length];
    });
    // Of three words with two telling ones, every two have one.
    expect(counts).toEqual([
      [1, 11],
      [2, 9],
    ]);
  });

  test("name the services without reviews within each stage", () => {
    const { need, place, filters } = read("barber");
    const { stages } = searchStages(need, place, filters);
    const newcomer = tokensOf({ title: "Barber", trade: "hairdressers-barbers", isNew: true });
    const known = tokensOf({ title: "Barber", trade: "hairdressers-barbers" });
    const found = stages.filter(({ match }) => matches(match, newcomer));
    expect(found.map(({ withoutReviews }) => matches(withoutReviews, newcomer))).toEqual([true]);
    expect(stages.some(({ withoutReviews }) => matches(withoutReviews, known))).toBe(false);
  });

  test("stay within the subcategory of the filter, where only its words count if the need is another", () => {
    const asked = { filters: "category=construction-trades&subcategory=roofers" };
    expect(stageOf("plumber", { title: "Roof work", trade: "roofers" }, asked)).toBeNull();
    expect(stageOf("leaking roof", { title: "Any job", trade: "roofers" }, asked)).not.toBeNull();
    expect(stageOf("leaking roof", { title: "Leaking roof", trade: "masons" }, asked)).toBeNull();
  });
});

describe("the stages of a search without a trade", () => {
  const offers = [
    { title: "Mowing", trade: "gardening-landscaping", description: "Ask for zanzibarite." },
    { title: "Superzanzibarite", trade: "handyman" },
    { title: "Zanzibarite", trade: "handyman" },
    { title: "Other", trade: "handyman" },
  ];

  test("put the title first, then any text, then parts of words from four letters on", () => {
    expect(read("zanzibarite").need?.trades).toEqual([]);
    expect(order("zanzibarite", offers)).toEqual(["Zanzibarite", "Mowing", "Superzanzibarite"]);
    expect(stageOf("qat", { title: "Aqatic", trade: "handyman" })).toBeNull();
  });

  test("find everything, or everything at the place, when there are no words", () => {
    expect(order("", offers)).toHaveLength(4);
    const inGrove = { title: "Painter", trade: "painters", at: GROVE };
    expect(stageOf("in Diamond", { ...inGrove, at: DIAMOND })).toBe(0);
    expect(stageOf("in Diamond", inGrove)).toBe(1);
    expect(stageOf("in Diamond", { ...inGrove, at: LINDEN })).toBeNull();
  });

  test("take the words of a place that nobody knows as they stand in the index", () => {
    const place: SearchPlace = { words: "lind" };
    const { need, filters } = read("");
    const { stages } = searchStages(need, place, filters);
    expect(
      stages.map(({ match }) =>
        matches(match, tokensOf({ title: "x", trade: "masons", at: LINDEN })),
      ),
    ).toEqual([true]);
    expect(
      stages.map(({ match }) => matches(match, tokensOf({ title: "x", trade: "masons" }))),
    ).toEqual([false]);
  });
});

describe("the whole of a search without a trade", () => {
  const aloneIn = (query: string) => {
    const { need, place, filters } = read(query);
    return wholeSearch(need, place, filters).match.filter((piece) => piece === `"quiet"`);
  };

  test("asks for a word once where it is its own stem, since those that begin with it include it", () => {
    expect(aloneIn("quiet")).toEqual([]);
    expect(aloneIn("quieting")).toEqual([`"quiet"`]);
  });
});

describe("what a search suggests when it finds nothing", () => {
  test("is its trade in the regions next to the place, then anywhere, each service once", () => {
    const { need, place, filters } = read("plumber in Linden");
    const { elsewhere } = suggestionStages(need, place, filters);
    const stages = [
      ["Georgetown", "Demerara-Mahaica"],
      ["Rose Hall", "East Berbice-Corentyne"],
      ["Lethem", "Upper Takutu-Upper Essequibo"],
    ].map(([city = "", region = ""]) => {
      const tokens = tokensOf({ title: "Pipes", trade: "plumbers", at: [city, region] });
      return elsewhere.flatMap((expression, i) => (matches(expression, tokens) ? [i] : []));
    });
    expect(stages).toEqual([[0], [1], [2]]);
  });

  test("is a chosen category or subcategory in the regions next to the place, then anywhere", () => {
    const at: [string, string] = ["Lethem", "Upper Takutu-Upper Essequibo"];
    const tokens = tokensOf({ title: "Pipes", trade: "plumbers", at });
    const stagesOf = (query: string) => {
      const { need, place, filters } = read("Linden", query);
      expect(need).toBeNull();
      const { elsewhere } = suggestionStages(need, place, filters);
      return elsewhere.flatMap((expression, i) => (matches(expression, tokens) ? [i] : []));
    };
    expect(stagesOf("category=construction-trades")).toEqual([2]);
    expect(stagesOf("subcategory=plumbers")).toEqual([2]);
    expect(stagesOf("subcategory=roofers")).toEqual([]);
    expect(stagesOf("")).toEqual([]);
  });

  test("asks for a filter once, not again in what the stages before have found", () => {
    const { need, place, filters } = read("kitchen sink plumber in Linden", "rating=4");
    const { elsewhere, close } = suggestionStages(need, place, filters);
    const rated = `"${FACET_MARK}allr40"`;
    for (const expression of [...elsewhere, ...close]) {
      expect(expression.join("").split(rated)).toHaveLength(2);
    }
  });

  test("is what has most of its words, or shares a word with its nearest trades, when the trade is unknown", () => {
    const { need, place, filters } = read("purple zanzibarite engraving");
    const { elsewhere, close } = suggestionStages(need, place, filters);
    expect(elsewhere).toEqual([]);
    const tokens = tokensOf({ title: "Zanzibarite engraving", trade: "handyman" });
    expect(close.filter((expression) => matches(expression, tokens))).toHaveLength(1);
  });
});
