import ICAL from "ical.js";
import { beforeEach, describe, expect, test } from "vitest";
import { errorBeside, pageOf, rowsOf, type TestBrowser } from "../../support/accounts.ts";
import { appOver } from "../../support/app.ts";
import { addBookingAccounts, signedInBrowser } from "../../support/booking-app.ts";
import { addBookingOf, onMonday, type Parties } from "../../support/bookings.ts";
import { countedDatabase, emptyDatabase, type TestDatabase } from "../../support/database.ts";
import { addReview, insert, NOW } from "../../support/fixtures.ts";
import { element, elements, having, linkTo, textIn, texts } from "../../support/html.ts";
import { openAndPost } from "../../support/versions.ts";

let database: TestDatabase;
let app: ReturnType<typeof appOver>;
let parties: Parties;
let anita: TestBrowser;
let ravi: TestBrowser;

beforeEach(async () => {
  database = await emptyDatabase();
  app = appOver(database.db);
  parties = await addBookingAccounts(database.client);
  anita = await signedInBrowser(app, "anita@kayap.test");
  ravi = await signedInBrowser(app, "ravi@kayap.test");
});

const add = (fields: Parameters<typeof addBookingOf>[2] = {}) =>
  addBookingOf(database.client, parties, fields);

describe("the list of bookings", () => {
  test("shows the bookings of the chosen view, with a link to those of the other side (decision 76)", async () => {
    await add();
    const pro = await ravi.open("/dashboard/bookings");
    expect(texts(pro.page, "h1")).toEqual(["Bookings"]);
    expect(texts(pro.page, "h3")).toEqual(["House wiring and breaker panels"]);
    const buttons = texts(element(pro.page, "main"), "button");
    expect(buttons).toEqual(["Accept", "Decline"]);
    const customer = await anita.open("/dashboard/bookings");
    expect(texts(customer.page, "h1")).toEqual(["My Bookings"]);
    expect(texts(element(customer.page, "main"), "button")).toEqual([]);
    expect(linkTo(customer.page, "Book again: House wiring and breaker panels")).toBe(
      `/service/${parties.serviceId}/book`,
    );
    expect(linkTo(customer.page, "Message Ravi Persaud")).toContain(`with=${parties.proId}`);
    ravi.cookies.set("userRole", "customer");
    const toggled = await ravi.open("/dashboard/bookings");
    expect(texts(toggled.page, "h3")).toEqual([]);
    const other = await ravi.open(linkTo(toggled.page, "See the 1 you do for others"));
    expect(texts(other.page, "h3")).toHaveLength(1);
  });

  test("has five tabs with their counts, and a sentence for an empty one", async () => {
    await add({ status: "confirmed" });
    const { page } = await ravi.open("/dashboard/bookings");
    const tabs = elements(page, "nav").find(having("aria-label", "Bookings"));
    expect(texts(tabs ?? page, "a")).toEqual([
      "All 1",
      "Upcoming 1",
      "Requests 0",
      "Past 0",
      "Cancelled 0",
    ]);
    const empty = await ravi.open("/dashboard/bookings?tab=cancelled");
    expect(texts(empty.page, "h2")).toContain("Nothing was cancelled");
    expect((await ravi.get("/dashboard/bookings?tab=%00&page=-1&as=x")).status).toBe(200);
  });

  test("needs one round trip besides the session's, as do a booking, the week and the hours", async () => {
    const id = await add();
    const counted = countedDatabase(database.client);
    const session = await signedInBrowser(appOver(counted.db), "ravi@kayap.test");
    for (const path of [
      "",
      `/${id}`,
      "/week",
      "/day/2026-11-23",
      "/hours",
      "/days-off",
      "/feed",
      `/${id}/cancel`,
      `/${id}/propose`,
    ]) {
      counted.calls.count = 0;
      expect((await session.get(`/dashboard/bookings${path}`)).status, path).toBe(200);
      expect(counted.calls.count, path).toBe(2);
    }
  });
});

