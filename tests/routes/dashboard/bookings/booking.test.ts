import ICAL from "ical.js";
import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import { errorBeside, pageOf, rowsOf, type TestBrowser } from "#tests/support/accounts.ts";
import { appOver } from "#tests/support/app.ts";
import { addBookingAccounts, signedInBrowser } from "#tests/support/booking-app.ts";
import { addBookingOf, onMonday, type Parties } from "#tests/support/bookings.ts";
import { countedDatabase, emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addReview, insert, NOW } from "#tests/support/fixtures.ts";
import { element, elements, having, linkTo, textIn, texts } from "#tests/support/html.ts";
import { openAndPost } from "#tests/support/versions.ts";

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
    expect(buttons).toEqual(["Accept: House wiring and breaker panels, Anita Ramdeen, Mon 23 Nov"]);
    expect(
      linkTo(pro.page, "Decline: House wiring and breaker panels, Anita Ramdeen, Mon 23 Nov"),
    ).toContain("/decline?next=");
    const customer = await anita.open("/dashboard/bookings");
    expect(texts(customer.page, "h1")).toEqual(["My Bookings"]);
    expect(texts(element(customer.page, "main"), "button")).toEqual([]);
    expect(linkTo(customer.page, "Message Ravi Persaud")).toContain(`with=${parties.proId}`);
    ravi.cookies.set("userRole", "customer");
    const toggled = await ravi.open("/dashboard/bookings");
    expect(texts(toggled.page, "h3")).toEqual([]);
    const other = await ravi.open(linkTo(toggled.page, "See your 1 booking as a professional"));
    expect(texts(other.page, "h3")).toHaveLength(1);
  });

  test("leads to a time that was proposed instead of the old one, which no button beside it accepts", async () => {
    const proposed = { proposed_starts_at: onMonday(660), proposals: 1 };
    const id = await add({ ...proposed, proposed_by: "customer" });
    const buttonsOf = async (who: TestBrowser) => {
      const main = element((await who.open("/dashboard/bookings")).page, "main");
      return elements(main, having("data-booking")).flatMap((row) => [
        ...texts(row, "button"),
        ...texts(row, "a").slice(1),
      ]);
    };
    const path = `/dashboard/bookings/${id}`;
    expect(await buttonsOf(ravi)).toEqual([
      "See the new time of Anita Ramdeen",
      "Message Anita Ramdeen",
    ]);
    const list = await ravi.open("/dashboard/bookings");
    expect(linkTo(list.page, "See the new time of Anita Ramdeen")).toBe(path);
    expect(await buttonsOf(anita)).toEqual(["Message Ravi Persaud"]);
    await database.client.execute("update bookings set proposed_by = 'professional'");
    expect(await buttonsOf(ravi)).toEqual(["Message Anita Ramdeen"]);
    expect(await buttonsOf(anita)).toEqual([
      "See the new time of Ravi Persaud",
      "Message Ravi Persaud",
    ]);
  });

  test("offers to complete each confirmed booking by its name, and first only what has begun", async () => {
    const buttonsOf = async () => {
      const main = element((await ravi.open("/dashboard/bookings?tab=all")).page, "main");
      return elements(main, having("data-booking")).map((row) =>
        elements(row, (one) => one.name === "button" || one.name === "a")
          .slice(1)
          .map(textIn),
      );
    };
    const complete = "Mark as Completed: House wiring and breaker panels, Anita Ramdeen, ";
    await add({ status: "confirmed" });
    expect(await buttonsOf()).toEqual([["Message Anita Ramdeen", `${complete}Mon 23 Nov`]]);
    const begun = { starts_at: NOW - HOUR_MS, ends_at: NOW };
    await database.client.execute({
      sql: "update bookings set starts_at = ?, ends_at = ?",
      args: [begun.starts_at, begun.ends_at],
    });
    expect(await buttonsOf()).toEqual([[`${complete}Fri 20 Nov`, "Message Anita Ramdeen"]]);
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
    const emptyTab = async (who: TestBrowser, tab: string) =>
      texts((await who.open(`/dashboard/bookings?tab=${tab}`)).page, "h2");
    expect(await emptyTab(ravi, "cancelled")).toContain("No cancelled bookings");
    expect(await emptyTab(ravi, "requests")).toContain("No requests at the moment");
    expect(await emptyTab(anita, "requests")).toContain("No requests waiting for an answer");
    await database.client.execute("delete from bookings");
    expect(await emptyTab(anita, "requests")).toContain("You have not requested anything yet");
    expect((await ravi.get("/dashboard/bookings?tab=%00&page=-1&as=x")).status).toBe(200);
  });

  test("needs one round trip, as do a booking, the week and the hours", async () => {
    const id = await add();
    const counted = countedDatabase(database.client);
    const session = await signedInBrowser(appOver(counted.db), "ravi@kayap.test");
    await session.get("/dashboard");
    for (const path of [
      "",
      `/${id}`,
      "/week",
      "/day/2026-11-23",
      "/hours",
      "/days-off",
      "/feed",
      `/${id}/cancel`,
      `/${id}/decline`,
      `/${id}/propose`,
    ]) {
      counted.calls.count = 0;
      expect((await session.get(`/dashboard/bookings${path}`)).status, path).toBe(200);
      expect(counted.calls.count, path).toBe(1);
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

  test("has the other person's phone, never one's own: the professional's only behind the button of the profile, once confirmed (decisions 19 and 73)", async () => {
    const id = await add();
    const ofCustomer = async () => (await anita.open(`/dashboard/bookings/${id}`)).page;
    const showPhone = "Show phone on the profile of Ravi Persaud";
    await database.client.execute({
      sql: "update users set phone = '+5926009999' where id = ?",
      args: [parties.proId],
    });
    await insert(database.client, "settings", {
      user_id: parties.proId,
      show_phone: 1,
      updated_at: NOW,
    });
    expect(textIn(await ofCustomer())).not.toContain(showPhone);
    await ravi.post(`/dashboard/bookings/${id}`, { step: "accept" });
    const page = await ofCustomer();
    expect(linkTo(page, showPhone)).toBe(`/pro/${parties.proId}`);
    expect(textIn(page)).not.toMatch(/612 ?3456|600 ?9999/);
    const data = await (await anita.get(`/dashboard/bookings/${id}.data`)).text();
    expect(data).not.toContain("6009999");
    await database.client.execute("update settings set show_phone = 0");
    expect(textIn(await ofCustomer())).not.toContain(showPhone);
  });

  describe("has one main button for what comes next, and the rest in a menu", () => {
    const DONE = NOW - 48 * HOUR_MS;
    const PROPOSED = { proposed_by: "professional", proposed_starts_at: onMonday(660) };
    test.each([
      [
        "pending",
        "professional",
        {},
        "Accept",
        ["Message", "Propose another time", "Add to calendar"],
      ],
      ["pending", "customer", {}, "Message", ["Propose another time", "Withdraw request"]],
      [
        "confirmed",
        "customer",
        {},
        "Message",
        ["Propose another time", "Mark as Completed", "Add to calendar", "Cancel booking"],
      ],
      [
        "confirmed",
        "professional",
        { starts_at: DONE },
        "Mark as Completed",
        ["Message", "Add to calendar", "Cancel booking"],
      ],
      [
        "completed",
        "customer",
        { starts_at: DONE },
        "Write a review",
        ["Message", "Add to calendar", "Book again"],
      ],
      ["cancelled", "customer", {}, "Book again", ["Message"]],
      ["cancelled", "professional", {}, "Message", []],
      [
        "confirmed",
        "customer",
        PROPOSED,
        "Accept new time",
        [
          "Message",
          "Propose another time",
          "Mark as Completed",
          "Add to calendar",
          "Cancel booking",
        ],
      ],
    ] as const)("%s, for the %s, with %j: %s", async (status, party, fields, main, rest) => {
      const id = await add({ status, ...fields });
      const { page } = await (party === "customer" ? anita : ravi).open(
        `/dashboard/bookings/${id}`,
      );
      const content = element(page, "main");
      const primary = elements(content, ({ attributes }) =>
        /\bbg-primary\b/.test(attributes.class ?? ""),
      );
      expect(primary.map(textIn)).toEqual([main]);
      const menu = elements(content, "details").flatMap((details) => texts(details, "li"));
      expect(menu).toEqual(rest);
    });
  });

  test("is named after service and day, with the year only where it is another one, and says times short", async () => {
    const soon = await add();
    const old = await add({ status: "completed", starts_at: onMonday(540) - 365 * 24 * HOUR_MS });
    const titleOf = async (id: string) =>
      texts((await anita.open(`/dashboard/bookings/${id}`)).page, "h1");
    expect(await titleOf(soon)).toEqual(["House wiring and breaker panels, Mon 23 Nov"]);
    expect(await titleOf(old)).toEqual(["House wiring and breaker panels, Sun 23 Nov 2025"]);
    const rows = texts((await anita.open("/dashboard/bookings")).page, "li").filter((text) =>
      text.includes("House wiring"),
    );
    expect(rows[0]).toMatch(/^NOV 23 Mon House wiring .* 9:00-10:00 AM, \$6,500/);
    expect(rows[1]).toMatch(/^NOV 23 Sun 2025 House wiring .* 9:00-10:00 AM, /);
  });

  test("tells the customer of a request what happens next, as long as it is pending", async () => {
    const id = await add();
    const path = `/dashboard/bookings/${id}`;
    const { page } = await anita.open(path);
    expect(textIn(page)).toContain("What happens next");
    expect(textIn(page)).toContain(
      "Ravi Persaud has until Sun 22 Nov, 10:00 AM to answer. We e-mail you as soon as there is an answer.",
    );
    expect(linkTo(page, "Add to calendar")).toBe(`${path}/calendar.ics`);
    const others = linkTo(page, "See who can come on this day");
    expect(Object.fromEntries(new URL(others, "https://kayap.test").searchParams)).toEqual({
      location: "Region 4",
      category: "construction-trades",
      subcategory: "electricians",
      when: "2026-11-23",
    });
    expect((await anita.get(others)).status).toBe(200);
    expect(textIn((await ravi.open(path)).page)).not.toContain("What happens next");
    await insert(database.client, "settings", {
      user_id: parties.customerId,
      email_notifications: 0,
      updated_at: NOW,
    });
    expect(textIn((await anita.open(path)).page)).toContain(
      "The answer appears here and under Notifications.",
    );
    await ravi.post(path, { step: "accept" });
    expect(textIn((await anita.open(path)).page)).not.toContain("What happens next");
  });

  test("tells the customer that a proposed time waits for their answer, and until when", async () => {
    const proposed = { proposed_by: "professional", proposed_starts_at: onMonday(660) };
    const id = await add(proposed);
    const { page } = await anita.open(`/dashboard/bookings/${id}`);
    expect(textIn(page)).toContain(
      "You have until Sun 22 Nov, 10:00 AM to answer. After that this request closes.",
    );
    expect(textIn(page)).not.toContain("Ravi Persaud has until");
  });

  test("offers other professionals to a customer whose professional does not come, while the day is ahead", async () => {
    const others = async (fields: Parameters<typeof add>[0]) => {
      const id = await add({ status: "cancelled", ...fields });
      const { page } = await anita.open(`/dashboard/bookings/${id}`);
      return texts(element(page, "main"), "a").includes("See who can come on this day");
    };
    expect(await others({ ended_by: "professional" })).toBe(true);
    expect(await others({ ended_by: "system", starts_at: onMonday(660) })).toBe(true);
    expect(await others({ ended_by: "customer", starts_at: onMonday(720) })).toBe(false);
    expect(await others({ ended_by: "professional", starts_at: onMonday(540) - 7 * DAY_MS })).toBe(
      false,
    );
  });

  test("names who answers a request, and until when, to the one who waits for it", async () => {
    const statusFor = async (who: typeof anita) =>
      textIn((await who.open("/dashboard/bookings")).page);
    await add();
    expect(await statusFor(anita)).toContain(
      "Waiting for Ravi Persaud, until Sun 22 Nov, 10:00 AM",
    );
    expect(await statusFor(ravi)).toContain("Pending, answer by Sun 22 Nov, 10:00 AM");
  });

  test("names the customer to a professional whose new time waits for an answer", async () => {
    const id = await add({ proposed_by: "professional", proposed_starts_at: onMonday(660) });
    expect(textIn((await ravi.open(`/dashboard/bookings/${id}`)).page)).toContain(
      "Waiting for Anita Ramdeen, until Sun 22 Nov, 10:00 AM",
    );
    expect(textIn((await anita.open("/dashboard/bookings")).page)).toContain(
      "Pending, answer by Sun 22 Nov, 10:00 AM",
    );
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
      "From $6,500 GYD, price to be agreed",
    );
    const sheet = "/dashboard/bookings/day/2026-11-23";
    expect(textIn((await ravi.open(sheet)).page)).toContain("From $6,500, price to be agreed");
    await ravi.post(`/dashboard/bookings/${other}`, { step: "accept" });
    expect(textIn((await anita.open(`/dashboard/bookings/${other}`)).page)).toContain(
      "From $6,500 GYD, agreed with the professional",
    );
    await anita.post(`/dashboard/bookings/${other}/cancel`, { reason: "" });
    expect(textIn((await anita.open(`/dashboard/bookings/${other}`)).page)).not.toMatch(/agreed/);
  });

  test("shows times in the person's own time zone beside Guyana's (decision 58)", async () => {
    await insert(database.client, "settings", {
      user_id: parties.customerId,
      timezone: "America/Los_Angeles",
      updated_at: NOW,
    });
    const id = await add();
    expect(textIn((await anita.open(`/dashboard/bookings/${id}`)).page)).toContain(
      "Mon 23 Nov, 9:00-10:00 AM Guyana · 5:00-6:00 AM Los Angeles",
    );
    expect(textIn((await ravi.open(`/dashboard/bookings/${id}`)).page)).not.toContain(
      "Los Angeles",
    );
  });

  test("offers to write a review only until it is written, and never of a deleted or hidden service", async () => {
    const id = await add({ status: "completed", starts_at: NOW - 48 * HOUR_MS });
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
        location: "At the customer’s place, Region 4",
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
    expect(await file(anita)).not.toMatch(/\+592|612.?3456/);
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
    expect(await (await app.fetch(first)).text()).not.toMatch(/\+592|612 ?3456/);
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
    expect(errorBeside(page, "hours2-1-from")).toContain(
      "Please enter a start time and a later end time.",
    );
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
    expect((await week()).slice(3, 5)).toEqual(["Mon 23, closed", "Tue 24, closed"]);
    await ravi.post("/dashboard/bookings/days-off", { workOn: "2026-11-23" });
    expect((await week())[3]).toBe("Mon 23, 19 open");
    const { page } = await ravi.open("/dashboard/bookings/days-off");
    expect(texts(page, "li").filter((text) => text.includes("Nov"))).toEqual([
      "Tue 24 Nov Open Tue 24 Nov again",
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
    expect((await ravi.get("/dashboard/bookings/day/2026-02-31")).status).toBe(404);
    expect((await ravi.get("/dashboard/bookings/week?day=%00")).status).toBe(200);
  });
});
