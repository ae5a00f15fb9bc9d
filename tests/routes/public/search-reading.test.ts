import { beforeAll, describe, expect, test } from "vitest";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { browserOf } from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import {
  addCustomer,
  addProfessional,
  addReview,
  addService,
  NOW,
} from "#tests/support/fixtures.ts";
import {
  type Element,
  element,
  elements,
  having,
  linkTo,
  parseHtml,
  partUnder,
  shown,
  textIn,
  texts,
} from "#tests/support/html.ts";
import {
  DIAMOND,
  ELECTRICIAN,
  KITTY,
  LETHEM,
  LINDEN,
  PLUMBER,
} from "#tests/support/records/search.ts";

const PATHS = ["/search", "/category/construction-trades", "/dashboard/find"];

let open: (path: string) => Promise<Element>;
beforeAll(async () => {
  const { client, db } = await emptyDatabase();
  const proId = await addProfessional(client);
  const add = (title: string, fields: object) => addService(client, proId, { title, ...fields });
  await add("Taps of Kitty", { ...PLUMBER, ...KITTY });
  await add("Taps of Diamond", { ...PLUMBER, ...DIAMOND });
  await add("Taps of Lethem", { ...PLUMBER, ...LETHEM });
  await add("Panels of Kitty", { ...ELECTRICIAN, ...KITTY });
  await add("Walls of Linden", {
    subcategory_id: "masons",
    description: "Beside any welder.",
    ...LINDEN,
  });
  await add("Visits to animals", {
    category_id: "pet-services",
    subcategory_id: "veterinarians",
    ...LINDEN,
  });
  const app = appOver(db);
  const browser = await browserOf(client, app, await addCustomer(client));
  open = async (path) => {
    const response = path.startsWith("/dashboard")
      ? await browser.get(path)
      : await app.fetch(path);
    expect(response.status, path).toBe(200);
    return shown(parseHtml(await response.text()));
  };
});

const countIn = (page: Element) => textIn(element(page, having("data-part", "count")));
const cardsIn = (page: Element) =>
  elements(
    page,
    ({ name, attributes }) => name === "li" && !("data-suggested" in attributes),
  ).flatMap((li) => texts(li, "h3"));
const suggestedIn = (page: Element) =>
  elements(page, having("data-suggested")).flatMap((li) => texts(li, "h3"));
const queryOf = (href: string) => Object.fromEntries(new URLSearchParams(href.split("?")[1]));

