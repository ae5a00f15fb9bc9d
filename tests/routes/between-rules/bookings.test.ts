import type { Client, InValue } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import {
  alertIn,
  browserOf,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { bookingForm } from "#tests/support/application/booking-fixture.ts";
import { versionAt } from "#tests/support/application/versions.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addCustomer, insert } from "#tests/support/fixtures.ts";
import {
  addBookingOf,
  addParties,
  collisions,
  onMonday,
  type Parties,
} from "#tests/support/records/bookings.ts";
import { addConversation, addOffer } from "#tests/support/records/conversations.ts";

const ACCEPTANCE = { location: "customer", landmark: "Yellow house", phone: "612 3456" };

let client: Client;
let app: ReturnType<typeof appOver>;
let parties: Parties;
let conversationId: string;
let anita: TestBrowser;
let ravi: TestBrowser;
beforeEach(async () => {
  const database = await emptyDatabase();
  ({ client } = database);
  app = appOver(database.db);
  parties = await addParties(client);
  conversationId = await addConversation(client, [parties.customerId, parties.proId]);
  anita = await browserOf(client, app, parties.customerId);
  ravi = await browserOf(client, app, parties.proId);
});

const rows = (table: string) => rowsOf(client, table);
const set = (statement: string) => client.execute(statement);
const add = (fields: Record<string, InValue> = {}) => addBookingOf(client, parties, fields);
const pathOf = (id: string, step = "") => `/dashboard/bookings/${id}${step}`;
const offered = (minute: number) =>
  addOffer(client, { conversationId, ...parties }, { starts_at: onMonday(minute) });
const accept = (offer: string, who = anita) => who.post(`/dashboard/offers/${offer}`, ACCEPTANCE);
const booked = async () =>
  (await rows("bookings")).map(({ starts_at, status }) => [Number(starts_at), String(status)]);
const PROPOSED = { proposed_by: "professional", proposed_starts_at: onMonday(960) };

describe("one hour of a professional", () => {
  test("to which a booking was moved is not sold again by the offer of a conversation (threat 37)", async () => {
    const id = await add({ status: "confirmed", ...PROPOSED });
    const offer = await offered(960);
    const version = await versionAt(anita, pathOf(id));
    const moved = await anita.post(pathOf(id), { step: "accept-proposal", version });
    expect(moved.status).toBe(303);
    const { status, page } = await pageOf(await accept(offer));
    expect(status).toBe(409);
    expect(alertIn(page)).toContain("That time was just taken.");
    expect(await booked()).toEqual([[onMonday(960), "confirmed"]]);
    expect(await rows("booking_offers")).toMatchObject([{ status: "open", booking_id: null }]);
  });

  test("that an accepted offer has taken cannot be the new time of another booking, which keeps its own (threat 75)", async () => {
    const id = await add({ status: "confirmed", ...PROPOSED });
    expect((await accept(await offered(960))).status).toBe(303);
    const version = await versionAt(anita, pathOf(id));
    const { status, page } = await pageOf(
      await anita.post(pathOf(id), { step: "accept-proposal", version }),
    );
    expect([status, alertIn(page)]).toEqual([
      409,
      "That time was just taken. Please choose another.",
    ]);
    expect(await booked()).toEqual([
      [onMonday(540), "confirmed"],
      [onMonday(960), "confirmed"],
    ]);
  });

  test("that was offered to two people and accepted by both at once is booked once (threat 37)", async () => {
    const neelaId = await addCustomer(client, { first_name: "Neela" });
    const neela = await browserOf(client, app, neelaId);
    const theirs = { ...parties, customerId: neelaId };
    const other = await addConversation(client, [neelaId, parties.proId]);
    const offers = [
      await offered(960),
      await addOffer(client, { conversationId: other, ...theirs }, { starts_at: onMonday(990) }),
    ] as const;
    const answers = await Promise.all([accept(offers[0]), accept(offers[1], neela)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    expect(await rows("bookings")).toHaveLength(1);
    expect(await rows("booking_history")).toHaveLength(1);
    expect(await collisions(client)).toBe(0);
  });

  test("that was completed early is not sold again by an offer that was made before (threat 98)", async () => {
    const id = await add({ status: "confirmed", starts_at: onMonday(960) });
    const offer = await offered(960);
    expect((await anita.post(pathOf(id, "/complete"), {})).status).toBe(303);
    expect((await accept(offer)).status).toBe(409);
    expect(await booked()).toEqual([[onMonday(960), "completed"]]);
  });
});

describe("the limit of bookings on a day", () => {
  beforeEach(() => insert(client, "booking_rules", { user_id: parties.proId, max_per_day: 1 }));

  test("holds for two offers of that day accepted at once (threat 75)", async () => {
    const offers = [await offered(600), await offered(960)];
    const answers = await Promise.all(offers.map((offer) => accept(offer)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    expect(await rows("bookings")).toHaveLength(1);
  });

  test("counts what was completed early, for requests and offers alike (threat 98)", async () => {
    await add({ status: "completed", starts_at: onMonday(540) });
    const request = await anita.post(`/service/${parties.serviceId}/book`, bookingForm(960));
    expect(request.status).toBe(409);
    expect((await accept(await offered(960))).status).toBe(409);
    expect(await rows("bookings")).toHaveLength(1);
  });

  test("does not stand in the way of moving its one job within the day (threat 75)", async () => {
    const id = await add({ status: "confirmed", ...PROPOSED });
    const version = await versionAt(anita, pathOf(id));
    const moved = await anita.post(pathOf(id), { step: "accept-proposal", version });
    expect(moved.status).toBe(303);
    expect(await booked()).toEqual([[onMonday(960), "confirmed"]]);
  });
});

describe("a day off over what is agreed", () => {
  test("leaves the booking and its place in the calendar, and closes the day for requests and offers (threat 75)", async () => {
    const id = await add({ status: "confirmed" });
    const offer = await offered(960);
    const off = { from: "2026-11-23", to: "2026-11-23" };
    expect((await ravi.post("/dashboard/bookings/days-off", off)).status).toBe(303);
    expect(await rows("bookings")).toMatchObject([{ id, status: "confirmed" }]);
    expect(await (await ravi.get(pathOf(id, "/calendar.ics"))).text()).toContain(
      "STATUS:CONFIRMED",
    );
    expect((await accept(offer)).status).toBe(409);
    const request = await anita.post(`/service/${parties.serviceId}/book`, bookingForm(720));
    expect(request.status).toBe(400);
    expect(await rows("bookings")).toHaveLength(1);
  });
});

describe("the key of a booking form", () => {
  test("gives the same booking when the price has changed since, with the price it was made for (threat 73)", async () => {
    const form = bookingForm();
    const send = () => anita.post(`/service/${parties.serviceId}/book`, form);
    const first = await send();
    await set("update services set price_amount = 990000, updated_at = updated_at + 1");
    const again = await send();
    expect([first.status, again.status]).toEqual([303, 303]);
    expect(again.headers.get("Location")).toBe(first.headers.get("Location"));
    expect(await rows("bookings")).toMatchObject([{ total_amount: 650_000 }]);
  });

  test("that somebody else has used shows nothing of their booking, and books for its sender (threat 32)", async () => {
    const neelaId = await addCustomer(client, { first_name: "Neela" });
    const neela = await browserOf(client, app, neelaId);
    const form = bookingForm();
    const send = (who: TestBrowser, slot = form.slot) =>
      who.post(`/service/${parties.serviceId}/book`, { ...form, slot });
    const hers = (await send(anita)).headers.get("Location") ?? "";
    expect((await send(neela)).status).toBe(409);
    const own = await send(neela, bookingForm(720).slot);
    expect(own.status).toBe(303);
    expect(own.headers.get("Location")).not.toBe(hers);
    expect((await neela.get(hers)).status).toBe(404);
    const customers = (await rows("bookings")).map(({ customer_id }) => customer_id);
    expect(customers).toEqual([parties.customerId, neelaId]);
  });
});
