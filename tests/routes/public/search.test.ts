import { beforeAll, describe, expect, test } from "vitest";
import { parseSearch, searchQuery } from "#app/domain/search/filters.ts";
import { CATEGORIES, findCategory } from "#app/domain/services/catalogue.ts";
import { appOver, ORIGIN } from "#tests/support/application/app.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import {
  addCustomer,
  addProfessional,
  addReview,
  addService,
  NOW,
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

const formOf = (page: Element) => element(page, having("id", "search"));
const field = (page: Element, id: string) => element(page, having("id", id));
const typedIn = (page: Element, id: string) => field(page, id).attributes.value;

describe("the search page", () => {
  let app: ReturnType<typeof appOver>;
  let roofId: string;
  beforeAll(async () => {
    const { client, db } = await emptyDatabase();
    const proId = await addProfessional(client);
    roofId = await addService(client, proId, {
      title: "Roof leaks",
      description: "Zinc sheets, gutters and flashing, done before the rain.",
      subcategory_id: "roofers",
      price_type: "fixed",
      price_amount: 1_250_000,
      availability_evenings: 1,
      created_at: NOW + 3000,
    });
    await addService(client, proId, {
      title: "Wiring of a house",
      price_amount: 650_000,
      availability_weekends: 1,
      created_at: NOW + 2000,
    });
    const tutoring = await addService(client, proId, {
      title: "Mathematics for CSEC",
      description: "Past papers every Saturday.",
      category_id: "education-tutoring",
      subcategory_id: "private-tutors",
      price_type: "starting_at",
      price_amount: 200_050,
      location_city: "Georgetown",
      location_state: "Demerara-Mahaica",
      created_at: NOW + 1000,
    });
    await addReview(
      client,
      { serviceId: tutoring, proId, customerId: await addCustomer(client) },
      { rating: 4 },
    );
    app = appOver(db);
  });

  test("has its heading, boxes and button", async () => {
    const { status, document } = await app.page("/search");
    expect(status).toBe(200);
    expect(texts(document, "h1")).toEqual(["Find the Perfect Professional"]);
    expect(texts(document, "title")).toEqual(["Find a Pro | Kayap"]);
    expect(field(document, "q").attributes.placeholder).toBe("Search for services...");
    expect(texts(document, "label")).toContain("Location");
    expect(texts(formOf(document), "button")).toEqual(["Search"]);
    expect(texts(document, "summary").map((text) => text.trim())).toContain("Filters");
  });

  test.each(["Home Repair", "Hair Stylist", "IT Support", "Event Planning"])(
    "offers the popular term %s",
    async (term) => {
      const { document } = await app.page("/search");
      expect(linkTo(document, term)).toBe(`/search?q=${encodeURIComponent(term)}`);
    },
  );

  test("offers no popular terms above the results once somebody has searched", async () => {
    const { document } = await app.page("/search?q=roof");
    expect(texts(document, "h2")).toContain("1 Service Found");
    expect(texts(document, "a")).not.toContain("Hair Stylist");
  });

  test("offers the choices of the specification in its filters", async () => {
    const { document } = await app.page("/search?category=pet-services");
    expect(texts(field(document, "filter-category"), "option")).toEqual([
      "All Categories",
      ...CATEGORIES.map(({ name }) => name),
    ]);
    expect(texts(field(document, "filter-subcategory"), "option")).toEqual([
      "All subcategories",
      ...(findCategory("pet-services")?.subcategories.map(({ name }) => name) ?? []),
    ]);
    const choices = (legend: string) => {
      const set = elements(document, "fieldset").find((fieldset) =>
        texts(fieldset, "legend")[0]?.startsWith(legend),
      );
      return set ? texts(set, "label") : [];
    };
    expect(choices("Minimum Rating")).toEqual(["4.5+ Stars", "4+ Stars", "3+ Stars", "Any Rating"]);
    expect(choices("Availability")).toEqual(["Weekdays", "Weekends", "Evenings"]);
    expect(choices("Price Range")).toEqual(["Min", "Max"]);
    expect(texts(field(document, "sort"), "option")).toEqual([
      "Sort by Relevance",
      "Highest Rated",
      "Price: Low to High",
      "Price: High to Low",
      "Most Reviews",
    ]);
  });

  test("offers subcategories only when a category is chosen", async () => {
    const { document } = await app.page("/search");
    expect(elements(document, having("id", "filter-category"))).toHaveLength(1);
    expect(elements(document, having("id", "filter-subcategory"))).toEqual([]);
  });

  test("shows the number of results, with the category's name when one is chosen", async () => {
    const heading = async (query: string) =>
      texts((await app.page(`/search${query}`)).document, "h2")[0];
    expect(await heading("")).toBe("3 Services Found");
    expect(await heading("?q=roof")).toBe("1 Service Found");
    expect(await heading("?category=construction-trades")).toBe(
      "2 Services Found in Construction & Trades",
    );
  });

  test("shows a card with title, name, place, price, and rating or that it is new", async () => {
    const { document } = await app.page("/search");
    const roof = textIn(partUnder(document, "Roof leaks"));
    expect(linkTo(document, "Roof leaks")).toBe(`/service/${roofId}`);
    expect(roof).toContain("Ravi Persaud");
    expect(roof).toContain("La Grange, Region 3");
    expect(roof).toContain("$12,500 GYD");
    expect(roof).toContain("New, no reviews yet");
    expect(textIn(partUnder(document, "Wiring of a house"))).toContain("$6,500/hr GYD");
    const tutoring = textIn(partUnder(document, "Mathematics for CSEC"));
    expect(tutoring).toContain("From $2,000.50 GYD");
    expect(tutoring).toContain("4.0 out of 5, (1)");
    expect(tutoring).toContain("Georgetown, Region 4");
  });

  test("links Contact to the sign-in page with the way back to the conversation", async () => {
    const { document } = await app.page("/search?q=roof");
    const login = new URL(
      linkTo(partUnder(document, "Roof leaks"), "Contact Ravi Persaud"),
      ORIGIN,
    );
    expect(login.pathname).toBe("/login");
    const contact = new URL(login.searchParams.get("next") ?? "", ORIGIN);
    expect(contact.pathname).toBe("/dashboard/messages");
    expect(contact.searchParams.get("service")).toBe(roofId);
  });

  test("adds description, availability and View Details to the rows of the list view", async () => {
    const { document } = await app.page("/search?q=roof&view=list");
    const row = partUnder(document, "Roof leaks");
    expect(textIn(row)).toContain("Zinc sheets, gutters and flashing");
    expect(textIn(row)).toContain("Weekdays, Evenings");
    expect(linkTo(row, "View Details")).toBe(`/service/${roofId}`);
    const grid = partUnder((await app.page("/search?q=roof")).document, "Roof leaks");
    expect(textIn(grid)).not.toContain("View Details");
  });

  const FULL =
    "?q=wiring&location=La+Grange&category=construction-trades&subcategory=electricians&minPrice=1%2C500&maxPrice=90000&rating=3&availability=weekdays&availability=evenings&sort=price_low&view=list";

  test.each([
    "",
    "?q=a%26b+%22c%22+%3C%2Fscript%3E",
    "?location=Kitty",
    "?category=pet-services",
    "?minPrice=25.50",
    "?maxPrice=999",
    "?rating=4.5",
    "?rating=4",
    "?availability=weekends",
    "?sort=reviews",
    "?view=list",
    "?subcategory=electricians",
    FULL,
  ])("the page of %j, sent again without JavaScript, is the same search", async (query) => {
    const { document } = await app.page(`/search${query}`);
    const sent = sentBy(document, formOf(document));
    const again = parseSearch(sent, NOW);
    expect(searchQuery(again)).toBe(searchQuery(parseSearch(new URLSearchParams(query), NOW)));
  });

  test("drops the old subcategory when a new category is submitted with it", async () => {
    const { document } = await app.page(
      "/search?category=construction-trades&subcategory=electricians",
    );
    const sent = sentBy(document, formOf(document));
    sent.set("category", "pet-services");
    expect(parseSearch(sent, NOW)).toMatchObject({
      categoryId: "pet-services",
      subcategoryId: null,
    });
  });

  test("shows every active filter as a chip that removes that filter only", async () => {
    const { document } = await app.page(`/search${FULL}`);
    const query = (text: string) =>
      new URLSearchParams(linkTo(document, `Remove filter: ${text}×`).split("?")[1]);
    const all = new URLSearchParams(FULL);
    const without = (...names: string[]) => {
      const rest = new URLSearchParams(all);
      for (const name of names) rest.delete(name);
      return sorted(rest);
    };
    expect(sorted(query("Electricians"))).toEqual(without("subcategory"));
    expect(sorted(query("Construction & Trades"))).toEqual(without("category", "subcategory"));
    expect(sorted(query("La Grange"))).toEqual(without("location"));
    expect(sorted(query("From $1,500"))).toEqual(without("minPrice"));
    expect(sorted(query("Up to $90,000"))).toEqual(without("maxPrice"));
    expect(sorted(query("3+ Stars"))).toEqual(without("rating"));
    expect(query("Weekdays").getAll("availability")).toEqual(["evenings"]);
    expect(query("Evenings").getAll("availability")).toEqual(["weekdays"]);
  });

  test("keeps the rest of the search when the view changes, and removes all of it with Clear All", async () => {
    const { document } = await app.page(`/search${FULL}`);
    const grid = new URLSearchParams(linkTo(document, "Grid").split("?")[1]);
    const rest = new URLSearchParams(FULL);
    rest.delete("view");
    expect(sorted(grid)).toEqual(sorted(rest));
    expect(linkTo(document, "Clear All")).toBe("/search");
  });

  test("shows an error at Max for crossed prices, answers 200 and applies neither", async () => {
    const { status, document } = await app.page("/search?minPrice=9000&maxPrice=2000");
    expect(status).toBe(200);
    const max = field(document, "max-price");
    expect(max.attributes["aria-invalid"]).toBe("true");
    const message = field(document, max.attributes["aria-describedby"] ?? "");
    expect(textIn(message)).toBe("Minimum price cannot be above maximum price.");
    expect(field(document, "min-price").attributes["aria-invalid"]).toBeUndefined();
    expect(typedIn(document, "min-price")).toBe("9000");
    expect(typedIn(document, "max-price")).toBe("2000");
    expect(texts(document, "h2")[0]).toBe("3 Services Found");
    expect(element(element(document, "aside"), "details").attributes).toHaveProperty("open");
  });

  test.each(["abc", "-5", "12.345", "1e5", "10,000,001", "٣"])(
    "shows an error for the invalid price %s and keeps its text",
    async (text) => {
      const { status, document } = await app.page(`/search?minPrice=${encodeURIComponent(text)}`);
      expect(status).toBe(200);
      const min = field(document, "min-price");
      expect(min.attributes.value).toBe(text);
      expect(min.attributes["aria-invalid"]).toBe("true");
      const message = field(document, min.attributes["aria-describedby"] ?? "");
      expect(textIn(message)).toBe("Please enter a valid price (e.g., 25.50)");
      expect(texts(document, "h2")[0]).toBe("3 Services Found");
    },
  );

  test.each(["?minPrice=0&maxPrice=1000", "?minPrice=&maxPrice=", "?minPrice=0.00&maxPrice=1,000"])(
    "takes 0 and 1000 as no bound: %s",
    async (query) => {
      const { document } = await app.page(`/search${query}`);
      expect(texts(document, "h2")[0]).toBe("3 Services Found");
      for (const id of ["min-price", "max-price"]) {
        expect(typedIn(document, id)).toBe("");
        expect(field(document, id).attributes.placeholder).toBe("Any");
      }
      expect(textIn(document)).not.toMatch(/\b1,?000\b/);
    },
  );

  test("says that nothing is found, with a link that clears the filters and the popular terms", async () => {
    const { status, document } = await app.page("/search?q=zzzzzzzz");
    expect(status).toBe(200);
    expect(texts(document, "h2")).toEqual(expect.arrayContaining(["0 Services Found"]));
    const empty = element(document, having("data-empty"));
    expect(textIn(empty)).toContain("No services found");
    expect(textIn(empty)).toContain(
      "We couldn't find any services matching your criteria. Try adjusting your filters or search terms.",
    );
    expect(linkTo(empty, "Clear All Filters")).toBe("/search");
    expect(linkTo(empty, "Hair Stylist")).toBe("/search?q=Hair%20Stylist");
  });

  test("suggests, with counts, the search with one filter less or in a neighbouring region", async () => {
    const { document } = await app.page("/search?q=roof&location=Kitty&rating=4.5");
    expect(texts(document, "h2")).toContain("No services found");
    const { document: one } = await app.page("/search?q=roof&location=Kitty");
    expect(linkTo(one, "Without “Kitty” 1")).toBe("/search?q=roof");
    expect(linkTo(one, "In Essequibo Islands-West Demerara 1")).toBe(
      "/search?q=roof&location=Region+3",
    );
    expect(texts(one, "a").join()).not.toContain("In Mahaica-Berbice");
  });
});