describe.each(PATHS)("without JavaScript, %s", (path) => {
  const search = (query: Record<string, string>) => open(`${path}?${new URLSearchParams(query)}`);

  test("says which text it searched for instead of a typo, and links to the text as typed", async () => {
    const page = await search({ q: "plumer", sort: "price_low" });
    expect(textIn(page)).toContain("Showing results for plumber. Search instead for plumer");
    expect(countIn(page)).toMatch(/^3 Services Found/);
    const instead = linkTo(page, "plumer");
    expect(instead.startsWith(`${path}?`)).toBe(true);
    expect(queryOf(instead)).toEqual({ q: "plumer", exact: "plumer", sort: "price_low" });
    const exact = await open(instead);
    expect(textIn(exact)).not.toContain("Showing results for");
    expect(countIn(exact)).toMatch(/^0 Services Found/);
    expect(element(page, having("id", "q")).attributes.value).toBe("plumer");
  });

  test("shows the place that it read in the text as a chip that removes it", async () => {
    const page = await search({ q: "plumber in Diamond", rating: "0" });
    expect(cardsIn(page)).toEqual(["Taps of Diamond", "Taps of Kitty"]);
    const without = linkTo(page, "Remove filter: in Diamond, Region 4×");
    expect(queryOf(without)).toEqual({ q: "plumber" });
    expect(countIn(await open(without))).toMatch(/^3 Services Found/);
  });

  test("shows two needs side by side, each with its total and a link to all of it", async () => {
    const page = await search({ q: "plumber and electrician in Georgetown", view: "list" });
    expect(countIn(page)).toMatch(/^3 Services Found/);
    const [plumbers, electricians] = ["Plumber", "Electrician"].map((need) =>
      partUnder(page, need),
    );
    if (!plumbers || !electricians) throw new Error("No two needs.");
    expect(textIn(plumbers)).toContain("2 Services Found");
    expect(texts(plumbers, "h3")).toEqual(["Taps of Kitty", "Taps of Diamond"]);
    expect(textIn(electricians)).toContain("1 Service Found");
    const all = linkTo(plumbers, "See all for plumber");
    expect(all.startsWith(`${path}?`)).toBe(true);
    expect(queryOf(all)).toEqual({ q: "plumber in Georgetown", view: "list" });
    expect(cardsIn(await open(all))).toEqual(["Taps of Kitty", "Taps of Diamond"]);
  });

  test("links to all of a need in the place that was read, whatever it is called", async () => {
    for (const place of ["GT", "ECD", "East Coast", "R4"]) {
      const page = await search({ q: `plumber and electrician in ${place}` });
      expect(countIn(page), place).not.toMatch(/^0/);
      const chip = (of: Element) =>
        elements(of, "a")
          .map(textIn)
          .find((text) => text.startsWith("Remove filter: in "));
      const all = await open(linkTo(partUnder(page, "Plumber"), "See all for plumber"));
      expect(chip(page), place).toBeDefined();
      expect(chip(all), place).toBe(chip(page));
    }
  });

  test("says that nobody is listed in the place, and marks the nearest as suggestions that are not counted", async () => {
    const page = await search({ q: "plumber in Linden" });
    expect(countIn(page)).toMatch(/^0 Services Found/);
    expect(cardsIn(page)).toEqual([]);
    const nearest = partUnder(
      page,
      "Nobody is listed for Plumbers in Linden, Region 10 yet. Elsewhere, the best fit first:",
    );
    expect(texts(nearest, "h3")).toEqual(["Taps of Kitty", "Taps of Diamond", "Taps of Lethem"]);
    expect(suggestedIn(page)).toEqual(texts(nearest, "h3"));
  });

  test("says nothing of an order above a single suggestion", async () => {
    const page = await search({ q: "electrician in Linden" });
    const nearest = partUnder(
      page,
      "Nobody is listed for Electricians in Linden, Region 10 yet. Nearest:",
    );
    expect(texts(nearest, "h3")).toEqual(["Panels of Kitty"]);
  });

  test("says first that nothing is found where services only share some of the words", async () => {
    const order = async (query: Record<string, string>) =>
      texts(await search(query), "h2").filter((text) => /^(No services|Nobody|Perhaps)/.test(text));
    expect(await order({ q: "welder" })).toEqual([
      "No services found",
      "Perhaps one of these helps:",
    ]);
    expect(await order({ q: "plumber in Linden" })).toEqual([
      "Nobody is listed for Plumbers in Linden, Region 10 yet. Elsewhere, the best fit first:",
    ]);
  });

  test("leads from the nearest services to other searches and to a job, which names the place", async () => {
    const page = await search({ q: "plumber", location: "Linden" });
    expect(elements(page, having("data-empty"))).toEqual([]);
    const place = path.startsWith("/category") ? "" : "&location=Linden";
    const category = path.startsWith("/category") ? "&categoryId=construction-trades" : "";
    expect(linkTo(page, "Post a job")).toBe(`/jobs/new?what=plumber${place}${category}`);
    expect(textIn(page)).not.toContain("Show 0 services");
  });

  test("leads from a closest category to everybody of it, not into another search without results", async () => {
    const page = await search({ q: "plumber in Linden", part: "morning" });
    expect(countIn(page)).toMatch(/^0 Services Found/);
    const found = await open(linkTo(element(page, having("data-empty")), "Plumbers"));
    expect(cardsIn(found).toSorted()).toEqual([
      "Taps of Diamond",
      "Taps of Kitty",
      "Taps of Lethem",
    ]);
  });

  test("only suggests what mentions a trade that nobody offers, then its category", async () => {
    const page = await search({ q: "welder" });
    expect(countIn(page)).toMatch(/^0 Services Found/);
    expect(cardsIn(page)).toEqual([]);
    const [first, ...others] = suggestedIn(page);
    expect(first).toBe("Walls of Linden");
    expect(others).toContain("Panels of Kitty");
    expect(textIn(page)).toContain("Perhaps one of these helps:");
  });

  test("suggests, below a few services of its trade, those of a trade that may be meant as well", async () => {
    const page = await search({ q: "burst pipe socket" });
    expect(countIn(page)).toMatch(/^3 Services Found/);
    expect(cardsIn(page).toSorted()).toEqual([
      "Taps of Diamond",
      "Taps of Kitty",
      "Taps of Lethem",
    ]);
    expect(suggestedIn(page)).toEqual(["Panels of Kitty"]);
    expect(textIn(page)).toContain("Perhaps one of these helps:");
  });

  test.each([
    ["it is sure of its trade", { q: "plumber" }],
    ["it names a place", { q: "burst pipe socket in Kitty" }],
    ["a trade is chosen", { q: "burst pipe socket", subcategory: "plumbers" }],
  ])("suggests nothing below what it finds where %s", async (_, query) => {
    const page = await search(query);
    expect(cardsIn(page)).not.toEqual([]);
    expect(suggestedIn(page)).toEqual([]);
  });

  test("names the closest categories as links to their services where nothing is found", async () => {
    const page = await search({ q: "plumber quoble vexit zorbane", location: "Kitty" });
    expect(countIn(page)).toMatch(/^0 Services Found/);
    const empty = element(page, having("data-empty"));
    expect(textIn(empty)).toContain("Closest categories:");
    const found = await open(linkTo(empty, "Plumbers"));
    expect(cardsIn(found)).toContain("Taps of Kitty");
    expect(cardsIn(found)).not.toContain("Panels of Kitty");
  });

  test("names a category outside its own as a link to the search, also where only rated services are asked for", async () => {
    const page = await search({ q: "veterinarian", rating: "4" });
    const empty = element(page, having("data-empty"));
    const link = linkTo(empty, "Veterinarians");
    expect(link).toBe(
      `${path.startsWith("/category") ? "/search" : path}?subcategory=veterinarians`,
    );
    expect(cardsIn(await open(link))).toEqual(["Visits to animals"]);
  });

  test("says which trade nobody is listed for yet, and names those to turn to that somebody lists", async () => {
    const queries: Record<string, string>[] = [{ q: "tiler" }, { subcategory: "tilers" }];
    for (const query of queries) {
      const page = await search(query);
      const empty = element(page, having("data-empty"));
      expect(textIn(empty)).toContain("Nobody is listed for Tilers & Floor Layers yet.");
      expect(textIn(empty)).toContain("professionals who join later see it");
      expect(textIn(empty)).not.toContain("General Contractors");
      expect(cardsIn(await open(linkTo(empty, "Masons")))).toEqual(["Walls of Linden"]);
    }
  });

  test("says that nobody of the trade does just this, and names the trade", async () => {
    const page = await search({ q: "mason to build chimney" });
    const empty = element(page, having("data-empty"));
    // On the page of a category that may be the reason too.
    if (!path.startsWith("/category")) {
      expect(textIn(empty)).toContain("Nobody listed under Masons says that they do this.");
    }
    expect(cardsIn(await open(linkTo(empty, "Masons")))).toEqual(["Walls of Linden"]);
  });

  test("names the categories of what is suggested where nobody lists a trade to turn to", async () => {
    const page = await search({ q: "welder" });
    const empty = element(page, having("data-empty"));
    expect(texts(empty, "a")).not.toContain("Welders & Fabricators");
    expect(cardsIn(await open(linkTo(empty, "Masons")))).toEqual(["Walls of Linden"]);
  });

  test("says that nothing is found, and leads to posting a job, where nobody knows the words", async () => {
    const page = await search({ q: "xvqzt" });
    expect(countIn(page)).toMatch(/^0 Services Found/);
    expect(suggestedIn(page)).toEqual([]);
    const empty = element(page, having("data-empty"));
    expect(textIn(empty)).toContain("No services found");
    expect(textIn(empty)).toContain("say once what you need");
    expect(linkTo(empty, "Post a job")).toBe(
      `/jobs/new?what=xvqzt${path.startsWith("/category") ? "&categoryId=construction-trades" : ""}`,
    );
  });

  test("has no card that is only a suggestion where there is a true answer", async () => {
    for (const q of ["plumber", "plumber in Diamond", "plumer", "plumber and electrician", ""]) {
      const page = await search({ q });
      expect(cardsIn(page).length, q).toBeGreaterThan(0);
      expect(suggestedIn(page), q).toEqual([]);
    }
  });
});

