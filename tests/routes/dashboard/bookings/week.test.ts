import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import { pageOf, rowsOf, type TestBrowser } from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { addBookingAccounts, signedInBrowser } from "#tests/support/application/booking-fixture.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { insert } from "#tests/support/fixtures.ts";
import {
  type Element,
  element,
  elements,
  having,
  linkTo,
  partUnder,
  textIn,
  texts,
} from "#tests/support/html.ts";
import { addBookingOf, onMonday, type Parties } from "#tests/support/records/bookings.ts";

const WEEK = "/dashboard/bookings/week";

let database: TestDatabase;
let parties: Parties;
let ravi: TestBrowser;

beforeEach(async () => {
  database = await emptyDatabase();
  parties = await addBookingAccounts(database.client);
  ravi = await signedInBrowser(appOver(database.db), "ravi@kayap.test");
});

const add = (fields: Parameters<typeof addBookingOf>[2] = {}) =>
  addBookingOf(database.client, parties, fields);
const open = async (path = WEEK) => (await ravi.open(path)).page;
const days = (page: Element) => elements(page, having("data-day"));
const blocksOf = (page: Element) => days(page).map((day) => elements(day, having("data-booking")));
const bookingsOf = (page: Element) =>
  blocksOf(page).map((day) => day.map((block) => textIn(block)));
const classesOf = ({ attributes }: Element) => (attributes.class ?? "").split(" ");