describe("a service that is not public", () => {
  test("is in no list and no count, and returns when it is public again (threat 30)", async () => {
    const { client, db } = await emptyDatabase();
    const app = appOver(db);
    const proId = await addProfessional(client);
    await addService(client, proId, { title: "In the open" });
    await addService(client, proId, { title: "Resting", status: "inactive" });
    await addService(client, proId, { title: "Waiting", status: "pending" });
    const secret = await addProfessional(client);
    await addService(client, secret, { title: "Of a private person" });
    await setVisibility(client, secret, "private");
    const deleted = await addProfessional(client);
    await addService(client, deleted, { title: "Of a deleted person" });
    await client.execute({ sql: "update users set deleted_at = 1 where id = ?", args: [deleted] });
    const pages = async () => {
      const lists = ["/search", "/search?q=wiring&sort=rating", "/category/construction-trades"];
      const pages = await Promise.all(lists.map((path) => app.page(path)));
      return pages.map(({ document }) => [
        ...texts(document, "h3"),
        ...texts(document, "h2").filter((text) => text.endsWith("Found")),
      ]);
    };
    const one = ["In the open", "1 Service Found"];
    expect(await pages()).toEqual([one, one, one]);
    await client.execute("update services set status = 'active' where title = 'Resting'");
    for (const list of await pages()) expect(list).toContain("2 Services Found");
  });
});

