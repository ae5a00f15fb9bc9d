import { beforeEach, describe, expect, test } from "vitest";
import {
  addAccount,
  alertIn,
  browserAt,
  errorBeside,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver, awayFor } from "#tests/support/application/app.ts";
import { addBookingAccounts, signedInBrowser } from "#tests/support/application/booking-fixture.ts";
import { withoutScripts } from "#tests/support/application/without-scripts.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { insert } from "#tests/support/fixtures.ts";
import { type Element, element, having, linkTo, textIn, texts } from "#tests/support/html.ts";
import type { Parties } from "#tests/support/records/bookings.ts";

const DAYS_OFF = "/dashboard/bookings/days-off";

let database: TestDatabase;
let parties: Parties;
let anita: TestBrowser;
let ravi: TestBrowser;

beforeEach(async () => {
  database = await emptyDatabase();
  parties = await addBookingAccounts(database.client);
  const app = appOver(database.db);
  anita = await signedInBrowser(app, "anita@kayap.test");
  ravi = await signedInBrowser(app, "ravi@kayap.test");
});

const typedIn = (page: Element) =>
  ["from", "to"].map((id) => element(page, having("id", id)).attributes.value);
const stored = () => rowsOf(database.client, "days_off");

describe("the form of days off", () => {
  test.each([
    [
      "a last day before the first",
      { from: "2026-12-26", to: "2026-12-25" },
      "to",
      /before the first/,
    ],
    ["a last day that does not exist", { from: "2026-11-26", to: "2026-11-31" }, "to", /day/],
    ["a first day that does not exist", { from: "2026-11-31", to: "2026-12-02" }, "from", /day/],
    ["a first day that is over", { from: "2026-11-19", to: "" }, "from", /This day is over/],
    ["more than 60 days", { from: "2027-02-01", to: "2027-05-31" }, "to", /at most 60 days/],
  ])(
    "is refused for %s with the error beside the field, and keeps what was typed",
    async (_, days, field, error) => {
      const { status, page } = await pageOf(await ravi.post(DAYS_OFF, days));
      expect(status).toBe(400);
      expect(errorBeside(page, field)).toMatch(error);
      expect(typedIn(page)).toEqual([days.from, days.to]);
      expect(await stored()).toEqual([]);
    },
  );

  test("takes at most 400 days at once: passed ones do not count, and what is refused says so", async () => {
    const { client } = database;
    const [{ id } = { id: "" }] = (
      await client.execute("select id from users where first_name = 'Ravi'")
    ).rows;
    await client.execute({
      sql: `with recursive n (i) as (select 0 union all select i + 1 from n where i < 397)
        insert into days_off (user_id, day) select ?, date('2026-12-01', i || ' days') from n
        union all select ?, date('2026-01-01', i || ' days') from n where i < 50`,
      args: [id, id],
    });
    const days = { from: "2028-03-01", to: "2028-03-03" };
    const { status, page } = await pageOf(await ravi.post(DAYS_OFF, days));
    expect(status).toBe(409);
    expect(alertIn(page)).toBe("You can plan at most 400 days off. Remove some, then take these.");
    expect(typedIn(page)).toEqual([days.from, days.to]);
    expect((await ravi.post(DAYS_OFF, { ...days, to: "2028-03-02" })).status).toBe(303);
    expect(await stored()).toHaveLength(400);
    // What is there already needs no place.
    expect((await ravi.post(DAYS_OFF, { from: "2026-12-01", to: "2026-12-05" })).status).toBe(303);
  });

  test("keeps what was typed while it cannot be stored, and says so", async () => {
    const failing = browserAt(appOver(awayFor(/insert into days_off/, database.client)));
    for (const [name, value] of ravi.cookies) failing.cookies.set(name, value);
    const days = { from: "2026-12-24", to: "2026-12-26" };
    const { status, page } = await pageOf(await failing.post(DAYS_OFF, days));
    expect(status).toBe(503);
    expect(alertIn(page)).toContain("Failed to save your days off.");
    expect(typedIn(page)).toEqual([days.from, days.to]);
    expect(await stored()).toEqual([]);
  });
});

test("a professional's hours leave out days off, which can be deleted again", async () => {
  await ravi.post(DAYS_OFF, { from: "2026-11-23", to: "2026-11-24" });
  const week = async () =>
    texts(
      element(
        (await anita.open(`/service/${parties.serviceId}/book`)).page,
        having("aria-label", "Day"),
      ),
      "li",
    );
  expect((await week()).slice(3, 5)).toEqual(["Mon 23, closed", "Tue 24, closed"]);
  await ravi.post(DAYS_OFF, { workOn: "2026-11-23" });
  expect((await week())[3]).toBe("Mon 23, 19 open");
  const { page } = await ravi.open(DAYS_OFF);
  expect(texts(page, "li").filter((text) => text.includes("Nov"))).toEqual([
    "Tue 24 Nov Open Tue 24 Nov again",
  ]);
  expect(linkTo(page, "Tue 24 Nov")).toBe("/dashboard/bookings/day/2026-11-24");
  const wrong = await pageOf(await ravi.post(DAYS_OFF, { from: "2026-02-31" }));
  expect(errorBeside(wrong.page, "from")).toContain("Please choose a day.");
});

test("days off that follow each other are opened again by one button, and no day beside them", async () => {
  const daysStored = async () => (await stored()).map(({ day }) => day);
  await ravi.post(DAYS_OFF, { from: "2026-12-01" });
  const { client } = database;
  const other = await addAccount(client, { role: "professional", email: "other@kayap.test" });
  await insert(client, "days_off", { user_id: other, day: "2026-12-25" });
  const person = await withoutScripts(ravi, DAYS_OFF);
  person.fill("First day", "2026-12-24");
  person.fill("Last day (optional)", "2026-12-26");
  await person.press("Take days off");
  expect(
    texts(
      element(person.page, (one) => one.name === "main"),
      "li",
    ).slice(0, 2),
  ).toEqual([
    "Tue 1 Dec Open Tue 1 Dec again",
    "Thu 24 Dec to Sat 26 Dec Open all 3 days again, Thu 24 Dec to Sat 26 Dec",
  ]);
  await person.press(/^Open all 3 days again/);
  expect(textIn(person.page)).toContain("You are open on these days again.");
  expect(await daysStored()).toEqual(["2026-12-01", "2026-12-25"]);
  expect(textIn(person.page)).not.toContain("Open all");
});

test("days off are opened again neither with a last day before the first nor beyond one that does not exist", async () => {
  await ravi.post(DAYS_OFF, { from: "2026-12-24", to: "2026-12-26" });
  for (const workUntil of ["2026-12-23", "2026-12-32", "' or 1=1 --"]) {
    expect((await ravi.post(DAYS_OFF, { workOn: "2026-12-24", workUntil })).status).toBe(400);
  }
  expect(await stored()).toHaveLength(3);
});
