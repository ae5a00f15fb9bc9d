import { beforeAll, describe, expect, test } from "vitest";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import {
  addCustomer,
  addProfessional,
  addReview,
  addService,
  setVisibility,
} from "#tests/support/fixtures.ts";
import {
  type Element,
  element,
  elements,
  having,
  linkTo,
  partUnder,
  sentBy,
  textIn,
  texts,
} from "#tests/support/html.ts";

describe("the home page", () => {
  let page: Element;
  let status: number;
  beforeAll(async () => {
    ({ status, document: page } = await appOver(await nineCategoriesAndFiveRatings()).page("/"));
  });

  test("has the title and the tagline of the specification", () => {
    expect(status).toBe(200);
    expect(texts(page, "title")).toEqual(["Kayap | Find Professional Services"]);
    expect(textIn(page)).toContain("Connecting Guyana's Finest Professionals");
  });

  test("shows the four figures with their names", () => {
    const facts = element(page, "dl");
    expect(texts(facts, "dt")).toEqual([
      "professionals",
      "categories",
      "customers",
      "average rating",
    ]);
    expect(texts(facts, "dd")).toEqual(["500+", "50+", "1000+", "4.9"]);
  });

  test("has a search form that submits q and category to /search", () => {
    const form = element(page, having("action", "/search"));
    expect(form.attributes).toMatchObject({ action: "/search" });
    expect(form.attributes.method ?? "get").toBe("get");
    expect([...sentBy(page, form)]).toEqual([
      ["q", ""],
      ["category", ""],
    ]);
    expect(texts(form, "option")).toEqual(["All Categories", ...CATEGORIES.map((c) => c.name)]);
  });

  test.each(["Home Repair", "Hair Stylist", "IT Support", "Event Planning"])(
    "offers the popular search %s",
    (term) => {
      expect(linkTo(page, term)).toBe(`/search?q=${encodeURIComponent(term)}`);
    },
  );

  test("shows the fixed figures below the counted categories, and counts all services beside their link", () => {
    const order = elements(page, ({ name }) => name === "dl" || name === "h2").map((one) =>
      one.name === "dl" ? "figures" : textIn(one),
    );
    expect(order.indexOf("figures")).toBeGreaterThan(order.indexOf("How It Works"));
    expect(linkTo(partUnder(page, "Featured services"), "See all 50 services")).toBe("/search");
  });

  test("has a button to register as a customer and one as a professional", () => {
    expect(linkTo(page, "Join as a customer")).toBe("/register?type=customer");
    expect(linkTo(page, "Join as a professional")).toBe("/register?type=professional");
  });

  test("shows the 8 categories with most services, most first, with their counts", () => {
    const tiles = partUnder(page, "Popular categories");
    expect(texts(tiles, "b")).toEqual(CATEGORIES.slice(0, 8).map(({ name }) => name));
    expect(texts(tiles, "small")).toEqual(
      [14, 8, 7, 6, 5, 4, 3, 2].map((count) => `${count} services`),
    );
    expect(elements(tiles, having("href", "/category/construction-trades"))).toHaveLength(1);
  });

  test("links to all 20 categories", () => {
    expect(linkTo(page, "View All 20 Categories")).toBe("/categories");
  });

  test("shows the 4 best rated services, best first", () => {
    const featured = partUnder(page, "Featured services");
    expect(texts(featured, "h3")).toEqual([
      "Rated 5 by 4 people",
      "Rated 5 by 3 people",
      "Rated 4 by 3 people",
      "Rated 3 by 3 people",
    ]);
  });

  test("shows the professionals with at least three reviews, best first, by their names", () => {
    const top = partUnder(page, "Top-rated professionals");
    expect(elements(top, "li").map((li) => texts(li, "a")[0])).toEqual([
      "Pro 5 of 4",
      "Pro 5 of 3",
      "Pro 4 of 3",
      "Pro 3 of 3",
    ]);
  });

  test("explains how it works in four steps", () => {
    expect(texts(partUnder(page, "How It Works"), "h3")).toHaveLength(4);
  });

  test("invites professionals to join", () => {
    const call = partUnder(page, "You do good work. Let the next village know.");
    expect(linkTo(call, "Join as a professional")).toBe("/register?type=professional");
  });

  test("has the five links of the navigation bar, Login and Sign Up", () => {
    const bar = element(page, "header");
    expect(linkTo(bar, "Home")).toBe("/");
    expect(linkTo(bar, "Categories")).toBe("/categories");
    expect(linkTo(bar, "Find a Pro")).toBe("/search");
    expect(linkTo(bar, "About Us")).toBe("/about");
    expect(linkTo(bar, "How It Works")).toBe("/how-it-works");
    expect(linkTo(bar, "Login")).toBe("/login");
    expect(linkTo(bar, "Sign Up")).toBe("/register");
  });

  test("has a footer with the first 5 categories, support, newsletter, terms, privacy and FAQ", () => {
    const footer = element(page, "footer");
    const categories = elements(footer, "a").filter(({ attributes }) =>
      attributes.href?.startsWith("/category/"),
    );
    expect(categories.map(textIn)).toEqual(CATEGORIES.slice(0, 5).map(({ name }) => name));
    expect(linkTo(footer, "Support: support@kayap.test")).toBe("mailto:support@kayap.test");
    expect(linkTo(footer, "Terms")).toBe("/terms");
    expect(linkTo(footer, "Privacy")).toBe("/privacy");
    expect(linkTo(footer, "FAQ")).toBe("/faq");
    const newsletter = element(footer, having("action", "/newsletter"));
    expect(sentBy(footer, newsletter).has("email")).toBe(true);
  });
});