describe("a search with more than one page", () => {
  let app: ReturnType<typeof appOver>;
  beforeAll(async () => {
    const { client, db } = await emptyDatabase();
    const proId = await addProfessional(client);
    for (let n = 1; n <= 50; n += 1) {
      await addService(client, proId, { title: `House wiring ${n}`, created_at: NOW + 1000 * n });
    }
    app = appOver(db);
  });

  test("shows 18 services a page, each service once", async () => {
    const found: string[] = [];
    for (const page of [1, 2, 3]) {
      const { document } = await app.page(`/search?page=${page}`);
      expect(texts(document, "h3")).toHaveLength(page < 3 ? 18 : 14);
      found.push(...texts(document, "h3"));
      expect(textIn(document)).toContain(`Page ${page} of 3`);
    }
    expect(new Set(found).size).toBe(50);
  });

  test("keeps the rest of the search in the links of its pager", async () => {
    const { document } = await app.page("/search?q=wiring&sort=price_low&page=2");
    const previous = element(document, having("rel", "prev"));
    const next = element(document, having("rel", "next"));
    expect(previous.attributes.href).toBe("/search?q=wiring&sort=price_low");
    expect(next.attributes.href).toBe("/search?q=wiring&sort=price_low&page=3");
  });

  test.each(["4", "1e9", "56", "999999999999"])("shows the last page for page=%s", async (page) => {
    const { status, document } = await app.page(`/search?page=${page}`);
    expect(status).toBe(200);
    expect(textIn(document)).toContain("Page 3 of 3");
    expect(texts(document, "h3")).toHaveLength(14);
  });

  test("orders ties the same on every page (threat 53)", async () => {
    const titles: string[] = [];
    for (const page of [1, 2, 3]) {
      const { document } = await app.page(`/search?sort=price_low&page=${page}`);
      titles.push(...texts(document, "h3"));
    }
    expect(new Set(titles).size).toBe(50);
  });
});

function sorted(params: URLSearchParams): [string, string][] {
  const copy = new URLSearchParams(params);
  copy.sort();
  return [...copy];
}
