import { beforeAll, describe, expect, test } from "vitest";
import { findCategory } from "#app/domain/services/catalogue.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import {
  addCustomer,
  addProfessional,
  addReview,
  addService,
  NOW,
} from "#tests/support/fixtures.ts";
import { element, elements, having, linkTo, sentBy, textIn, texts } from "#tests/support/html.ts";

const PATH = "/category/construction-trades";

describe("the page of a category", () => {
  let app: ReturnType<typeof appOver>;
  beforeAll(async () => {
    const { client, db } = await emptyDatabase();
    const proId = await addProfessional(client);
    const add = (title: string, subcategory_id: string, price_amount: number, day: number) =>
      addService(client, proId, {
        title,
        subcategory_id,
        price_amount,
        created_at: NOW + day * DAY_MS,
      });
    const best = await add("Breaker panels", "electricians", 200_000, 1);
    await add("Wiring of a shop", "electricians", 300_000, 3);
    await add("Pipes and taps", "plumbers", 100_000, 2);
    await addReview(client, { serviceId: best, proId, customerId: await addCustomer(client) });
    await addService(client, proId, {
      title: "Wiring of a car",
      category_id: "automotive-services",
      subcategory_id: "mechanics",
    });
    app = appOver(db);
  });

  test("has its title, heading, description and breadcrumb", async () => {
    const { status, document } = await app.page(PATH);
    expect(status).toBe(200);
    expect(texts(document, "title")).toEqual(["Construction & Trades | Kayap"]);
    expect(texts(document, "h1")).toEqual(["Construction & Trades"]);
    expect(textIn(document)).toContain(findCategory("construction-trades")?.description);
    const crumbs = element(document, having("aria-label", "Breadcrumb"));
    expect(texts(crumbs, "li")).toEqual(["Home", "Categories", "Construction & Trades"]);
    expect(linkTo(crumbs, "Home")).toBe("/");
    expect(linkTo(crumbs, "Categories")).toBe("/categories");
  });

  test("lists its own services, the best standing first and then the newer, and counts them", async () => {
    const { document } = await app.page(PATH);
    expect(texts(document, "h3")).toEqual(["Breaker panels", "Wiring of a shop", "Pipes and taps"]);
    expect(texts(document, "h2")).toContain("3 Services Found");
  });

  test("offers every subcategory that has services, with its count", async () => {
    const { document } = await app.page(PATH);
    const chips = element(document, having("aria-label", "Subcategories"));
    expect(texts(chips, "a")).toEqual(["All", "Electricians (2)", "Plumbers (1)"]);
    expect(linkTo(chips, "Electricians (2)")).toBe(`${PATH}?subcategory=electricians`);
    expect(linkTo(chips, "Plumbers (1)")).toBe(`${PATH}?subcategory=plumbers`);
    expect(linkTo(chips, "All")).toBe(PATH);
  });

  test("has the chosen subcategory in the address, marks it and puts it first, where a phone shows it", async () => {
    const { document } = await app.page(`${PATH}?subcategory=plumbers`);
    expect(texts(document, "h3")).toEqual(["Pipes and taps"]);
    expect(texts(document, "h2")).toContain("1 Service Found");
    const chips = element(document, having("aria-label", "Subcategories"));
    expect(elements(chips, having("aria-current")).map(textIn)).toEqual(["Plumbers (1)"]);
    expect(texts(chips, "a")).toEqual(["All", "Plumbers (1)", "Electricians (2)"]);
  });

  test.each([
    ["title, whatever the case", "SHOP", ["Wiring of a shop"]],
    ["description", "circuit", ["Breaker panels", "Wiring of a shop", "Pipes and taps"]],
  ])("searches within the category: %s", async (_, text, found) => {
    const { document } = await app.page(`${PATH}?q=${text}`);
    expect(texts(document, "h3")).toEqual(found);
  });

  test.each([
    ["rating", "Breaker panels"],
    ["reviews", "Breaker panels"],
    ["price_low", "Pipes and taps"],
    ["price_high", "Wiring of a shop"],
    ["relevance", "Breaker panels"],
  ])("puts first, by %s: %s", async (sort, first) => {
    const { document } = await app.page(`${PATH}?sort=${sort}`);
    expect(texts(document, "h3")[0]).toBe(first);
  });

  test("offers the five sort orders", async () => {
    const { document } = await app.page(PATH);
    const select = element(document, having("id", "sort"));
    expect(elements(select, "option").map(({ attributes }) => attributes.value)).toEqual([
      "relevance",
      "rating",
      "price_low",
      "price_high",
      "reviews",
    ]);
  });

  test("fills its form again, and its links keep the rest of the search", async () => {
    const query = "?q=wiring&subcategory=electricians&sort=price_low&view=list";
    const { document } = await app.page(PATH + query);
    const form = element(document, having("id", "search"));
    expect(form.attributes.action).toBe(PATH);
    expect(Object.fromEntries(sentBy(document, form))).toEqual({
      q: "wiring",
      subcategory: "electricians",
      when: "",
      part: "",
      sort: "price_low",
      view: "list",
    });
    expect(linkTo(document, "Plumbers (1)")).toBe(
      `${PATH}?q=wiring&subcategory=plumbers&sort=price_low&view=list`,
    );
    expect(linkTo(document, "Grid")).toBe(
      `${PATH}?q=wiring&subcategory=electricians&sort=price_low`,
    );
  });

  test("says that nothing is found, and links to the category without filters", async () => {
    const { status, document } = await app.page(`${PATH}?q=zzzz`);
    expect(status).toBe(200);
    expect(texts(document, "h2")).toContain("No services found");
    expect(linkTo(document, "Clear All Filters")).toBe(PATH);
  });

  test.each(["unknown", "constructor", "__proto__", "toString", "Construction-Trades"])(
    "is a 404 for the unknown id %s, with a link to all categories",
    async (id) => {
      const { status, document } = await app.page(`/category/${id}`);
      expect(status).toBe(404);
      expect(texts(document, "h1")).toEqual(["Category not found"]);
      expect(texts(document, "title")).toEqual(["Category not found | Kayap"]);
      expect(linkTo(element(document, "main"), "View All Categories")).toBe("/categories");
    },
  );

  test("redirects permanently from the old id home-maintenance to the current one, with its query", async () => {
    const response = await app.fetch("/category/home-maintenance?sort=rating");
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe(
      "/category/home-services-maintenance?sort=rating",
    );
  });
});