describe("the home page of an empty site", () => {
  test("shows no professional and 0 services", async () => {
    const { db } = await emptyDatabase();
    const { status, document } = await appOver(db).page("/");
    expect(status).toBe(200);
    expect(texts(document, "h2")).not.toContain("Top-rated professionals");
    expect(textIn(partUnder(document, "Popular categories"))).toContain("0 services");
  });

  test("lists only public professionals as top rated", async () => {
    const { client, db } = await emptyDatabase();
    for (const name of ["Seen", "Also seen", "For members", "Nobody's business"]) {
      const proId = await addProfessional(client, { business_name: name });
      const serviceId = await addService(client, proId);
      for (let n = 0; n < 3; n += 1) {
        await addReview(client, { serviceId, proId, customerId: await addCustomer(client) });
      }
      if (name === "For members") await setVisibility(client, proId, "registered");
      if (name === "Nobody's business") await setVisibility(client, proId, "private");
    }
    const { document } = await appOver(db).page("/");
    const top = partUnder(document, "Top-rated professionals");
    expect(texts(top, "a").sort()).toEqual(["Also seen", "Seen"]);
  });

  test("shows the face of a top-rated professional who has a picture", async () => {
    const { client, db } = await emptyDatabase();
    for (const name of ["Seen", "Without a picture"]) {
      const proId = await addProfessional(client, { business_name: name });
      const serviceId = await addService(client, proId);
      for (let n = 0; n < 3; n += 1) {
        await addReview(client, { serviceId, proId, customerId: await addCustomer(client) });
      }
    }
    await client.execute("update users set profile_picture = 'face' where business_name = 'Seen'");
    const { document } = await appOver(db).page("/");
    const pictures = elements(partUnder(document, "Top-rated professionals"), "img");
    expect(pictures.map(({ attributes }) => attributes.src)).toEqual(["/photos/face/64.webp"]);
  });

  test("counts only public services", async () => {
    const { client, db } = await emptyDatabase();
    const proId = await addProfessional(client);
    await addService(client, proId);
    await addService(client, proId, { status: "inactive", title: "Resting" });
    await addService(client, proId, { status: "pending", title: "Waiting" });
    const { document } = await appOver(db).page("/");
    const tiles = partUnder(document, "Popular categories");
    expect(texts(tiles, "b")[0]).toBe("Construction & Trades");
    expect(texts(tiles, "small").slice(0, 2)).toEqual(["1 service", "0 services"]);
    expect(texts(document, "h3")).not.toContain("Resting");
    expect(texts(document, "h3")).not.toContain("Waiting");
  });
});

async function nineCategoriesAndFiveRatings() {
  const { client, db } = await emptyDatabase();
  const owner = await addProfessional(client, { business_name: "Nobody Rated" });
  for (const [i, { id }] of CATEGORIES.slice(0, 9).entries()) {
    for (let n = i; n < 9; n += 1) {
      await addService(client, owner, { category_id: id, subcategory_id: null });
    }
  }
  const ratings = [
    { rating: 3, people: 3 },
    { rating: 5, people: 3 },
    { rating: 2, people: 3 },
    { rating: 5, people: 4 },
    { rating: 4, people: 3 },
  ];
  for (const { rating, people } of ratings) {
    const proId = await addProfessional(client, { business_name: `Pro ${rating} of ${people}` });
    const serviceId = await addService(client, proId, {
      title: `Rated ${rating} by ${people} people`,
      price_amount: 100_000,
    });
    for (let n = 0; n < people; n += 1) {
      await addReview(
        client,
        { serviceId, proId, customerId: await addCustomer(client) },
        { rating },
      );
    }
  }
  return db;
}
