import type { Client } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import {
  browserOf,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { bookingForm } from "#tests/support/application/booking-fixture.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addCustomer, addProfessional, addService, insert, NOW } from "#tests/support/fixtures.ts";
import { textIn } from "#tests/support/html.ts";
import { addParties, type Parties } from "#tests/support/records/bookings.ts";
import {
  addConversation,
  addMessage,
  addOffer,
  recordedRooms,
} from "#tests/support/records/conversations.ts";

const ACCEPTANCE = { location: "customer", landmark: "Yellow house", phone: "612 3456" };
const NOT_ALLOWED = "You are not authorized to send messages in this conversation";

let client: Client;
let recorded: ReturnType<typeof recordedRooms>;
let app: ReturnType<typeof appOver>;
let parties: Parties;
let conversationId: string;
let at: string;
let anita: TestBrowser;
let ravi: TestBrowser;
beforeEach(async () => {
  const database = await emptyDatabase();
  ({ client } = database);
  recorded = recordedRooms();
  app = appOver(database.db, { rooms: recorded.rooms });
  parties = await addParties(client);
  const pair = [parties.customerId, parties.proId] as const;
  conversationId = await addConversation(client, pair, { service_id: parties.serviceId });
  at = `/dashboard/messages/${conversationId}`;
  anita = await browserOf(client, app, parties.customerId);
  ravi = await browserOf(client, app, parties.proId);
});

const rows = (table: string) => rowsOf(client, table);
const set = (statement: string) => client.execute(statement);
const block = () =>
  insert(client, "blocks", {
    blocker_id: parties.customerId,
    blocked_id: parties.proId,
    created_at: NOW,
  });
const message = () => ({ clientId: crypto.randomUUID(), content: "Good morning." });
const offerForm = (fields: Record<string, string> = {}) => ({
  key: crypto.randomUUID(),
  service: parties.serviceId,
  slot: bookingForm(960).slot,
  duration: "60",
  ...fields,
});
const make = () => addOffer(client, { conversationId, ...parties });
const accept = (id: string) => anita.post(`/dashboard/offers/${id}`, ACCEPTANCE);
const step = (who: TestBrowser, id: string, name: string) =>
  who.post(`/dashboard/offers/${id}`, { step: name });
const offers = async () => (await rows("booking_offers")).map(({ status }) => status);

describe("a message to somebody whose account", () => {
  test.each([
    ["was hidden", "hidden_at"],
    ["was deactivated", "deactivated_at"],
    ["is to be deleted", "deletion_requested_at"],
  ])(
    "%s meanwhile is refused, by page and by script, and nothing is announced (threat 95)",
    async (_, column) => {
      await set(`update users set ${column} = ${NOW} where id = '${parties.proId}'`);
      const answer = await anita.post(`${at}/thread`, message());
      expect([answer.status, await answer.json()]).toEqual([403, { error: NOT_ALLOWED }]);
      const page = await anita.post(
        `/dashboard/messages?conversation=${conversationId}`,
        message(),
      );
      expect(page.status).toBe(403);
      const start = `?with=${parties.proId}`;
      expect((await anita.post(`/dashboard/messages/new/thread${start}`, message())).status).toBe(
        404,
      );
      expect(await rows("messages")).toEqual([]);
      expect(await rows("notifications")).toEqual([]);
      expect(recorded.calls).toEqual([]);
    },
  );
});

describe("a block", () => {
  test("leaves the messages readable for both, and lets neither write another (threat 95)", async () => {
    await addMessage(client, { conversationId, senderId: parties.proId }, "I come at nine.");
    await block();
    for (const who of [anita, ravi]) {
      const read = await who.get(`${at}/thread?after=0`);
      expect(await read.text()).toContain("I come at nine.");
      expect((await who.post(`${at}/thread`, message())).status).toBe(403);
    }
    expect(await rows("messages")).toHaveLength(1);
  });

  test("lets both end an open offer, and nobody accept one (threat 95)", async () => {
    const [declined, withdrawn, kept] = [await make(), await make(), await make()];
    await block();
    expect((await step(anita, declined, "decline")).status).toBe(303);
    expect((await step(ravi, withdrawn, "withdraw")).status).toBe(303);
    expect((await accept(kept)).status).toBe(409);
    expect(await offers()).toEqual(["declined", "withdrawn", "open"]);
    expect(await rows("bookings")).toEqual([]);
  });

  test("that is taken back lets an offer from before it be accepted (threat 95)", async () => {
    const id = await make();
    expect((await anita.post(`${at}/block`, { block: "on" })).status).toBe(303);
    expect((await accept(id)).status).toBe(409);
    expect((await anita.post(`${at}/block`, { block: "off" })).status).toBe(303);
    expect((await accept(id)).status).toBe(303);
    expect(await rows("bookings")).toMatchObject([{ status: "confirmed" }]);
  });

  test("keeps nobody from reporting the conversation, and tells only support (threat 95)", async () => {
    await block();
    const report = { reason: "They threatened to come to my house." };
    expect((await ravi.post(`${at}/report`, report)).status).toBe(303);
    expect(await rows("reports")).toMatchObject([{ reporter_id: parties.proId }]);
    expect((await rows("mail_outbox")).map(({ recipient }) => recipient)).toEqual([
      "support@kayap.test",
    ]);
    expect(await rows("notifications")).toEqual([]);
  });

  test("lets the reader's read mark move, and tells the other one nothing of it (threat 98)", async () => {
    await addMessage(client, { conversationId, senderId: parties.proId });
    await block();
    const read = await anita.post(`${at}/read`, { seq: "1" });
    expect([read.status, await read.json()]).toEqual([200, { seq: 1 }]);
    const calls = recorded.calls.filter((call) => JSON.stringify(call).includes('"read"'));
    expect(JSON.stringify(calls)).not.toContain(parties.proId);
  });
});

describe("a muted conversation", () => {
  beforeEach(async () => {
    expect((await anita.post(`${at}/mute`, { mute: "on" })).status).toBe(303);
  });

  test("is silent about messages, and tells of an offered time all the same (threat 95)", async () => {
    expect((await ravi.post(`${at}/thread`, message())).status).toBe(200);
    expect([await rows("notifications"), await rows("mail_outbox")]).toEqual([[], []]);
    expect((await ravi.post(`${at}/offer`, offerForm())).status).toBe(303);
    expect(await rows("notifications")).toMatchObject([
      { user_id: parties.customerId, kind: "booking" },
    ]);
    expect((await rows("mail_outbox")).map(({ kind }) => kind)).toEqual(["booking-offered"]);
  });

  test("is muted for one of the two alone (threat 95)", async () => {
    expect((await anita.post(`${at}/thread`, message())).status).toBe(200);
    expect(await rows("notifications")).toMatchObject([{ user_id: parties.proId }]);
    const due = (await rows("conversation_members")).map((row) => [
      row.user_id === parties.proId,
      row.mail_due_at !== null,
    ]);
    expect(due.toSorted()).toEqual([
      [false, false],
      [true, true],
    ]);
  });
});

describe("an offered time", () => {
  test.each([
    ["deleted", `update services set deleted_at = ${NOW}`],
    ["hidden", `update services set hidden_at = ${NOW}`],
    ["switched off", "update services set status = 'inactive'"],
  ])(
    "of a service that was %s meanwhile is not accepted, and neither is it offered (threat 75)",
    async (_, change) => {
      const id = await make();
      await set(change);
      expect((await accept(id)).status).toBe(409);
      expect((await ravi.post(`${at}/offer`, offerForm())).status).toBe(409);
      expect(await rows("bookings")).toEqual([]);
      expect(await offers()).toEqual(["open"]);
      expect((await anita.post(`${at}/thread`, message())).status).toBe(200);
    },
  );

  test("of a service of somebody else is not made, whoever sends it (threat 31)", async () => {
    const kwame = await addProfessional(client, { first_name: "Kwame" });
    const service = await addService(client, kwame);
    for (const who of [ravi, anita])
      expect((await who.post(`${at}/offer`, offerForm({ service }))).status).toBe(409);
    expect((await anita.post(`${at}/offer`, offerForm())).status).toBe(409);
    expect(await rows("booking_offers")).toEqual([]);
    expect(await rows("messages")).toEqual([]);
  });

  test("is made although the key of its form was that of a message (threat 96)", async () => {
    const sent = message();
    expect((await ravi.post(`${at}/thread`, sent)).status).toBe(200);
    expect((await ravi.post(`${at}/offer`, offerForm({ key: sent.clientId }))).status).toBe(303);
    expect(await offers()).toEqual(["open"]);
    expect(await rows("messages")).toHaveLength(2);
  });

  test("shows a third person neither page nor data, and takes no step from them (threat 32)", async () => {
    const id = await make();
    const stranger = await browserOf(client, app, await addCustomer(client));
    for (const path of [`/dashboard/offers/${id}`, `/dashboard/offers/${id}.data`]) {
      const answer = await stranger.get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain("House wiring");
    }
    for (const form of [ACCEPTANCE, { step: "decline" }, { step: "withdraw" }]) {
      const { status, page } = await pageOf(
        await stranger.post(`/dashboard/offers/${id}`, Object.fromEntries(Object.entries(form))),
      );
      expect(status).toBe(404);
      expect(textIn(page)).not.toContain("House wiring");
    }
    expect(await offers()).toEqual(["open"]);
  });

  test("that its customer accepts and declines at once has one end, and a booking only when it was accepted (threat 38)", async () => {
    const id = await make();
    const answers = await Promise.all([accept(id), step(anita, id, "decline")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    const isBooked = (await rows("bookings")).length === 1;
    expect(await offers()).toEqual([isBooked ? "accepted" : "declined"]);
  });

  test("is not accepted by a customer who asked to leave after it was offered (threat 98)", async () => {
    const id = await make();
    await set(`update users set deletion_requested_at = ${NOW} where id = '${parties.customerId}'`);
    const answer = await accept(id);
    expect(answer.headers.get("Location")).toContain("/welcome-back");
    expect(await rows("bookings")).toEqual([]);
    expect(await offers()).toEqual(["open"]);
  });
});
