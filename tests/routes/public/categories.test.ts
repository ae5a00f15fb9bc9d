import { beforeAll, describe, expect, test } from "vitest";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addProfessional, addService } from "#tests/support/fixtures.ts";
import {
  type Element,
  element,
  elements,
  linkTo,
  partUnder,
  sentBy,
  textIn,
  texts,
} from "#tests/support/html.ts";

/** The entries of a list. */
const items = (list: Element) => elements(list, ({ name }) => name === "li").map(textIn);

describe("the categories page", () => {
  let app: ReturnType<typeof appOver>;
  beforeAll(async () => {
    const { client, db } = await emptyDatabase();
    const proId = await addProfessional(client);
    for (const [i, { id }] of CATEGORIES.slice(5, 10).entries()) {
      for (let n = 0; n <= i; n += 1) {
        await addService(client, proId, { category_id: id, subcategory_id: null });
      }
    }
    app = appOver(db);
  });

  test("has its title and heading", async () => {
    const { status, document } = await app.page("/categories");
    expect(status).toBe(200);
    expect(texts(document, "title")).toEqual(["All Categories | Kayap"]);
    expect(texts(document, "h1")).toEqual(["All Categories"]);
  });

  test("shows the 4 most popular categories, most services first", async () => {
    const { document } = await app.page("/categories");
    const popular = partUnder(document, "Most Popular Categories");
    expect(texts(popular, "b")).toEqual(
      CATEGORIES.slice(6, 10)
        .reverse()
        .map(({ name }) => name),
    );
    expect(texts(popular, "small")).toEqual([
      "5 services",
      "4 services",
      "3 services",
      "2 services",
    ]);
  });

  test("hides the most popular ones while there is a filter text", async () => {
    const { document } = await app.page("/categories?q=services");
    expect(texts(document, "h3")).not.toEqual([]);
    expect(texts(document, "h2")).not.toContain("Most Popular Categories");
  });

  test("lists all 20 with name, description, count and link", async () => {
    const { document } = await app.page("/categories");
    for (const { id, name, description } of CATEGORIES) {
      const entry = partUnder(document, name);
      expect(linkTo(entry, name)).toBe(`/category/${id}`);
      expect(textIn(entry)).toContain(description);
      expect(textIn(entry)).toMatch(/ \d+ services? /);
    }
    expect(texts(document, "h3")).toEqual(CATEGORIES.map(({ name }) => name));
  });

  test("names up to 3 subcategories in grid view, each a link", async () => {
    const { document } = await app.page("/categories");
    for (const { id, name, subcategories } of CATEGORIES) {
      const entry = element(partUnder(document, name), "ul");
      expect(items(entry)).toEqual(subcategories.slice(0, 3).map((sub) => sub.name));
      expect(linkTo(entry, subcategories[0]?.name ?? "")).toBe(
        `/category/${id}?subcategory=${subcategories[0]?.id}`,
      );
    }
  });

  test("names up to 6 subcategories in list view, then how many more there are", async () => {
    const { document } = await app.page("/categories?view=list");
    for (const { name, subcategories } of CATEGORIES) {
      const more = subcategories.length - 6;
      expect(items(element(partUnder(document, name), "ul"))).toEqual([
        ...subcategories.slice(0, 6).map((sub) => sub.name),
        ...(more > 0 ? [`+${more} more in ${name}`] : []),
      ]);
    }
    expect(textIn(document)).toMatch(/\+\d+ more/);
  });

  test.each(["automotive", "AUTOMOTIVE", "  mechanics "])(
    "lists only the categories that contain the text %j",
    async (text) => {
      const { document } = await app.page(`/categories?q=${encodeURIComponent(text)}`);
      const names = texts(document, "h3");
      expect(names).toContain("Automotive Services");
      expect(names.length).toBeLessThan(20);
      expect(names).not.toContain("Pet Services");
    },
  );

  test("names the subcategories that contain the text, with a link to each", async () => {
    const { document } = await app.page("/categories?q=Dentist");
    expect(texts(document, "h3")).toEqual(["Healthcare Professionals"]);
    const entry = partUnder(document, "Healthcare Professionals");
    expect(items(element(entry, "ul"))).toEqual(["Dentists"]);
    expect(linkTo(entry, "Dentists")).toBe(
      "/category/healthcare-professionals?subcategory=dentists",
    );
  });

  test("says that no category contains the text, and links to the search for it and to all categories", async () => {
    const { status, document } = await app.page("/categories?q=zzzz");
    expect(status).toBe(200);
    expect(texts(document, "h2")).toContain("No categories found");
    expect(linkTo(element(document, "main"), "Search services for “zzzz”")).toBe("/search?q=zzzz");
    expect(linkTo(element(document, "main"), "View All Categories")).toBe("/categories");
    expect(texts(document, "h3")).toEqual([]);
  });

  test("fills its filter again and keeps the text when the view changes", async () => {
    const { document } = await app.page("/categories?q=pet&view=list");
    const main = element(document, "main");
    expect(texts(main, "button")).toEqual(["Filter"]);
    const sent = sentBy(main, element(main, "form"));
    expect(Object.fromEntries(sent)).toEqual({ q: "pet", view: "list" });
    expect(linkTo(main, "Grid")).toBe("/categories?q=pet");
    expect(linkTo(main, "List")).toBe("/categories?q=pet&view=list");
    const current = elements(main, ({ attributes }) => attributes["aria-current"] === "true");
    expect(current.map(textIn)).toEqual(["List"]);
  });

  test("ends with links to the search and to registration as a professional", async () => {
    const { document } = await app.page("/categories");
    const call = partUnder(document, "Not sure which trade it is?");
    expect(linkTo(call, "Search for Services")).toBe("/search");
    expect(linkTo(call, "Join as a professional")).toBe("/register?type=professional");
  });
});
