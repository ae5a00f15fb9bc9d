import type { Client } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import { removeOld } from "#db/upkeep.ts";
import {
  addAccount,
  browserAt,
  PASSWORD,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver, awayForBatches, openDatabase } from "#tests/support/application/app.ts";
import { laterWorkDone } from "#tests/support/application/later-work.ts";
import { aroundCalls } from "#tests/support/around-calls.ts";
import { countedDatabase, emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, addProfessional, addService, insert, NOW } from "#tests/support/fixtures.ts";
import {
  type Element,
  element,
  elements,
  having,
  linkTo,
  textIn,
  texts,
} from "#tests/support/html.ts";
import { addBookingOf } from "#tests/support/records/bookings.ts";
import {
  addCard,
  addConversation,
  addMessage,
  recordedRooms,
} from "#tests/support/records/conversations.ts";

const HERE = "/dashboard/notifications";

let client: Client;
let db: TestDatabase["db"];
let calls: { count: number };
let browser: TestBrowser;
let rooms: ReturnType<typeof recordedRooms>;
let userId: string;
beforeEach(async () => {
  ({ client, db } = await emptyDatabase());
  const counted = countedDatabase(client);
  calls = counted.calls;
  userId = await addAccount(client);
  rooms = recordedRooms();
  browser = browserAt(appOver(counted.db, { rooms: rooms.rooms }));
  await browser.post("/login", { email: "anita@kayap.test", password: PASSWORD });
});

type Fields = Partial<{
  kind: string;
  title: string;
  link: string;
  read: boolean;
  hoursAgo: number;
  of: string;
}>;

async function add({
  kind = "booking",
  title = "News",
  link = "/dashboard/bookings",
  read = false,
  hoursAgo = 1,
  of = userId,
}: Fields) {
  const id = crypto.randomUUID();
  const created_at = NOW - hoursAgo * HOUR_MS;
  const read_at = read ? created_at : null;
  await insert(client, "notifications", {
    id,
    user_id: of,
    kind,
    title,
    body: "About it",
    link,
    read_at,
    created_at,
  });
  return id;
}
const open = async (query = "") => (await browser.open(HERE + query)).page;
const lines = (page: Element) => elements(page, having("data-notification"));
const titles = (page: Element) => lines(page).map((line) => texts(line, "a")[0]);
const unread = async () =>
  (await rowsOf(client, "notifications")).filter(({ read_at }) => read_at === null).length;

