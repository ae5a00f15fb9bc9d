import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import {
  addAccount,
  browserAt,
  movableClock,
  PASSWORD,
  pageOf,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { addBookingAccounts, signedInBrowser } from "#tests/support/application/booking-fixture.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { element, textIn } from "#tests/support/html.ts";
import { inMemory } from "#tests/support/http/document-caches.ts";
import { addBookingOf } from "#tests/support/records/bookings.ts";
import { addConversation, addMessage } from "#tests/support/records/conversations.ts";

const NEGATIVE =
  /(^|\s)[-−]\d+ ?(s|m|h|seconds?|minutes?|hours?|days?)\b|\bin -|\bNaN\b|Invalid Date/i;

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let app: ReturnType<typeof appOver>;
beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  app = appOver(database.db, { clock: clock.read });
});

describe("after the clock was a day ahead and is correct again", () => {
  test("a session that began meanwhile stays valid, for thirty-one days at most", async () => {
    await addAccount(database.client);
    clock.advance(DAY_MS);
    const browser = await signedInBrowser(app, "anita@kayap.test");
    clock.advance(-DAY_MS);
    expect((await browser.get("/dashboard")).status).toBe(200);
    clock.advance(31 * DAY_MS + HOUR_MS);
    expect((await browser.get("/dashboard")).status).toBe(303);
  });

  test("a session that was used meanwhile still ends when it is idle for its usual time", async () => {
    await addAccount(database.client);
    const browser = browserAt(app, { Accept: "text/html" });
    await browser.post("/login", { email: "anita@kayap.test", password: PASSWORD });
    clock.advance(20 * HOUR_MS);
    await database.client.execute({
      sql: "update sessions set last_seen_at = ?",
      args: [clock.read()],
    });
    clock.advance(-20 * HOUR_MS);
    expect((await browser.get("/dashboard")).status).toBe(200);
    clock.advance(2 * HOUR_MS);
    expect((await browser.get("/dashboard")).status).toBe(303);
  });

  test("no page of bookings, messages or free times shows a negative duration", async () => {
    const parties = await addBookingAccounts(database.client);
    const { customerId, proId, serviceId } = parties;
    const conversation = await addConversation(database.client, [customerId, proId]);
    await addMessage(
      database.client,
      { conversationId: conversation, senderId: proId },
      "From tomorrow",
      NOW + DAY_MS,
    );
    const booking = await addBookingOf(database.client, parties, {
      created_at: NOW + DAY_MS,
      updated_at: NOW + DAY_MS,
      expires_at: NOW + 30 * 60_000,
    });
    for (const email of ["anita@kayap.test", "ravi@kayap.test"]) {
      const browser = await signedInBrowser(app, email);
      for (const ahead of [0, HOUR_MS, -HOUR_MS]) {
        clock.advance(ahead);
        for (const path of [
          "/dashboard",
          "/dashboard/bookings",
          "/dashboard/bookings?tab=requests",
          `/dashboard/bookings/${booking}`,
          `/dashboard/messages?conversation=${conversation}`,
          "/dashboard/notifications",
          "/dashboard/settings/sessions",
          `/service/${serviceId}`,
        ]) {
          const { status, page } = await pageOf(await browser.get(path));
          expect(status, path).toBe(200);
          expect(NEGATIVE.exec(textIn(element(page, "main")))?.[0] ?? null, path).toBeNull();
        }
        clock.advance(-ahead);
      }
    }
  });

  test("the booking page offers the same free times as before", async () => {
    const { serviceId } = await addBookingAccounts(database.client);
    const browser = await signedInBrowser(app, "anita@kayap.test");
    const days = async () => {
      const { page } = await pageOf(await browser.get(`/service/${serviceId}/book`));
      return textIn(page);
    };
    const before = await days();
    clock.advance(DAY_MS);
    await days();
    clock.advance(-DAY_MS);
    expect(await days()).toBe(before);
  });

  test("a document that was cached meanwhile is rendered again", async () => {
    const documents = inMemory({ now: clock.read, waitUntil: () => {} });
    const cached = appOver(database.db, { clock: clock.read, documents });
    const isCached = async () =>
      (await cached.fetch("/faq")).headers.get("Server-Timing") === "cache;desc=hit";
    clock.advance(DAY_MS);
    expect([await isCached(), await isCached()]).toEqual([false, true]);
    clock.advance(-DAY_MS);
    expect(await isCached()).toBe(false);
  });
});
