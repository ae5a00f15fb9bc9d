import type { Client } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import { parseSearch, searchQuery } from "#app/domain/search/filters.ts";
import { recountFreeStarts } from "#db/bookings/free-starts.ts";
import type { Database } from "#db/connection/client.ts";
import { browserOf } from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import {
  addCustomer,
  addProfessional,
  addService,
  insert,
  NOW,
  type ServiceFields,
} from "#tests/support/fixtures.ts";
import {
  type Element,
  element,
  elements,
  having,
  linkTo,
  parseHtml,
  partUnder,
  sentBy,
  textIn,
  texts,
} from "#tests/support/html.ts";
import { ELECTRICIAN, PLUMBER } from "#tests/support/records/search.ts";

// NOW is Friday 20 November 2026, 10 in the morning.
const WEEKDAYS: ServiceFields = { availability_weekdays: 1 };
const WEEKENDS: ServiceFields = { availability_weekdays: 0, availability_weekends: 1 };
const EVENINGS: ServiceFields = { availability_weekdays: 0, availability_evenings: 1 };
const PATHS = ["/search", "/category/construction-trades", "/dashboard/find"];

let client: Client;
let db: Database;
let app: ReturnType<typeof appOver>;
let open: (path: string) => Promise<Element>;
let weekdayPro: string;

beforeEach(async () => {
  ({ client, db } = await emptyDatabase());
  weekdayPro = await addProfessional(client);
  const other = await addProfessional(client);
  await addService(client, weekdayPro, { title: "Weekday wiring", ...ELECTRICIAN, ...WEEKDAYS });
  await addService(client, other, { title: "Weekend wiring", ...ELECTRICIAN, ...WEEKENDS });
  await addService(client, other, {
    title: "Evening pipes",
    description: "Leaks and taps.",
    ...PLUMBER,
    ...EVENINGS,
  });
  await recountFreeStarts(db, { now: NOW });
  app = appOver(db);
  const browser = await browserOf(client, app, await addCustomer(client));
  open = async (path) => {
    if (!path.startsWith("/dashboard")) return (await app.page(path)).document;
    return parseHtml(await (await browser.get(path)).text());
  };
  return () => client.close();
});

const found = (page: Element) => texts(page, "h3").sort();
const count = (page: Element) => texts(page, "h2")[0]?.replace(/\s+/g, " ");
const byId = (page: Element, id: string) => element(page, having("id", id));
const choice = (page: Element, name: string, value: string) =>
  element(page, ({ attributes }) => attributes.name === name && attributes.value === value);