describe("the notifications", () => {
  test("are listed unread first, then newest first, each with its link (decision 43)", async () => {
    await add({ title: "Read lately", read: true, hoursAgo: 1 });
    await add({ title: "Read long ago", read: true, hoursAgo: 9 });
    await add({ title: "Old news", hoursAgo: 8, link: "/dashboard/reviews" });
    await add({ title: "Newest", hoursAgo: 2 });
    const page = await open();
    expect(texts(page, "h1")).toEqual(["Notifications"]);
    expect(titles(page)).toEqual([
      "Newest (unread)",
      "Old news (unread)",
      "Read lately",
      "Read long ago",
    ]);
    expect(linkTo(page, "Old news (unread)")).toBe("/dashboard/reviews");
    expect(textIn(lines(page)[0] ?? page)).toContain("About it Fri 20 Nov, 8:00 AM");
  });

  test("show their times in the time zone and the format of whoever reads them (decision 126)", async () => {
    const id = await add({ title: "Ravi Persaud accepted your booking" });
    await client.execute({
      sql: "update notifications set body = '', body_parts = ? where id = ?",
      args: [JSON.stringify(["House wiring, ", NOW + DAY_MS, "."]), id],
    });
    const [guyana] = lines(await open());
    expect(guyana && textIn(guyana)).toContain("House wiring, Sat 21 Nov, 10:00 AM.");
    await insert(client, "settings", {
      user_id: userId,
      timezone: "America/New_York",
      date_format: "MM/DD/YYYY",
      updated_at: NOW,
    });
    const [elsewhere] = lines(await open());
    expect(elsewhere && textIn(elsewhere)).toContain(
      "House wiring, Sat Nov 21, 10:00 AM Guyana · 9:00 AM New York.",
    );
    // Since when it is there is Guyana's time alone, here and on the overview (decision 127).
    expect(elsewhere && textIn(elsewhere)).toMatch(
      /New York\. Fri Nov 20, \d+:\d\d [AP]M(?! Guyana)/,
    );
    const overview = textIn((await browser.open("/dashboard")).page);
    expect(overview).toMatch(/9:00 AM New York\. Fri Nov 20, \d+:\d\d [AP]M(?! Guyana)/);
  });

  test("of a conversation are one line with how many messages are unread and how the last begins, here and on the overview", async () => {
    const other = await addProfessional(client, { business_name: "Persaud Electrical" });
    const conversationId = await addConversation(client, [userId, other]);
    const link = `/dashboard/messages?conversation=${conversationId}`;
    const id = await add({ kind: "message", title: "New message from Persaud Electrical", link });
    await client.execute({
      sql: "update notifications set body = '', about_user_id = ? where id = ?",
      args: [other, id],
    });
    await addMessage(client, { conversationId, senderId: other }, "Good morning.");
    const line = async () => {
      const [one] = lines(await open());
      return one ? textIn(one) : "";
    };
    expect(await line()).toContain("New message from Persaud Electrical (unread) Good morning.");
    await addMessage(client, { conversationId, senderId: userId }, "Can you come today?");
    await addMessage(client, { conversationId, senderId: other }, "I can come at noon.");
    const words = ["2 new messages from Persaud Electrical", "I can come at noon."];
    for (const part of words) expect(await line()).toContain(part);
    const overview = textIn((await browser.open("/dashboard")).page);
    for (const part of words) expect(overview).toContain(part);
    // What a booking says of itself has a notification of its own.
    const serviceId = await addService(client, other);
    const bookingId = await addBookingOf(client, { customerId: userId, proId: other, serviceId });
    await addCard(client, { conversationId, senderId: other, bookingId }, "Proposed: Wiring.");
    expect(await line()).toContain("I can come at noon.");
    await browser.get(link);
    expect(await unread()).toBe(0);
    expect(await line()).toContain("New message from Persaud Electrical I can come at noon.");
  });

  test("are twenty on a page, and every page can be reached", async () => {
    for (let i = 0; i < 43; i++) await add({ title: `News ${i}`, read: i > 2, hoursAgo: i });
    expect(titles(await open())).toHaveLength(20);
    expect(titles(await open("?page=3"))).toEqual(["News 40", "News 41", "News 42"]);
    expect(titles(await open("?page=99"))).toHaveLength(3);
    expect(linkTo(await open("?page=2"), "Next")).toBe(`${HERE}?page=3`);
  });

  test("are filtered by kind", async () => {
    await add({ kind: "booking", title: "A booking" });
    await add({ kind: "review", title: "A review" });
    expect(titles(await open("?kind=review"))).toEqual(["A review (unread)"]);
    expect(titles(await open("?kind=nonsense"))).toHaveLength(2);
    expect(texts(element(await open(), having("aria-label", "Kinds")), "a")).toEqual([
      "All",
      "Bookings",
      "Jobs",
      "Messages",
      "Reviews",
      "Account",
    ]);
  });

  test("are replaced by a sentence when there are none", async () => {
    expect(textIn(await open())).toContain("Nothing new. Booking and message updates appear here.");
    expect(textIn(await open())).not.toContain("Mark all as read");
  });

  test("are not mistaken for none while the database is unavailable: 503 with Try Again", async () => {
    await add({});
    const unavailable = browserAt(appOver(awayForBatches(db)));
    for (const [name, value] of browser.cookies) unavailable.cookies.set(name, value);
    const response = await unavailable.get(HERE);
    expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "5"]);
    const { page } = await pageOf(response);
    expect(texts(page, "h1")).toEqual(["We could not load this right now"]);
    expect(texts(element(page, having("id", "main")), "a")).toContain("Try Again");
    expect(textIn(page)).not.toContain("Nothing new");
  });

  test("are marked as read one at a time, and the list stays on its page", async () => {
    const id = await add({});
    await add({});
    const response = await browser.post(`${HERE}?kind=booking`, { id });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(`${HERE}?kind=booking`);
    expect(await unread()).toBe(1);
    expect(rooms.calls).toEqual([["refreshInbox", userId]]);
    const again = await browser.post(HERE, { id });
    expect(again.status).toBe(303);
    expect(await unread()).toBe(1);
  });

  test("are marked by the script of a page without a redirect, which would stop it from going where the notification leads", async () => {
    const id = await add({});
    const response = await browser.post(`${HERE}.data`, { id });
    expect(response.status).toBe(200);
    expect(response.headers.get("Location")).toBeNull();
    expect(await response.text()).not.toContain("redirect");
    expect(await unread()).toBe(0);
  });

  test("are marked as read all at once, or all of the filtered kind, and the badge follows", async () => {
    await add({ kind: "review" });
    await add({ kind: "booking" });
    await add({ kind: "booking" });
    const badge = async () =>
      texts(await open(), "a").find((text) => text.startsWith("Notifications"));
    expect(await badge()).toBe("Notifications, 3 new");
    await browser.post(`${HERE}?kind=booking`, {});
    expect(await unread()).toBe(1);
    expect(rooms.calls).toEqual([["refreshInbox", userId]]);
    expect(textIn(await open())).toContain("Everything is marked as read.");
    await browser.post(HERE, {});
    expect(await badge()).toBe("Notifications");
  });

  test("of another person are neither listed nor marked (threat 32)", async () => {
    const of = await addCustomer(client);
    const id = await add({ of });
    expect(titles(await open())).toEqual([]);
    await browser.post(HERE, { id });
    await browser.post(HERE, {});
    expect(await unread()).toBe(1);
  });

  test("are not changed by opening the list (threat 22)", async () => {
    const id = await add({});
    await browser.get(HERE);
    await browser.get(`${HERE}?id=${id}`);
    expect(await unread()).toBe(1);
  });

  test("about a booking, a job or reviews are read once its page is opened, which its badge already knows", async () => {
    const id = crypto.randomUUID();
    const badgeOf = async (path: string) =>
      texts((await browser.open(path)).page, "a").find((text) => text.startsWith("Notifications"));
    for (const link of [
      `/dashboard/bookings/${id}`,
      `/dashboard/jobs/${id}`,
      "/dashboard/reviews?tab=received",
      "/dashboard/reviews?tab=given",
    ]) {
      await client.execute("delete from notifications");
      rooms.calls.length = 0;
      for (const title of ["One", "Two"]) await add({ link, title });
      await add({ link: `/dashboard/bookings/${crypto.randomUUID()}` });
      expect(await badgeOf(link), link).toBe("Notifications, 1 new");
      await laterWorkDone();
      expect(await unread(), link).toBe(1);
      expect(rooms.calls, link).toEqual([["refreshInbox", userId]]);
      expect(await badgeOf(link), link).toBe("Notifications, 1 new");
      await laterWorkDone();
      expect(rooms.calls, link).toHaveLength(1);
    }
  });

  test("about reviews are read in the list without a tab too, on the side that it shows", async () => {
    await add({ link: "/dashboard/reviews" });
    await add({ link: "/dashboard/reviews?tab=given" });
    await add({ link: "/dashboard/reviews?tab=received" });
    await browser.get("/dashboard/reviews");
    await laterWorkDone();
    expect(await unread()).toBe(1);
    browser.cookies.set("userRole", "professional");
    await browser.get("/dashboard/reviews");
    await laterWorkDone();
    expect(await unread()).toBe(0);
  });

  test("are read by the script that opens a page, but by no page that is fetched in advance, no form and nobody else", async () => {
    const link = `/dashboard/bookings/${crypto.randomUUID()}`;
    await add({ link });
    await add({ link, of: await addCustomer(client) });
    const Cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    await appOver(db).fetch(link, { headers: { Cookie, "Sec-Purpose": "prefetch" } });
    await browser.get(`${link}/cancel`);
    await browser.get("/dashboard/bookings");
    await laterWorkDone();
    expect(await unread()).toBe(2);
    await browser.get(`${link}.data`);
    await laterWorkDone();
    expect(await unread()).toBe(1);
  });

  test("are counted in the call that reads the page that they are about, and no page waits until they are marked", async () => {
    const link = "/dashboard/reviews?tab=given";
    await browser.get(link);
    await add({ link });
    const marking = Promise.withResolvers<void>();
    let reads = 0;
    const held = aroundCalls(client, async (sent, call) => {
      if (JSON.stringify(sent).includes('update \\"notifications\\"')) await marking.promise;
      else reads += 1;
      return call();
    });
    const session = browserAt(appOver(openDatabase(held)));
    for (const [name, value] of browser.cookies) session.cookies.set(name, value);
    expect((await session.get(link)).status).toBe(200);
    expect([reads, await unread()]).toEqual([1, 1]);
    marking.resolve();
    await laterWorkDone();
    expect([reads, await unread()]).toEqual([1, 0]);
  });

  test("with an invalid id are refused (decision 111)", async () => {
    expect((await browser.post(HERE, { id: "nonsense" })).status).toBe(400);
  });

  test("are read with the session in two round trips", async () => {
    await add({});
    calls.count = 0;
    await browser.get(HERE);
    expect(calls.count).toBe(2);
  });

  test("are kept for 90 days", async () => {
    await add({ title: "Recent", hoursAgo: 24 * 90 });
    await add({ title: "Old", hoursAgo: 24 * 90 + 1 });
    await removeOld(db, NOW);
    expect((await rowsOf(client, "notifications")).map(({ title }) => title)).toEqual(["Recent"]);
    await removeOld(db, NOW + DAY_MS);
    expect(await rowsOf(client, "notifications")).toEqual([]);
  });
});
