import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import type { TestBrowser } from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { addBookingAccounts, signedInBrowser } from "#tests/support/application/booking-fixture.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addReview, insert, NOW } from "#tests/support/fixtures.ts";
import { element, elements, linkTo, partUnder, textIn, texts } from "#tests/support/html.ts";
import { addBookingOf, onMonday, type Parties } from "#tests/support/records/bookings.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

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

  test("has the number that its customer gave, and the professional's only behind the button of the profile, once confirmed (decisions 19 and 73)", async () => {
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
    expect(textIn(page)).toContain("Your phone +592 612 3456");
    expect(textIn(page)).not.toMatch(/600 ?9999/);
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
      "From $6,500 GYD, final price by agreement",
    );
    await anita.post(`/dashboard/bookings/${other}/cancel`, { reason: "" });
    expect(textIn((await anita.open(`/dashboard/bookings/${other}`)).page)).not.toMatch(
      /agreed|Paid directly/,
    );
    const last = (await emailsIn(database.client)).at(-1);
    expect(last?.text).toContain("Price: From $6,500\n");
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

  test("says what happened in Guyana's time alone, and a proposed time in both (decision 127)", async () => {
    await insert(database.client, "settings", {
      user_id: parties.customerId,
      timezone: "America/Los_Angeles",
      updated_at: NOW,
    });
    const id = await add();
    const entry = { booking_id: id, actor: "professional", from_status: "pending" };
    await insert(database.client, "booking_history", {
      ...entry,
      id: "proposed",
      action: "proposed",
      to_status: "pending",
      reason: new Date(onMonday(660)).toISOString(),
      created_at: NOW,
    });
    const { page } = await anita.open(`/dashboard/bookings/${id}`);
    const history = partUnder(page, "History");
    expect(elements(history, "time").map(textIn)).toEqual([
      "Mon 23 Nov, 11:00 AM Guyana · 7:00 AM Los Angeles",
      "Fri 20 Nov, 10:00 AM",
    ]);
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
