import { beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import type { TestBrowser } from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { addBookingAccounts, signedInBrowser } from "#tests/support/application/booking-fixture.ts";
import { countedDatabase, emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { element, elements, having, linkTo, textIn, texts } from "#tests/support/html.ts";
import { addBookingOf, onMonday, type Parties } from "#tests/support/records/bookings.ts";

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

  test("makes completing no more than text until the visit has started, and a button from then on", async () => {
    const looksLikeButton = async () => {
      const main = element((await ravi.open("/dashboard/bookings")).page, "main");
      return /\bborder-2\b|\bbg-/.test(element(main, "button").attributes.class ?? "");
    };
    await add({ status: "confirmed", starts_at: NOW + 1 });
    expect(await looksLikeButton()).toBe(false);
    await database.client.execute({ sql: "update bookings set starts_at = ?", args: [NOW] });
    expect(await looksLikeButton()).toBe(true);
  });

  test("has tabs whose counts add up, and leads to the requests among them", async () => {
    await add({ status: "confirmed" });
    await add({ starts_at: onMonday(660), ends_at: onMonday(720) });
    const requests = "/dashboard/bookings?as=professional&tab=requests";
    const { page } = await ravi.open("/dashboard/bookings");
    const tabs = elements(page, "nav").find(having("aria-label", "Bookings"));
    expect(texts(tabs ?? page, "a")).toEqual(["All 2", "Upcoming 2", "Past 0", "Cancelled 0"]);
    expect(linkTo(page, "See the 1 request that waits for an answer")).toBe(requests);
    const own = await ravi.open(requests);
    expect(texts(own.page, "h2")).toContain("Requests");
    expect(texts(own.page, "h3")).toHaveLength(1);
    expect(textIn(own.page)).not.toContain("that waits for an answer");
    await database.client.execute("update bookings set status = 'pending'");
    const both = await ravi.open("/dashboard/bookings");
    expect(linkTo(both.page, "See the 2 requests that wait for an answer")).toBe(requests);
  });

  test("has a sentence for an empty tab", async () => {
    await add({ status: "confirmed" });
    const emptyTab = async (who: TestBrowser, tab: string) =>
      texts((await who.open(`/dashboard/bookings?tab=${tab}`)).page, "h2");
    expect(await emptyTab(ravi, "cancelled")).toContain("No cancelled bookings");
    expect(await emptyTab(ravi, "requests")).toContain("No requests at the moment");
    expect(await emptyTab(anita, "requests")).toContain("No requests waiting for an answer");
    await database.client.execute("delete from bookings");
    expect(await emptyTab(anita, "requests")).toContain("You have not requested anything yet");
    expect((await ravi.get("/dashboard/bookings?tab=%00&page=-1&as=x")).status).toBe(200);
  });

  test("offers to set the hours where none are to come, and not where past or cancelled ones would be", async () => {
    await add({ status: "confirmed" });
    const offered = async (tab: string) => {
      const { page } = await ravi.open(`/dashboard/bookings?tab=${tab}`);
      return texts(element(page, "main"), "a").includes("Set my hours");
    };
    expect(await offered("requests")).toBe(true);
    expect(await offered("past")).toBe(false);
    expect(await offered("cancelled")).toBe(false);
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
