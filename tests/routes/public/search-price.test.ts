import type { Client } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import { recountFreeStarts } from "#db/bookings/free-starts.ts";
import type { Database } from "#db/connection/client.ts";
import { browserOf } from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import {
  addCustomer,
  addProfessional,
  addService,
  NOW,
  type ServiceFields,
} from "#tests/support/fixtures.ts";
import { type Element, linkTo, parseHtml, partUnder, textIn, texts } from "#tests/support/html.ts";
import { ELECTRICIAN, PLUMBER } from "#tests/support/records/search.ts";

// NOW is Friday 20 November 2026, 10 in the morning.
const PATHS = ["/search", "/category/construction-trades", "/dashboard/find"];

let client: Client;
let db: Database;
let open: (path: string) => Promise<Element>;
let pro: string;

beforeEach(async () => {
  ({ client, db } = await emptyDatabase());
  pro = await addProfessional(client);
  const weekdays: ServiceFields = { availability_weekdays: 1, availability_weekends: 0 };
  const weekends: ServiceFields = { availability_weekdays: 0, availability_weekends: 1 };
  await addService(client, pro, {
    title: "Small wiring",
    ...ELECTRICIAN,
    ...weekdays,
    price_amount: 4_000_00,
  });
  await addService(client, pro, {
    title: "Large wiring",
    ...ELECTRICIAN,
    ...weekends,
    price_amount: 40_000_00,
  });
  await addService(client, pro, {
    title: "New pipes",
    description: "Leaks and taps.",
    ...PLUMBER,
    ...weekdays,
    price_amount: 5_000_00,
  });
  await recountFreeStarts(db, { now: NOW });
  const app = appOver(db);
  const browser = await browserOf(client, app, await addCustomer(client));
  open = async (path) => {
    if (!path.startsWith("/dashboard")) return (await app.page(path)).document;
    return parseHtml(await (await browser.get(path)).text());
  };
  return () => client.close();
});

const found = (page: Element) => texts(page, "h3").sort();
const heading = (page: Element) => texts(page, "h2")[0]?.replace(/\s+/g, " ");

describe.each(PATHS)("%s", (path) => {
  test("reads a price in the text as the most it may cost, with a chip that takes its words away", async () => {
    const page = await open(`${path}?q=wiring+under+%245,000&sort=rating`);
    expect(found(page)).toEqual(["Small wiring"]);
    expect(heading(page)).toContain("1 Service Found");
    expect(heading(page)).not.toContain("or less");
    expect(linkTo(page, "Remove filter: Up to $5,000×")).toBe(`${path}?q=wiring&sort=rating`);
  });

  test("shows everything where nothing costs so little, and says so", async () => {
    const page = await open(`${path}?q=wiring+not+over+2+thousand`);
    expect(found(page)).toEqual(["Large wiring", "Small wiring"]);
    expect(heading(page)).toContain("None of these costs $2,000 or less. You can still ask.");
    expect(textIn(page)).not.toContain("Remove filter: Up to");
  });

  test("finds who meets the time and the price of the text, each with a chip of its own", async () => {
    const page = await open(`${path}?q=wiring+under+5000+on+Tuesday`);
    expect(found(page)).toEqual(["Small wiring"]);
    expect(linkTo(page, "Remove filter: Up to $5,000×")).toBe(`${path}?q=wiring+on+Tuesday`);
    expect(linkTo(page, "Remove filter: Tue 24 Nov×")).toBe(`${path}?q=wiring+under+5000`);
  });

  test("keeps the time where nobody meets both, and says that nothing costs so little then", async () => {
    const page = await open(`${path}?q=wiring+tomorrow+under+5000`);
    expect(found(page)).toEqual(["Large wiring"]);
    expect(heading(page)).toContain("Free tomorrow");
    expect(heading(page)).toContain("None of these costs $5,000 or less.");
    expect(textIn(partUnder(page, "Large wiring"))).toContain("Free: Tomorrow");
  });

  test("keeps the price where nobody is free at the time", async () => {
    const page = await open(`${path}?q=wiring+tomorrow+evening+under+5000`);
    expect(found(page)).toEqual(["Small wiring"]);
    expect(heading(page)).toContain("None of these shows a free time tomorrow, evening.");
    expect(linkTo(page, "Remove filter: Up to $5,000×")).toBe(`${path}?q=wiring+tomorrow+evening`);
  });

  test("keeps the price of the text where a typo is corrected, a place is dropped or one of two needs is chosen", async () => {
    const typo = await open(`${path}?q=electrican+under+5000`);
    expect(textIn(typo)).toContain("Showing results for electrician under 5000.");
    expect(found(typo)).toEqual(["Small wiring"]);
    const inPlace = await open(`${path}?q=wiring+in+Georgetown+under+5000`);
    expect(linkTo(inPlace, "Remove filter: in Georgetown, Region 4×")).toBe(
      `${path}?q=wiring+under+5000`,
    );
    const both = await open(`${path}?q=electrician+and+plumber+under+5000`);
    expect(found(both)).toEqual(["New pipes", "Small wiring"]);
    expect(linkTo(both, "See all for plumber")).toBe(`${path}?q=plumber+under+5000`);
  });
});