describe("the week of a professional", () => {
  test("is seven days, today first, each a link to its sheet", async () => {
    const page = await open();
    expect(texts(page, "h1")).toEqual(["Fri 20 Nov to Thu 26 Nov"]);
    expect(days(page).map((day) => textIn(element(day, "h2")))).toEqual([
      "Today, Fri 20 Nov",
      "Sat 21 Nov",
      "Sun 22 Nov",
      "Mon 23 Nov",
      "Tue 24 Nov",
      "Wed 25 Nov",
      "Thu 26 Nov",
    ]);
    expect(linkTo(page, "Mon 23 Nov")).toBe("/dashboard/bookings/day/2026-11-23");
  });

  test("leads to the week before, the one after, and back to today", async () => {
    const page = await open(`${WEEK}?day=2026-12-01`);
    expect(texts(page, "h1")).toEqual(["Fri 27 Nov to Thu 3 Dec"]);
    expect(linkTo(page, "Previous week")).toBe(WEEK);
    expect(linkTo(page, "Today")).toBe(WEEK);
    expect(linkTo(page, "Next week")).toBe(`${WEEK}?day=2026-12-04`);
    const january = await open(`${WEEK}?day=2027-01-01`);
    expect(texts(january, "h1")).toEqual(["Fri 1 Jan 2027 to Thu 7 Jan 2027"]);
  });

  test("lists the bookings of each day in order, with time, customer, title, place and status", async () => {
    await add({ starts_at: onMonday(660), ends_at: onMonday(780) });
    await add({ status: "confirmed" });
    await add({ status: "cancelled", starts_at: onMonday(600) });
    const bookings = bookingsOf(await open());
    expect(bookings.map((list) => list.length)).toEqual([0, 0, 0, 2, 0, 0, 0]);
    expect(bookings[3]?.[0]).toBe(
      "9:00-10:00 AM Anita Ramdeen House wiring and breaker panels Yellow house behind the stelling, Region 4 Confirmed",
    );
    expect(bookings[3]?.[1]).toBe(
      "11:00 AM-1:00 PM Anita Ramdeen House wiring and breaker panels Region 4 Pending",
    );
  });

  test("gives each booking its rows, and those at one time their columns", async () => {
    await add({ status: "completed", ends_at: onMonday(660) });
    await add({ status: "confirmed", starts_at: onMonday(570), ends_at: onMonday(615) });
    const blocks = blocksOf(await open())
      .flat()
      .map(classesOf);
    expect(blocks[0]).toEqual(
      expect.arrayContaining(["row-start-5", "row-span-8", "col-start-1", "col-span-1"]),
    );
    expect(blocks[1]).toEqual(
      expect.arrayContaining(["row-start-7", "row-span-3", "col-start-2", "col-span-1"]),
    );
  });

  test("shows when customers can book, by services and hours, and days off as closed", async () => {
    await insert(database.client, "days_off", { user_id: parties.proId, day: "2026-11-24" });
    const hours = { id: "a", user_id: parties.proId, starts_minute: 540, ends_minute: 720 };
    await insert(database.client, "availability", { ...hours, weekday: 1 });
    await insert(database.client, "availability", { ...hours, id: "b", weekday: 2 });
    const page = await open();
    const hoursOn = (index: number) => {
      const day = days(page)[index];
      return day ? texts(day, "p").slice(0, 1) : [];
    };
    expect([hoursOn(1), hoursOn(3), hoursOn(4)]).toEqual([
      ["Closed"],
      ["Open 9:00 AM-12:00 PM"],
      ["Closed: a day off"],
    ]);
    const drawn = (index: number) => elements(days(page)[index] ?? page, "rect");
    expect([drawn(1).length, drawn(3).length, drawn(4).length]).toEqual([0, 1, 0]);
  });

  test("says that no hours are given while neither hours nor a service say when, and closed on days without", async () => {
    const hoursOn = async () => days(await open()).map((day) => texts(day, "p")[0]);
    await database.client.execute("update services set status = 'inactive'");
    await insert(database.client, "days_off", { user_id: parties.proId, day: "2026-11-24" });
    expect((await hoursOn()).slice(2, 6)).toEqual([
      "No hours given",
      "No hours given",
      "Closed: a day off",
      "No hours given",
    ]);
    const monday = { weekday: 1, starts_minute: 540, ends_minute: 720 };
    await insert(database.client, "availability", { id: "a", user_id: parties.proId, ...monday });
    expect((await hoursOn()).slice(2, 6)).toEqual([
      "Closed",
      "Open 9:00 AM-12:00 PM",
      "Closed: a day off",
      "Closed",
    ]);
  });

  test("draws a line at the present time of today, and on no other day", async () => {
    const lines = days(await open()).map(
      (day) =>
        elements(day, "path").filter((path) => classesOf(path).includes("stroke-unread")).length,
    );
    expect(lines).toEqual([1, 0, 0, 0, 0, 0, 0]);
  });

  test("has a strip of five weeks with how many jobs are in each", async () => {
    await add({ status: "confirmed" });
    await add({ starts_at: onMonday(660) });
    await add({ status: "confirmed", starts_at: onMonday(540) + 10 * DAY_MS });
    await add({ status: "cancelled", starts_at: onMonday(720) });
    const strip = element(await open(), having("aria-label", "Five weeks"));
    expect(texts(strip, "a")).toEqual([
      "13 Nov to 19 Nov No bookings",
      "20 Nov to 26 Nov 2 bookings",
      "27 Nov to 3 Dec 1 booking",
      "4 Dec to 10 Dec No bookings",
      "11 Dec to 17 Dec No bookings",
    ]);
    expect(element(strip, having("aria-current", "true")).attributes.href).toBe(WEEK);
  });

  test("shows nothing of other professionals, also not how much they have to do", async () => {
    await add();
    const anita = await signedInBrowser(appOver(database.db), "anita@kayap.test");
    const { page } = await anita.open(WEEK);
    expect(bookingsOf(page).flat()).toEqual([]);
    expect(textIn(page)).not.toContain("1 job");
  });
});

describe("a request in the week", () => {
  test("is answered on the page, which leads back to the same week", async () => {
    const startsAt = onMonday(540) + 7 * DAY_MS;
    const id = await add({ starts_at: startsAt, ends_at: startsAt + HOUR_MS });
    const path = `${WEEK}?day=2026-11-27`;
    const part = partUnder(await open(path), "1 request waits for your answer");
    const form = elements(part, "form").find((one) => texts(one, "button").includes("Accept"));
    const next = element(form ?? part, having("name", "next")).attributes.value;
    expect(next).toBe(path);
    const answer = await ravi.post(`/dashboard/bookings/${id}`, { step: "accept", next: path });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, path]);
    const page = await open(path);
    expect(textIn(page)).not.toContain("waits for your answer");
    expect(bookingsOf(page)[3]?.[0]).toContain("Confirmed");
  });

  test("waits for the customer once the professional has proposed another time, and not when the customer has", async () => {
    const proposed = { proposed_starts_at: onMonday(660), proposals: 1 };
    await add({ ...proposed, proposed_by: "professional" });
    expect(textIn(await open())).not.toContain("waits for your answer");
    await database.client.execute("update bookings set proposed_by = 'customer'");
    expect(textIn(await open())).toContain("1 request waits for your answer");
  });

  test("of the past is not there to answer any more", async () => {
    await add({ starts_at: onMonday(540) - 7 * DAY_MS });
    const page = await open(`${WEEK}?day=2026-11-16`);
    expect(bookingsOf(page)[3]).toHaveLength(1);
    expect(textIn(page)).not.toContain("waits for your answer");
  });
});