describe("the page of a booking", () => {
  test("has phone and exact place for the professional only after the confirmation, in the page and in its data (decision 73)", async () => {
    const id = await add();
    const secrets = /612 ?3456|Yellow house/;
    for (const path of [
      `/dashboard/bookings/${id}`,
      `/dashboard/bookings/${id}.data`,
      "/dashboard/bookings.data",
    ]) {
      expect(await (await ravi.get(path)).text(), path).not.toMatch(secrets);
      expect(await (await ravi.get(path)).text(), path).not.toContain("anita@kayap.test");
    }
    expect(textIn((await anita.open(`/dashboard/bookings/${id}`)).page)).toMatch(secrets);
    await ravi.post(`/dashboard/bookings/${id}`, { step: "accept" });
    const { page } = await ravi.open(`/dashboard/bookings/${id}`);
    expect(linkTo(page, "+592 612 3456")).toBe("tel:+5926123456");
    expect(textIn(page)).toContain("Yellow house behind the stelling");
  });

  test("shows the amount of the whole job, as the list does, and not the price of an hour (decision 74)", async () => {
    const id = await add({ total_amount: 1_300_000 });
    for (const path of ["", `/${id}`]) {
      const { page } = await anita.open(`/dashboard/bookings${path}`);
      expect(textIn(page)).toContain("$13,000");
      expect(textIn(page)).not.toContain("/hr");
    }
    const other = await add({ price_type: "starting_at", starts_at: onMonday(780) });
    expect(textIn((await anita.open(`/dashboard/bookings/${other}`)).page)).toContain(
      "From $6,500 GYD, agreed with the professional",
    );
  });

  test("shows times in the person's own time zone beside Guyana's (decision 58)", async () => {
    await insert(database.client, "settings", {
      user_id: parties.customerId,
      timezone: "America/Los_Angeles",
      updated_at: NOW,
    });
    const id = await add();
    expect(textIn((await anita.open(`/dashboard/bookings/${id}`)).page)).toContain(
      "Mon 23/11/2026, 9:00 AM Guyana · 5:00 AM Los Angeles",
    );
    expect(textIn((await ravi.open(`/dashboard/bookings/${id}`)).page)).not.toContain(
      "Los Angeles",
    );
  });

  test("offers to write a review only until it is written, and never of a deleted or hidden service", async () => {
    const id = await add({ status: "completed", starts_at: NOW - 48 * 60 * 60_000 });
    const reviewLinks = async (who: TestBrowser) =>
      elements((await who.open(`/dashboard/bookings/${id}`)).page, "a")
        .filter((link) => link.attributes.href?.startsWith("/dashboard/reviews/"))
        .map((link) => [textIn(link), link.attributes.href]);
    expect(await reviewLinks(anita)).toEqual([
      ["Write a review", `/dashboard/reviews/new?service=${parties.serviceId}`],
    ]);
    const reviewId = await addReview(database.client, parties);
    expect(await reviewLinks(anita)).toEqual([
      ["Your review", `/dashboard/reviews/${reviewId}/edit`],
    ]);
    expect(await reviewLinks(ravi)).toEqual([]);
    for (const column of ["deleted_at", "hidden_at"]) {
      await database.client.batch(["delete from reviews", `update services set ${column} = 1`]);
      expect(await reviewLinks(anita), column).toEqual([]);
      await database.client.execute(`update services set ${column} = null`);
    }
  });

  test("stays readable when its service is deleted (threat 40)", async () => {
    const id = await add({ status: "confirmed" });
    await database.client.execute("update services set deleted_at = 1, status = 'inactive'");
    for (const path of [
      `/dashboard/bookings/${id}`,
      "/dashboard/bookings",
      `/dashboard/bookings/${id}/propose`,
    ]) {
      expect((await anita.get(path)).status, path).toBe(200);
    }
  });
});