describe.each(PATHS)("%s", (path) => {
  // A person who is signed in has a format for dates; a visitor sees the short one.
  const tuesday = "Tue 24 Nov";

  test.each([
    ["when=today", ["Evening pipes", "Weekday wiring"], "Free today"],
    ["when=tomorrow", ["Evening pipes", "Weekend wiring"], "Free tomorrow"],
    ["when=weekend&part=morning", ["Weekend wiring"], "Free on the weekend, morning"],
    ["when=2026-11-24", ["Evening pipes", "Weekday wiring"], "Free on {day}"],
    ["when=2026-11-24&part=evening", ["Evening pipes"], "Free on {day}, evening"],
    ["part=afternoon", ["Weekday wiring", "Weekend wiring"], "Free in the afternoon"],
  ])("finds for %s who is free then, and says so", async (query, titles, free) => {
    const page = await open(`${path}?${query}`);
    expect(found(page)).toEqual(titles);
    expect(count(page)).toContain(`${titles.length} Service${titles.length > 1 ? "s" : ""} Found`);
    expect(count(page)).toContain(free.replace("{day}", tuesday));
  });

  test("shows the first free start at that time on each card", async () => {
    const cardOf = async (query: string) =>
      textIn(partUnder(await open(path + query), "Weekday wiring"));
    expect(await cardOf("?when=2026-11-24&part=afternoon")).toContain(`Free: ${tuesday}, 12:00 PM`);
    expect(await cardOf("?when=today")).toContain("Free: Today, 12:00 PM");
    expect(await cardOf("")).toContain("Next free: Today, 12:00 PM");
  });

  test("has a chip that removes day and part, and keeps the rest", async () => {
    const page = await open(`${path}?q=wiring&when=2026-11-24&part=morning&sort=rating`);
    expect(linkTo(page, `Remove filter: ${tuesday}, morning×`)).toBe(
      `${path}?q=wiring&sort=rating`,
    );
  });

  test.each(["when=tomorrow", "when=2026-11-24&part=morning", "part=evening", "when=date"])(
    "sent again without JavaScript with %s is the same search",
    async (query) => {
      const page = await open(`${path}?${query}`);
      const sent = parseSearch(sentBy(page, byId(page, "search")), NOW);
      expect(searchQuery(sent)).toBe(`?${query}`);
    },
  );

  test("takes the date of its field when that is chosen, and the named day when that is", async () => {
    const page = await open(`${path}?when=2026-11-24`);
    expect(choice(page, "when", "date").attributes).toHaveProperty("checked");
    expect(choice(page, "date", "2026-11-24").attributes.type).toBe("date");
    const sent = sentBy(page, byId(page, "search"));
    sent.set("when", "tomorrow");
    expect(found(await open(`${path}?${sent}`))).toEqual(["Evening pipes", "Weekend wiring"]);
  });

  test.each([
    ["2026-11-19", "That day is over. Please choose today or a later day."],
    ["2027-01-20", "Bookings open 60 days ahead. Please choose an earlier day."],
    ["24.11.2026", "Please choose a day, for example 2026-11-24."],
  ])("says beside the field why %s is not applied, and keeps it", async (date, message) => {
    const page = await open(`${path}?when=date&date=${date}`);
    expect(count(page)).toMatch(/^3 Services Found( in Construction & Trades)?$/);
    const field = choice(page, "date", date);
    expect(field.attributes["aria-invalid"]).toBe("true");
    expect(textIn(byId(page, field.attributes["aria-describedby"] ?? ""))).toBe(message);
    expect(elements(page, "details").some(having("open"))).toBe(true);
    expect(textIn(page)).not.toContain("Remove filter");
  });

  test("asks for a date where none is chosen yet", async () => {
    const page = await open(`${path}?when=date`);
    expect(textIn(byId(page, "when-error"))).toBe("Choose a day in the next 60 days.");
    expect(found(page)).toHaveLength(3);
  });

  test("offers first to drop the time when nobody is free, with how many there are", async () => {
    const page = await open(`${path}?q=wiring&when=tomorrow&part=evening`);
    const empty = element(page, having("data-empty"));
    expect(textIn(empty)).toContain("Without “Tomorrow, evening” 2");
    expect(texts(page, "h3")).not.toContain("Weekday wiring");
  });

  test("respects the time for two needs, and for a word that is misspelled", async () => {
    const both = await open(`${path}?q=electrician+and+plumber&when=tomorrow`);
    expect(found(both)).toEqual(["Evening pipes", "Weekend wiring"]);
    expect(found(await open(`${path}?q=electrican&when=tomorrow`))).toEqual(["Weekend wiring"]);
  });

  test("reads a day in the text as the time, with a chip that takes its words away", async () => {
    const page = await open(`${path}?q=wiring+tomorrow&sort=rating`);
    expect(found(page)).toEqual(["Weekend wiring"]);
    expect(count(page)).toContain("Free tomorrow");
    expect(textIn(partUnder(page, "Weekend wiring"))).toContain("Free: Tomorrow");
    expect(linkTo(page, "Remove filter: Tomorrow×")).toBe(`${path}?q=wiring&sort=rating`);
    const morning = await open(`${path}?q=wiring+on+Tuesday+morning`);
    expect(found(morning)).toEqual(["Weekday wiring"]);
    expect(count(morning)).toContain(`Free on ${tuesday}, morning`);
  });

  test("reads a part of any day in the text, and says which", async () => {
    const page = await open(`${path}?q=pipes+after+work`);
    expect(found(page)).toEqual(["Evening pipes"]);
    expect(count(page)).toContain("Free in the evening");
    expect(linkTo(page, "Remove filter: Evening×")).toBe(`${path}?q=pipes`);
    const nobody = await open(`${path}?q=wiring+after+4`);
    expect(found(nobody)).toEqual(["Weekday wiring", "Weekend wiring"]);
    expect(count(nobody)).toContain("None of these shows a free time in the evening.");
    expect(textIn(nobody)).not.toContain("Remove filter");
  });

  test("asks for no time where the text says one that is not a day or a part of it", async () => {
    for (const time of ["next+week", "after+7pm", "before+5pm"]) {
      const page = await open(`${path}?q=wiring+${time}`);
      expect(found(page)).toEqual(["Weekday wiring", "Weekend wiring"]);
      expect(textIn(page)).not.toContain("Remove filter");
      expect(count(page)).not.toContain("ree ");
    }
  });

  test("shows everybody where nobody is free on the day in the text, and says so", async () => {
    const page = await open(`${path}?q=wiring+tomorrow+evening`);
    expect(found(page)).toEqual(["Weekday wiring", "Weekend wiring"]);
    expect(count(page)).toContain("None of these shows a free time tomorrow, evening.");
    expect(textIn(partUnder(page, "Weekend wiring"))).toContain("Next free: Tomorrow");
    expect(textIn(page)).not.toContain("Remove filter: Tomorrow");
  });

  test("reads no day in the text where the field names one", async () => {
    const page = await open(`${path}?q=wiring+tomorrow&when=2026-11-24`);
    expect(found(page)).toEqual(["Weekday wiring"]);
  });

  test("says nothing of free times where a text with a day finds nothing", async () => {
    const page = await open(`${path}?q=zorbing+tomorrow`);
    expect(count(page)).not.toContain("free");
  });

  test("keeps the day of the text where a typo is corrected, a place is dropped or one of two needs is chosen", async () => {
    const typo = await open(`${path}?q=electrican+tomorrow`);
    expect(textIn(typo)).toContain("Showing results for electrician tomorrow.");
    expect(found(typo)).toEqual(["Weekend wiring"]);
    const inPlace = await open(`${path}?q=wiring+tomorrow+in+Georgetown`);
    expect(linkTo(inPlace, "Remove filter: in Georgetown, Region 4×")).toBe(
      `${path}?q=wiring+tomorrow`,
    );
    const both = await open(`${path}?q=electrician+and+plumber+tomorrow`);
    expect(found(both)).toEqual(["Evening pipes", "Weekend wiring"]);
    expect(linkTo(both, "See all for plumber")).toBe(`${path}?q=plumber+tomorrow`);
  });

  test("leaves out who is not free any more, before the row is counted again", async () => {
    await insert(client, "days_off", { user_id: weekdayPro, day: "2026-11-24" });
    const page = await open(`${path}?when=2026-11-24`);
    expect(found(page)).toEqual(["Evening pipes"]);
    expect(count(page)).toContain("1 Service Found");
    const none = await open(`${path}?q=wiring&when=2026-11-24`);
    expect(textIn(none)).toContain(`Without “${tuesday}” 2`);
    expect(found(await open(`${path}?when=2026-11-25`))).toContain("Weekday wiring");
  });
});

test("a search is counted as missing where its words find nobody, not where its time, place or a filter is the reason", async () => {
  const work: Promise<unknown>[] = [];
  const counting = appOver(db, { waitUntil: (promise) => work.push(promise) });
  const { cookies } = await browserOf(client, counting, await addCustomer(client));
  const missed = async (query: string) => {
    await counting.fetch(`/dashboard/find?${query}`, {
      headers: { Cookie: `session=${cookies.get("session")}`, "Sec-Fetch-Site": "same-origin" },
    });
    await Promise.all(work);
    return (await client.execute("select count(*) as n from missed_searches")).rows[0]?.n;
  };
  expect(await missed("q=zorbing&when=tomorrow")).toBe(0);
  expect(await missed("q=wiring&rating=4.5")).toBe(0);
  expect(await missed("q=wiring&category=pet-services")).toBe(0);
  expect(await missed("q=wiring&location=Linden")).toBe(0);
  expect(await missed("q=zorbing")).toBe(1);
});