describe("a day in the week", () => {
  const button = (page: Element, index: number) => texts(days(page)[index] ?? page, "button")[0];

  test("is closed and opened again in place, and the page leads back to the same week", async () => {
    const path = `${WEEK}?day=2026-11-27`;
    expect(button(await open(path), 0)).toBe("Close this day, Fri 27 Nov");
    const closed = await ravi.post("/dashboard/bookings/days-off", {
      from: "2026-11-27",
      next: path,
    });
    expect([closed.status, closed.headers.get("Location")]).toEqual([303, path]);
    expect(await rowsOf(database.client, "days_off")).toMatchObject([{ day: "2026-11-27" }]);
    expect(button(await open(path), 0)).toBe("Open this day, Fri 27 Nov");
    await ravi.post("/dashboard/bookings/days-off", { workOn: "2026-11-27", next: path });
    expect(await rowsOf(database.client, "days_off")).toEqual([]);
  });

  test("leads back to no page but ours (threats 19 and 70)", async () => {
    const closed = await ravi.post("/dashboard/bookings/days-off", {
      from: "2026-11-27",
      next: "//evil.example",
    });
    expect(closed.headers.get("Location")).toBe("/dashboard/bookings/days-off");
  });

  test("that is over has no switch", async () => {
    const week = days(await open(`${WEEK}?day=2026-11-16`));
    expect(week.map((day) => textIn(element(day, "h2")))).toContain("Mon 16 Nov");
    expect(week.flatMap((day) => texts(day, "button"))).toEqual([]);
  });

  test("that cannot be saved says so", async () => {
    const refused = await pageOf(
      await ravi.post("/dashboard/bookings/days-off", { from: "2026-02-31", next: WEEK }),
    );
    expect(refused.status).toBe(400);
    expect(textIn(refused.page)).toContain("Please choose a day.");
  });
});

describe("the week and the sheet of a day", () => {
  test("show the jobs, with phone and place once they are confirmed", async () => {
    await add({ status: "confirmed" });
    await add({ starts_at: onMonday(660), customer_phone: "+5920000000" });
    const week = await ravi.open("/dashboard/bookings/week?day=2026-11-25");
    expect(texts(week.page, "h1")).toEqual(["Fri 20 Nov to Thu 26 Nov"]);
    expect(textIn(week.page)).toContain(
      "9:00-10:00 AM Anita Ramdeen House wiring and breaker panels",
    );
    const sheet = await ravi.open(linkTo(week.page, "Mon 23 Nov"));
    expect(texts(sheet.page, "h1")).toEqual(["Mon 23 Nov: 2 bookings"]);
    expect(textIn(sheet.page)).toContain("Anita Ramdeen, +592 612 3456");
    const sheetMain = element(sheet.page, "main");
    expect(linkTo(sheetMain, "+592 612 3456")).toBe("tel:+5926123456");
    expect(linkTo(sheetMain, "House wiring and breaker panels")).toMatch(
      /^\/dashboard\/bookings\/[0-9a-f-]{36}$/,
    );
    expect(linkTo(sheetMain, "Message Anita Ramdeen")).toBe(
      `/dashboard/messages?with=${parties.customerId}&service=${parties.serviceId}`,
    );
    expect(textIn(sheet.page)).not.toContain("000 0000");
    const empty = await ravi.open("/dashboard/bookings/day/2026-12-31");
    expect(textIn(element(empty.page, "h1"))).toBe("Thu 31 Dec");
    expect(textIn(element(empty.page, "main")).match(/no bookings|0 bookings/gi)).toHaveLength(1);
    expect((await ravi.get("/dashboard/bookings/day/2026-02-31")).status).toBe(404);
    const today = await ravi.get("/dashboard/bookings/day");
    expect([today.status, today.headers.get("Location")]).toEqual([
      303,
      "/dashboard/bookings/day/2026-11-20",
    ]);
    expect((await ravi.get("/dashboard/bookings/week?day=%00")).status).toBe(200);
  });
});