describe("calendar files", () => {
  /** A file as a strict parser reads it: every line at most 75 bytes, ended by CRLF. */
  function parsed(text: string) {
    for (const line of text.split("\r\n"))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
    expect(calendar.getFirstPropertyValue("prodid")).toContain("Kayap");
    return calendar.getAllSubcomponents("vevent").map((event) => ({
      uid: event.getFirstPropertyValue("uid"),
      start: String(event.getFirstPropertyValue("dtstart")),
      end: String(event.getFirstPropertyValue("dtend")),
      stamp: String(event.getFirstPropertyValue("dtstamp")),
      status: event.getFirstPropertyValue("status"),
      sequence: event.getFirstPropertyValue("sequence"),
      summary: event.getFirstPropertyValue("summary"),
      location: event.getFirstPropertyValue("location"),
    }));
  }

  test("of a booking are in UTC, count changes in SEQUENCE, end as CANCELLED, and never have a phone (decision 77)", async () => {
    const id = await add({ landmark: "Lot 5; behind the “stelling”, é".padEnd(150, "ö") });
    const file = async (who: TestBrowser) =>
      (await who.get(`/dashboard/bookings/${id}/calendar.ics`)).text();
    expect(parsed(await file(ravi))).toEqual([
      {
        uid: `${id}@kayap`,
        start: "2026-11-23T13:00:00Z",
        end: "2026-11-23T14:00:00Z",
        stamp: "2026-11-20T13:00:00Z",
        status: "TENTATIVE",
        sequence: 0,
        summary: "Request: House wiring and breaker panels, Anita Ramdeen",
        location: "At the customer's place, Region 4",
      },
    ]);
    await ravi.post(`/dashboard/bookings/${id}`, { step: "accept" });
    expect(parsed(await file(ravi))).toMatchObject([
      { status: "CONFIRMED", sequence: 1, location: expect.stringContaining("Lot 5; behind") },
    ]);
    await anita.post(`/dashboard/bookings/${id}/cancel`, { reason: "" });
    expect(parsed(await file(anita))).toMatchObject([
      {
        status: "CANCELLED",
        sequence: 2,
        summary: "House wiring and breaker panels, Ravi Persaud",
      },
    ]);
    expect(await file(anita)).not.toMatch(/\+?592|612 ?3456/);
    const { headers } = await anita.get(`/dashboard/bookings/${id}/calendar.ics`);
    expect(headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(headers.get("Cache-Control")).toContain("no-store");
  });

  test("of all bookings have a secret address, stored as a hash, until it is replaced or ended", async () => {
    const id = await add({ status: "confirmed" });
    await add({ status: "cancelled", starts_at: onMonday(700) });
    const make = async () => {
      const { page } = await pageOf(
        await openAndPost(ravi, "/dashboard/bookings/feed", { step: "new" }),
      );
      return new URL(element(page, having("id", "address")).attributes.value ?? "").pathname;
    };
    const first = await make();
    expect(JSON.stringify(await rowsOf(database.client, "booking_rules"))).not.toContain(
      first.slice(10, 40),
    );
    const feed = await app.fetch(first);
    expect(parsed(await feed.text())).toMatchObject([{ uid: `${id}@kayap`, status: "CONFIRMED" }]);
    expect(await (await app.fetch(first)).text()).not.toMatch(/\+?592|612 ?3456/);
    const second = await make();
    expect((await app.fetch(first)).status).toBe(404);
    expect((await app.fetch(second)).status).toBe(200);
    expect(
      elements((await ravi.open("/dashboard/bookings/feed")).page, having("id", "address")),
    ).toEqual([]);
    await openAndPost(ravi, "/dashboard/bookings/feed", { step: "end" });
    expect((await app.fetch(second)).status).toBe(404);
    for (const odd of ["/calendar/x.ics", "/calendar/%00.ics", `/calendar/${"a".repeat(43)}.ics`]) {
      expect((await app.fetch(odd)).status).toBe(404);
    }
  });
});

describe("a professional's hours", () => {
  const RULES = { bufferMinutes: "30", minimumNoticeHours: "0", horizonDays: "14", maxPerDay: "2" };

  test("are saved, shown again, and change what customers can choose", async () => {
    const saved = await ravi.post("/dashboard/bookings/hours", {
      ...RULES,
      "hours1-0-from": "10:00",
      "hours1-0-to": "12:00",
    });
    expect(saved.status).toBe(303);
    const { page } = await ravi.open("/dashboard/bookings/hours");
    expect(textIn(page)).toContain("Your hours are saved.");
    expect(element(page, having("id", "hours1-0-from")).attributes.value).toBe("10:00");
    expect(element(page, having("id", "bufferMinutes")).attributes.value).toBe("30");
    const form = await anita.open(`/service/${parties.serviceId}/book`);
    expect(
      elements(form.page, having("name", "slot")).map(({ attributes }) => attributes.value),
    ).toEqual(["2026-11-23T14:00:00Z", "2026-11-23T14:30:00Z", "2026-11-23T15:00:00Z"]);
    await openAndPost(ravi, "/dashboard/bookings/hours", { ...RULES, maxPerDay: "" });
    expect(await rowsOf(database.client, "availability")).toEqual([]);
  });

  test("that are wrong are shown again as they were typed, with a message beside each (threat 23)", async () => {
    const values = {
      ...RULES,
      bufferMinutes: "500",
      "hours2-1-from": "12:00",
      "hours2-1-to": "11:00",
    };
    const { status, page } = await pageOf(await ravi.post("/dashboard/bookings/hours", values));
    expect(status).toBe(400);
    expect(errorBeside(page, "bufferMinutes")).toContain("Please enter a number from 0 to 120.");
    expect(errorBeside(page, "hours2-1-from")).toContain("Please enter a start and a later end.");
    expect(element(page, having("id", "hours2-1-from")).attributes.value).toBe("12:00");
    expect(await rowsOf(database.client, "booking_rules")).toEqual([]);
  });

  test("leave out days off, which can be deleted again", async () => {
    await ravi.post("/dashboard/bookings/days-off", { from: "2026-11-23", to: "2026-11-24" });
    const week = async () =>
      texts(
        element(
          (await anita.open(`/service/${parties.serviceId}/book`)).page,
          having("aria-label", "Day"),
        ),
        "li",
      );
    expect((await week()).slice(3, 5)).toEqual(["Mon 23 closed", "Tue 24 closed"]);
    await ravi.post("/dashboard/bookings/days-off", { workOn: "2026-11-23" });
    expect((await week())[3]).toBe("Mon 23 19 open");
    const { page } = await ravi.open("/dashboard/bookings/days-off");
    expect(texts(page, "li").filter((text) => text.includes("2026"))).toEqual([
      "24/11/2026 Work on 24/11/2026 after all",
    ]);
    const wrong = await pageOf(
      await ravi.post("/dashboard/bookings/days-off", { from: "2026-02-31" }),
    );
    expect(errorBeside(wrong.page, "from")).toContain("Please choose a day.");
  });
});

describe("the week and the sheet of a day", () => {
  test("show the jobs, with phone and place once they are confirmed", async () => {
    await add({ status: "confirmed" });
    await add({ starts_at: onMonday(660), customer_phone: "+5920000000" });
    const week = await ravi.open("/dashboard/bookings/week?day=2026-11-25");
    expect(texts(week.page, "h1")).toEqual(["Week of Mon 23/11/2026"]);
    expect(textIn(week.page)).toContain("9:00 AM 1 hour");
    const sheet = await ravi.open(linkTo(week.page, "Day sheet of Mon 23/11/2026"));
    expect(texts(sheet.page, "h1")).toEqual(["Mon 23/11/2026: 2 jobs"]);
    expect(textIn(sheet.page)).toContain("Anita Ramdeen, +592 612 3456");
    expect(textIn(sheet.page)).not.toContain("000 0000");
    expect((await ravi.get("/dashboard/bookings/day/2026-02-31")).status).toBe(404);
    expect((await ravi.get("/dashboard/bookings/week?day=%00")).status).toBe(200);
  });
});