// A category has no field for a price.
test.each(["/search", "/dashboard/find"])(
  "%s takes the price of the field where the text names one, too",
  async (path) => {
    const page = await open(`${path}?q=wiring+under+50k&maxPrice=4500`);
    expect(found(page)).toEqual(["Small wiring"]);
    expect(linkTo(page, "Remove filter: Up to $4,500×")).toBe(`${path}?q=wiring+under+50k`);
  },
);

const MENTIONS = [
  { title: "Water tanks set up", description: "With a plumber." },
  { title: "Tools of a plumber sold", description: "Used once." },
];
const ORDERS = ["", "&sort=price_low"];

describe.each(MENTIONS.flatMap((mention) => ORDERS.map((order) => ({ ...mention, order }))))(
  "“$title”, which only mentions the need, in the order “$order”",
  ({ title, description, order }) => {
    const mentions = (page: Element) =>
      texts(page, "h2").find((text) => text.startsWith("These only mention it"));

    beforeEach(async () => {
      await addService(client, pro, {
        title,
        description,
        category_id: "home-services-maintenance",
        subcategory_id: "handyman",
        price_amount: 1_000_00,
        availability_weekdays: 0,
        availability_weekends: 1,
      });
      await recountFreeStarts(db, { now: NOW });
    });

    test("stands below who does it in its title and is left out in its text, where the words name no time and no price", async () => {
      const page = await open(`/search?q=plumber${order}`);
      const titles = ["New pipes", ...[title].filter((one) => one.includes("plumber"))];
      expect(found(page)).toEqual(titles);
      expect(heading(page)).toContain(titles.length === 1 ? "1 Service Found" : "2 Services Found");
      expect(mentions(page)).toBeUndefined();
    });

    test.each([
      ["under+%242000", "costs $2,000 or less", "cost $2,000 or less"],
      ["tomorrow", "shows a free time tomorrow", "are free tomorrow"],
      [
        "tomorrow+under+%242000",
        "shows a free time tomorrow",
        "are free tomorrow and cost $2,000 or less",
      ],
    ])(
      "stands apart where only it meets “%s”, below who does it",
      async (condition, note, asked) => {
        const page = await open(`/search?q=plumber+${condition}${order}`);
        expect(texts(page, "h3")).toEqual(["New pipes", title]);
        expect(heading(page)).toContain("1 Service Found");
        expect(heading(page)).toContain(`None of these ${note}`);
        expect(mentions(page)).toBe(`These only mention it, but ${asked}:`);
      },
    );

    test("is left out where who does it meets what is asked for", async () => {
      const page = await open(`/search?q=plumber+on+Monday+under+5000${order}`);
      expect(found(page)).toEqual(["New pipes"]);
      expect(mentions(page)).toBeUndefined();
    });

    test("is found with a condition that everything meets as without it", async () => {
      const without = found(await open(`/search?q=plumber${order}`));
      const page = await open(`/search?q=plumber+under+50000${order}`);
      expect(found(page)).toEqual(without);
      expect(mentions(page)).toBeUndefined();
    });

    test("is an answer only by its title where nobody does it", async () => {
      await client.execute("delete from services where title = 'New pipes'");
      const page = await open(`/search?q=plumber+tomorrow${order}`);
      expect(mentions(page)).toBeUndefined();
      const isAnswer = title.includes("plumber");
      expect(heading(page)).toContain(
        isAnswer ? "1 Service Found Free tomorrow" : "0 Services Found",
      );
    });
  },
);
