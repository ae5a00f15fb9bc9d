import { beforeEach, describe, expect, test } from "vitest";
import { isCopy, type OfflineCopy } from "#app/domain/offline/copy.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { addAccount, browserAt, browserOf, PASSWORD } from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, insert, NOW } from "#tests/support/fixtures.ts";
import {
  addBookingOf,
  addParties,
  onMonday,
  type Parties,
} from "#tests/support/records/bookings.ts";
import { addCard, addConversation, addMessage } from "#tests/support/records/conversations.ts";
import { addJob, addJobOffer } from "#tests/support/records/jobs.ts";

const PATH = "/dashboard/offline-copy";

let database: TestDatabase;
let app: ReturnType<typeof appOver>;
let parties: Parties;
beforeEach(async () => {
  database = await emptyDatabase();
  app = appOver(database.db);
  parties = await addParties(database.client);
});

async function copyOf(userId: string): Promise<OfflineCopy> {
  const browser = await browserOf(database.client, app, userId);
  const response = await browser.get(PATH);
  expect(response.status).toBe(200);
  const copy: unknown = await response.json();
  if (!isCopy(copy)) throw new Error("This is no copy.");
  return copy;
}

describe("what a phone keeps", () => {
  test("has today's and the coming week's bookings of both sides, with place and phone as the pages show them", async () => {
    await addBookingOf(database.client, parties, { status: "confirmed" });
    const request = await addBookingOf(database.client, parties, { starts_at: onMonday(12 * 60) });
    await addBookingOf(database.client, parties, { starts_at: NOW + 9 * DAY_MS });
    await addBookingOf(database.client, parties, { starts_at: NOW - 2 * DAY_MS });
    const cancelled = { status: "cancelled", ended_by: "customer", starts_at: onMonday(15 * 60) };
    await addBookingOf(database.client, parties, cancelled);
    const { bookings } = await copyOf(parties.proId);
    expect(bookings).toHaveLength(2);
    expect(bookings[0]).toMatchObject({
      day: "2026-11-23",
      time: "9:00-10:00 AM",
      status: "Confirmed",
      place: "Yellow house behind the stelling, Region 4",
      phone: "+5926123456",
      phoneText: "+592 612 3456",
      notes: "Dog in the yard.",
    });
    expect(bookings[1]).toMatchObject({
      id: request,
      status: "Pending",
      phone: "",
      place: "Region 4",
    });
    const own = await copyOf(parties.customerId);
    expect(own.bookings.map(({ phone, place }) => [phone, place])).toEqual([
      ["", "Yellow house behind the stelling, Region 4"],
      ["", "Yellow house behind the stelling, Region 4"],
    ]);
  });

  test("has the last 30 messages of each conversation, and nothing of anybody else's", async () => {
    const { customerId: senderId, proId } = parties;
    const conversationId = await addConversation(database.client, [senderId, proId]);
    for (let n = 1; n <= 35; n += 1) {
      await addMessage(database.client, { conversationId, senderId }, `Message ${n}`);
    }
    const { conversations } = await copyOf(parties.proId);
    expect(conversations).toHaveLength(1);
    expect(conversations[0]?.messages).toHaveLength(30);
    expect(conversations[0]?.messages.at(-1)?.text).toBe("Message 35");
    const stranger = await addCustomer(database.client, { email: "sonia@kayap.test" });
    await addBookingOf(database.client, parties, { status: "confirmed" });
    expect(await copyOf(stranger)).toEqual({ bookings: [], conversations: [], saved: [] });
  });

  test("says of the card of a booking what has become of it since", async () => {
    const { customerId: senderId, proId } = parties;
    const conversationId = await addConversation(database.client, [senderId, proId]);
    await addMessage(database.client, { conversationId, senderId }, "Proposed: House wiring.");
    const bookingId = await addBookingOf(database.client, parties, { status: "confirmed" });
    await database.client.execute({ sql: "update messages set booking_id = ?", args: [bookingId] });
    const { conversations } = await copyOf(proId);
    expect(conversations[0]?.messages).toMatchObject([
      { text: "Booking confirmed: House wiring and breaker panels, Mon 23 Nov, 9:00 AM." },
    ]);
  });

  test("says on the earlier card of a booking what was said, as its conversation does", async () => {
    const { customerId: senderId, proId } = parties;
    const conversationId = await addConversation(database.client, [senderId, proId]);
    const bookingId = await addBookingOf(database.client, parties, { status: "confirmed" });
    const of = { conversationId, senderId, bookingId };
    await addCard(database.client, of, "Proposed: House wiring, Sun 22 Nov.");
    await addCard(database.client, of, "Proposed: House wiring, Mon 23 Nov.");
    const { conversations } = await copyOf(proId);
    expect(conversations[0]?.messages.map(({ text }) => text)).toEqual([
      "Proposed: House wiring, Sun 22 Nov.",
      "Booking confirmed: House wiring and breaker panels, Mon 23 Nov, 9:00 AM.",
    ]);
  });

  test("has what the offer said that a booking was made from, unless it is hidden", async () => {
    const { client } = database;
    const jobId = await addJob(client, parties.customerId);
    const bookingId = await addBookingOf(client, parties, { status: "confirmed" });
    const message = "I bring the ladder.";
    const offer = { ...parties, jobId };
    await addJobOffer(client, offer, { message, status: "accepted" });
    await client.execute({ sql: "update offers set booking_id = ?", args: [bookingId] });
    const offersOf = async (userId: string) => (await copyOf(userId)).bookings.map((b) => b.offer);
    expect(await offersOf(parties.customerId)).toEqual([message]);
    expect(await offersOf(parties.proId)).toEqual([message]);
    await client.execute({ sql: "update offers set hidden_at = ?", args: [NOW] });
    expect(await offersOf(parties.customerId)).toEqual([""]);
  });

  test("has the saved services that can be booked", async () => {
    const { customerId: user_id, serviceId: service_id } = parties;
    await insert(database.client, "saved_services", {
      id: crypto.randomUUID(),
      user_id,
      service_id,
      created_at: NOW,
    });
    const { saved } = await copyOf(parties.customerId);
    expect(saved.map(({ id }) => id)).toEqual([service_id]);
    await database.client.execute("update services set status = 'inactive'");
    expect((await copyOf(parties.customerId)).saved).toEqual([]);
  });
});

test("an unchanged copy is a 304 without a body, and a changed one is sent whole, never for a cache", async () => {
  const browser = await browserOf(database.client, app, parties.proId);
  const first = await browser.get(PATH);
  const tag = first.headers.get("ETag") ?? "";
  expect(first.headers.get("Cache-Control")).toBe("no-store");
  const cookie = [...browser.cookies].map((pair) => pair.join("=")).join("; ");
  const again = () => app.fetch(PATH, { headers: { Cookie: cookie, "If-None-Match": tag } });
  const same = await again();
  expect([same.status, await same.text()]).toEqual([304, ""]);
  await addBookingOf(database.client, parties, { status: "confirmed" });
  expect((await again()).status).toBe(200);
});

test("without “Remember me” a phone gets no copy, nor does a visitor", async () => {
  await addAccount(database.client, { email: "shared@kayap.test" });
  const shared = browserAt(app);
  await shared.post("/login", { email: "shared@kayap.test", password: PASSWORD });
  expect((await shared.get(PATH)).status).toBe(403);
  await shared.post("/login", { email: "shared@kayap.test", password: PASSWORD, remember: "on" });
  expect((await shared.get(PATH)).status).toBe(200);
  expect((await browserAt(app).get(PATH)).status).toBe(401);
});
