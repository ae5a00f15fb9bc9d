import type { Client, InValue } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import {
  browserAt,
  browserOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { bookingForm } from "#tests/support/application/booking-fixture.ts";
import { versionAt } from "#tests/support/application/versions.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addCustomer, insert, NOW } from "#tests/support/fixtures.ts";
import {
  addBookingOf,
  addParties,
  onMonday,
  type Parties,
} from "#tests/support/records/bookings.ts";

let client: Client;
let app: ReturnType<typeof appOver>;
let parties: Parties;
let anita: TestBrowser;
let ravi: TestBrowser;
beforeEach(async () => {
  const database = await emptyDatabase();
  ({ client } = database);
  app = appOver(database.db);
  parties = await addParties(client);
  anita = await browserOf(client, app, parties.customerId);
  ravi = await browserOf(client, app, parties.proId);
});

const rows = (table: string) => rowsOf(client, table);
const set = (statement: string) => client.execute(statement);
const add = (fields: Record<string, InValue> = {}) => addBookingOf(client, parties, fields);
const pathOf = (id: string, step = "") => `/dashboard/bookings/${id}${step}`;
const block = () =>
  insert(client, "blocks", {
    blocker_id: parties.proId,
    blocked_id: parties.customerId,
    created_at: NOW,
  });
const account = (who: "customerId" | "proId", column: string) =>
  set(`update users set ${column} = ${NOW} where id = '${parties[who]}'`);
const PROPOSED = { proposed_by: "professional", proposed_starts_at: onMonday(960) };
const DONE = { status: "confirmed", starts_at: NOW - 3 * HOUR_MS };
const REASON = "The road is flooded up to the bridge.";

describe("a booking that was agreed before goes on", () => {
  test.each<{
    event: string;
    change: () => Promise<unknown>;
    press: string;
    booking: Record<string, InValue>;
    by: "customer" | "professional";
    path: string;
    form: Record<string, string>;
    status: string;
    notices: number;
  }>([
    {
      event: "after a block",
      change: block,
      press: "the customer cancels",
      booking: { status: "confirmed" },
      by: "customer",
      path: "/cancel",
      form: { reason: REASON },
      status: "cancelled",
      notices: 1,
    },
    {
      event: "after a block",
      change: block,
      press: "the professional cancels",
      booking: { status: "confirmed" },
      by: "professional",
      path: "/cancel",
      form: { reason: REASON },
      status: "cancelled",
      notices: 1,
    },
    {
      event: "after a block",
      change: block,
      press: "the professional declines",
      booking: {},
      by: "professional",
      path: "/decline",
      form: { reason: REASON },
      status: "cancelled",
      notices: 1,
    },
    {
      event: "after a block",
      change: block,
      press: "the professional completes",
      booking: DONE,
      by: "professional",
      path: "/complete",
      form: {},
      status: "completed",
      notices: 1,
    },
    {
      event: "after a block",
      change: block,
      press: "the customer keeps the old time",
      booking: { status: "confirmed", ...PROPOSED },
      by: "customer",
      path: "",
      form: { step: "decline-proposal" },
      status: "confirmed",
      notices: 1,
    },
    {
      event: "after a block",
      change: block,
      press: "the customer reports a missed visit",
      booking: DONE,
      by: "customer",
      path: "",
      form: { step: "no-show" },
      status: "confirmed",
      notices: 1,
    },
    {
      event: "after its service was hidden",
      change: () => set("update services set hidden_at = 1"),
      press: "the professional completes",
      booking: DONE,
      by: "professional",
      path: "/complete",
      form: {},
      status: "completed",
      notices: 1,
    },
    {
      event: "after its service was deleted",
      change: () => set("update services set deleted_at = 1"),
      press: "the customer completes",
      booking: DONE,
      by: "customer",
      path: "/complete",
      form: {},
      status: "completed",
      notices: 1,
    },
    {
      event: "after its customer was hidden",
      change: () => account("customerId", "hidden_at"),
      press: "the professional declines",
      booking: {},
      by: "professional",
      path: "/decline",
      form: { reason: REASON },
      status: "cancelled",
      notices: 1,
    },
    {
      event: "after its professional asked to leave",
      change: () => account("proId", "deletion_requested_at"),
      press: "the customer cancels",
      booking: { status: "confirmed" },
      by: "customer",
      path: "/cancel",
      form: { reason: REASON },
      status: "cancelled",
      notices: 1,
    },
    {
      event: "after its customer was erased",
      change: () => set("update bookings set customer_id = null"),
      press: "the professional completes",
      booking: DONE,
      by: "professional",
      path: "/complete",
      form: {},
      status: "completed",
      notices: 0,
    },
  ])(
    "$event: $press, and the other one is told if there is one (threat 95)",
    async ({ change, booking, by, path, form, status, notices }) => {
      const id = await add(booking);
      await change();
      const browser = by === "customer" ? anita : ravi;
      const version = await versionAt(browser, pathOf(id, path));
      const answer = await browser.post(pathOf(id, path), { ...form, version });
      expect(answer.status).toBe(303);
      expect(await rows("bookings")).toMatchObject([{ id, status }]);
      expect(await rows("booking_history")).toHaveLength(1);
      expect(await rows("notifications")).toHaveLength(notices);
    },
  );
});

describe("a press that waited on a phone", () => {
  const press = (who: TestBrowser, id: string, fields: Record<string, string>) =>
    who.post(pathOf(id, "/transition"), fields);

  test.each<{ step: string; press: string; by: () => Promise<TestBrowser>; status: number }>([
    {
      step: "accept",
      press: "of a stranger",
      by: async () => browserOf(client, app, await addCustomer(client)),
      status: 404,
    },
    { step: "accept", press: "of the customer", by: async () => anita, status: 403 },
    { step: "accept", press: "of a visitor", by: async () => browserAt(app), status: 401 },
    { step: "propose", press: "with a step that does not wait", by: async () => ravi, status: 400 },
    { step: "expire", press: "with a step of the system", by: async () => ravi, status: 400 },
  ])(
    "$step $press is refused in JSON and writes nothing (threat 38)",
    async ({ step, by, status }) => {
      const id = await add();
      const answer = await press(await by(), id, { step, slot: bookingForm(900).slot });
      expect([answer.status, answer.headers.get("Content-Type")]).toEqual([
        status,
        expect.stringContaining("application/json"),
      ]);
      expect(await rows("bookings")).toMatchObject([{ status: "pending", proposed_by: null }]);
      expect([await rows("booking_history"), await rows("notifications")]).toEqual([[], []]);
    },
  );

  test("to complete is no second completion once the customer has said that nobody came (threat 96)", async () => {
    const id = await add(DONE);
    const version = await versionAt(ravi, pathOf(id));
    const complete = { step: "complete", version };
    expect((await press(ravi, id, complete)).status).toBe(200);
    expect((await anita.post(pathOf(id, "/dispute"), { reason: REASON })).status).toBe(303);
    const again = await press(ravi, id, complete);
    expect([again.status, await again.json()]).toEqual([
      409,
      { error: "This booking can no longer be changed." },
    ]);
    const actions = (await rows("booking_history")).map(({ action }) => action);
    expect(actions).toEqual(["completed", "disputed"]);
  });

  test("to accept does not confirm what was declined from another device (threat 38)", async () => {
    const id = await add();
    const version = await versionAt(ravi, pathOf(id));
    expect((await ravi.post(pathOf(id, "/decline"), { reason: REASON, version })).status).toBe(303);
    expect((await press(ravi, id, { step: "accept", version })).status).toBe(409);
    expect(await rows("bookings")).toMatchObject([{ status: "cancelled" }]);
  });
});

describe("a dispute", () => {
  test("is open to both once after a customer completed, also with other words, and to nobody else (threat 98)", async () => {
    const id = await add({ status: "confirmed" });
    expect((await anita.post(pathOf(id, "/complete"), {})).status).toBe(303);
    const say = (who: TestBrowser, reason: string) => who.post(pathOf(id, "/dispute"), { reason });
    const stranger = await browserOf(client, app, await addCustomer(client));
    expect((await say(ravi, "I was never asked to come.")).status).toBe(303);
    expect((await say(anita, "Nobody came to the house.")).status).toBe(303);
    expect((await say(ravi, "As I said: I was never there.")).status).toBe(409);
    expect((await say(stranger, "I saw nobody there either.")).status).toBe(404);
    const reporters = (await rows("reports")).map(({ reporter_id }) => reporter_id);
    expect(reporters).toEqual([parties.proId, parties.customerId]);
  });

  test("leaves the booking in the calendar feed of both, without its words (threat 61)", async () => {
    const id = await add(DONE);
    expect((await ravi.post(pathOf(id, "/complete"), {})).status).toBe(303);
    expect((await anita.post(pathOf(id, "/dispute"), { reason: REASON })).status).toBe(303);
    for (const user_id of [parties.proId, parties.customerId]) {
      const token = newToken();
      await insert(client, "booking_rules", { user_id, feed_hash: hashToken(token) });
      const feed = await (await browserAt(app).get(`/calendar/${token}.ics`)).text();
      expect(feed).toContain("House wiring");
      expect(feed).not.toContain("flooded");
    }
  });
});