describe("the location box", () => {
  test("says which place a misspelled location means", async () => {
    const page = await open("/search?q=plumber&location=Lethm");
    expect(cardsIn(page)).toEqual(["Taps of Lethem"]);
    expect(textIn(page)).toContain("No place is called “Lethm”. We searched in Lethem, Region 9.");
    const chip = linkTo(page, "Remove filter: Lethem, Region 9×");
    expect(chip).toBe("/search?q=plumber");
    const all = await open("/search?location=Lethm");
    expect(textIn(element(all, "title"))).toBe("Services in Lethem, Region 9 | Kayap");
    const nobody = await open("/search?q=electrician&location=Lethm");
    expect(textIn(nobody)).toContain("Nobody is listed for Electricians in Lethem, Region 9 yet.");
    expect(textIn(await open("/search?q=plumber&location=Lethem"))).not.toContain("No place is");
  });

  test("finds everybody in Guyana", async () => {
    const page = await open("/search?q=plumber&location=Guyana");
    expect(cardsIn(page).toSorted()).toEqual([
      "Taps of Diamond",
      "Taps of Kitty",
      "Taps of Lethem",
    ]);
  });
});

describe("the first page of a search on different days", () => {
  test("changes at midnight in Guyana and at no other time", async () => {
    const { client, db } = await emptyDatabase();
    const proId = await addProfessional(client);
    const customerId = await addCustomer(client);
    for (let i = 0; i < 50; i++) {
      const serviceId = await addService(client, proId, { title: `Taps ${i}`, ...PLUMBER });
      if (i < 20) await addReview(client, { serviceId, proId, customerId });
    }
    const midnight = Date.UTC(2026, 10, 21, 4);
    const at = async (clock: number) => {
      const { document } = await appOver(db, { clock: () => clock }).page("/search?q=plumber");
      return texts(document, "h3");
    };
    const before = await at(midnight - 1);
    expect(await at(midnight - DAY_MS)).toEqual(before);
    const after = await at(midnight);
    expect(after).not.toEqual(before);
    expect(await at(midnight + DAY_MS - 1)).toEqual(after);
    expect(before).toHaveLength(18);
    expect(NOW).toBeLessThan(midnight);
  });
});

describe.each(["/search", "/dashboard/find"])("a search by filters alone in %s", (path) => {
  test("shows the trade that was chosen elsewhere where the place has nobody, far away too", async () => {
    const page = await open(`${path}?subcategory=plumbers&location=Mabaruma`);
    expect(countIn(page)).toMatch(/^0 Services Found/);
    const nearest = partUnder(page, "Nobody is listed for Plumbers in Mabaruma yet. Nearest:");
    expect(texts(nearest, "h3")).toContain("Taps of Kitty");
    expect(suggestedIn(page)).not.toContain("Panels of Kitty");
  });
});
