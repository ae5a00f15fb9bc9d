import type { Client } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import {
  alertIn,
  browserOf,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addCustomer, addPhoto, insert, NOW, setVisibility } from "#tests/support/fixtures.ts";
import { elements, having, textIn } from "#tests/support/html.ts";
import { addBookingOf, onMonday } from "#tests/support/records/bookings.ts";
import { addConversation, addOffer } from "#tests/support/records/conversations.ts";
import {
  addElectrician,
  addJob,
  addJobOffer,
  JOB_FORM,
  REGION,
} from "#tests/support/records/jobs.ts";

const REASON = { reason: "It asks for money before the work." };

let client: Client;
let app: ReturnType<typeof appOver>;
let pro: Awaited<ReturnType<typeof addElectrician>>;
let anitaId: string;
let jobId: string;
let path: string;
let offer: string;
let anita: TestBrowser;
let ravi: TestBrowser;
beforeEach(async () => {
  const database = await emptyDatabase();
  ({ client } = database);
  app = appOver(database.db);
  pro = await addElectrician(client);
  anitaId = await addCustomer(client, { phone: "+5926123456" });
  jobId = await addJob(client, anitaId);
  path = `/dashboard/jobs/${jobId}`;
  offer = await addJobOffer(client, { jobId, ...pro }, { created_at: NOW - 1000 });
  anita = await browserOf(client, app, anitaId);
  ravi = await browserOf(client, app, pro.proId);
});

const rows = (table: string) => rowsOf(client, table);
const set = (statement: string) => client.execute(statement);
const slot = (minute: number) => new Date(onMonday(minute)).toISOString().replace(".000", "");
const accept = (who = anita, at = path) =>
  who.post(at, { offer, slot: slot(540), phone: "612 3456" });
const OFFER = {
  priceAmount: "9,000",
  priceType: "fixed",
  duration: "60",
  message: "Now cheaper, with a dry box outside.",
  slot: slot(540),
};
const notices = async () => [await rows("notifications"), await rows("mail_outbox")];

describe("an offer that the team has hidden", () => {
  beforeEach(() => set(`update offers set hidden_at = ${NOW}`));

  test("is changed and withdrawn without its customer hearing of it (threat 95)", async () => {
    expect((await ravi.post(path, OFFER)).status).toBe(303);
    expect(await rows("offers")).toMatchObject([{ price_amount: 900_000, hidden_at: NOW }]);
    expect(await notices()).toEqual([[], []]);
    expect((await ravi.post(path, { step: "withdraw", offer })).status).toBe(303);
    expect(await rows("offers")).toMatchObject([{ status: "withdrawn", hidden_at: NOW }]);
    expect(await notices()).toEqual([[], []]);
  });

  test("stays hidden when it is withdrawn and sent again (threat 94)", async () => {
    expect((await ravi.post(path, { step: "withdraw", offer })).status).toBe(303);
    expect((await ravi.post(path, OFFER)).status).toBe(303);
    expect(await rows("offers")).toMatchObject([{ status: "open", hidden_at: NOW }]);
    expect(await notices()).toEqual([[], []]);
    expect(await (await anita.get(`${path}.data`)).text()).not.toContain("Now cheaper");
  });

  test("cannot be accepted from a page that was opened before, and leaves its place to another one (threat 94)", async () => {
    const { status, page } = await pageOf(await accept());
    expect(status).toBe(409);
    expect(textIn(page)).toContain("This offer is no longer there. Please choose another one.");
    expect(await rows("bookings")).toEqual([]);
    await set("update jobs set offers_wanted = 1");
    const other = await addElectrician(client, { first_name: "Kwame" });
    const kwame = await browserOf(client, app, other.proId);
    expect((await kwame.post(path, OFFER)).status).toBe(303);
    expect(await rows("offers")).toHaveLength(2);
  });
});

describe("an offer that cannot be accepted", () => {
  test.each([
    ["its service is switched off", () => set("update services set status = 'inactive'")],
    [
      "its professional pauses the account",
      () => set(`update users set deactivated_at = ${NOW} where role = 'professional'`),
    ],
    [
      "its professional makes the profile private",
      () => setVisibility(client, pro.proId, "private"),
    ],
    [
      "its professional has blocked the customer",
      () =>
        insert(client, "blocks", { blocker_id: pro.proId, blocked_id: anitaId, created_at: NOW }),
    ],
  ])(
    "because %s is not shown or counted, and leaves its place to another one",
    async (_, change) => {
      await set("update jobs set offers_wanted = 1");
      await change();
      const shown = async () =>
        elements((await anita.open(path)).page, having("data-offer")).length;
      expect(await shown()).toBe(0);
      expect(textIn((await anita.open("/dashboard/jobs")).page)).toContain("No offers yet");
      const other = await addElectrician(client, { first_name: "Kwame" });
      const kwame = await browserOf(client, app, other.proId);
      expect(textIn((await kwame.open(path)).page)).toContain("0 offers so far, 1 wanted");
      expect((await kwame.post(path, OFFER)).status).toBe(303);
      expect(await shown()).toBe(1);
      expect(textIn((await anita.open("/dashboard/jobs")).page)).toContain("1 offer");
    },
  );
});

test("a professional whose profile is private is shown no other's job, and offers nothing for it (threat 97)", async () => {
  const other = await addElectrician(client, { first_name: "Kwame" });
  const kwame = await browserOf(client, app, other.proId);
  expect((await kwame.get(path)).status).toBe(200);
  await setVisibility(client, other.proId, "private");
  expect((await kwame.get(path)).status).toBe(404);
  expect((await kwame.post(path, OFFER)).status).toBe(404);
  expect(await rows("offers")).toHaveLength(1);
  expect(await notices()).toEqual([[], []]);
});

describe("a job whose customer cannot be reached", () => {
  test.each([
    ["who is hidden", `hidden_at = ${NOW}`],
    ["who pauses the account", `deactivated_at = ${NOW}`],
    ["who asked to leave", `deletion_requested_at = ${NOW}`],
  ])(
    "is not shown to another professional, and takes no offer: of one %s (threat 94)",
    async (_, change) => {
      const other = await addElectrician(client, { first_name: "Kwame" });
      const kwame = await browserOf(client, app, other.proId);
      expect((await kwame.get(path)).status).toBe(200);
      await set(`update users set ${change} where role = 'customer'`);
      expect((await kwame.get(path)).status).toBe(404);
      expect((await kwame.post(path, OFFER)).status).toBe(404);
      expect((await kwame.post(`${path}/offer`, OFFER)).status).toBe(404);
      expect(await rows("offers")).toHaveLength(1);
      expect(await notices()).toEqual([[], []]);
    },
  );
});

describe("an offer for a job is not accepted", () => {
  test("by a booking of the same two that has the offer's id as the key of its form (threat 96)", async () => {
    const booking = await addBookingOf(
      client,
      { ...pro, customerId: anitaId },
      { starts_at: onMonday(900), idempotency_key: offer },
    );
    expect((await accept()).status).toBe(409);
    expect(await rows("bookings")).toMatchObject([{ id: booking }]);
    expect(await rows("jobs")).toMatchObject([{ status: "open", booking_id: null }]);
    expect(await rows("offers")).toMatchObject([{ status: "open", booking_id: null }]);
    expect(await notices()).toEqual([[], []]);
  });

  test.each([
    ["its service is switched off", () => set("update services set status = 'inactive'")],
    ["its service is hidden", () => set(`update services set hidden_at = ${NOW}`)],
    ["its service is deleted", () => set(`update services set deleted_at = ${NOW}`)],
    [
      "its professional asked to leave",
      () => set(`update users set deletion_requested_at = ${NOW} where role = 'professional'`),
    ],
    [
      "the professional blocked the customer",
      () =>
        insert(client, "blocks", { blocker_id: pro.proId, blocked_id: anitaId, created_at: NOW }),
    ],
    ["the day is off", () => insert(client, "days_off", { user_id: pro.proId, day: "2026-11-23" })],
    [
      "the day has as many jobs as its professional takes",
      async () => {
        await insert(client, "booking_rules", { user_id: pro.proId, max_per_day: 1 });
        const neela = await addCustomer(client, { first_name: "Neela" });
        await addBookingOf(client, { ...pro, customerId: neela }, { starts_at: onMonday(900) });
      },
    ],
    ["the job was hidden", () => set(`update jobs set hidden_at = ${NOW}`)],
    [
      "the service no longer works at that time",
      () => set("update services set availability_weekdays = 0, availability_evenings = 1"),
    ],
  ])("once %s: 409, and nothing is written (threat 75)", async (_, change) => {
    await change();
    const before = (await rows("bookings")).length;
    expect((await accept()).status).toBe(409);
    expect(await rows("bookings")).toHaveLength(before);
    expect(await rows("jobs")).toMatchObject([{ status: "open", booking_id: null }]);
    expect(await rows("offers")).toMatchObject([{ status: "open", booking_id: null }]);
    expect(await notices()).toEqual([[], []]);
  });

  test("once the job was hidden, and the page says that it has ended (threat 94)", async () => {
    await set(`update jobs set hidden_at = ${NOW}`);
    const { page } = await pageOf(await accept());
    expect(textIn(page)).toContain("This job no longer takes offers.");
  });

  test("under the address of another job of the same customer (threat 32)", async () => {
    const other = await addJob(client, anitaId, { what: "A fan that hums" });
    expect((await accept(anita, `/dashboard/jobs/${other}`)).status).toBe(409);
    expect(await rows("bookings")).toEqual([]);
  });
});

describe("one hour that was offered", () => {
  test("for a job and in a conversation, accepted in both at once, is one booking (threat 37)", async () => {
    const neelaId = await addCustomer(client, { first_name: "Neela" });
    const neela = await browserOf(client, app, neelaId);
    const conversationId = await addConversation(client, [neelaId, pro.proId]);
    const parties = { ...pro, customerId: neelaId };
    const id = await addOffer(client, { conversationId, ...parties }, { starts_at: onMonday(540) });
    const form = { location: "customer", landmark: "Yellow house", phone: "612 3456" };
    const answers = await Promise.all([accept(), neela.post(`/dashboard/offers/${id}`, form)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    expect(await rows("bookings")).toHaveLength(1);
    expect(await rows("booking_history")).toHaveLength(1);
  });

  test("for two jobs, accepted at once, is one booking, and the other job stays open (threat 37)", async () => {
    const neelaId = await addCustomer(client, { first_name: "Neela" });
    const neela = await browserOf(client, app, neelaId);
    const other = await addJob(client, neelaId);
    const second = await addJobOffer(client, { jobId: other, ...pro });
    const answers = await Promise.all([
      accept(),
      neela.post(`/dashboard/jobs/${other}`, {
        offer: second,
        slot: slot(540),
        phone: "612 3456",
      }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    expect(await rows("bookings")).toHaveLength(1);
    const statuses = (await rows("jobs")).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(["open", "taken"]);
  });
});

describe("an offer that waited on a phone", () => {
  test.each([
    [
      "for a job that was closed",
      "update jobs set status = 'closed'",
      409,
      "This job no longer takes offers.",
    ],
    [
      "for a job that was hidden",
      "update jobs set hidden_at = 1",
      404,
      "This job is no longer available: it may be closed or taken.",
    ],
    [
      "of a trade that its service left",
      "update services set category_id = 'home-services-maintenance', subcategory_id = 'plumbers'",
      409,
      "You need an active service of this trade to send an offer.",
    ],
    [
      "of a service that was switched off",
      "update services set status = 'inactive'",
      409,
      "You need an active service of this trade to send an offer.",
    ],
    [
      "of which the earlier one was not chosen",
      "update offers set status = 'not-chosen'",
      409,
      "This job no longer takes offers.",
    ],
  ])("%s is refused in JSON and changes nothing (threat 38)", async (_, change, status, error) => {
    await set(change);
    const before = await rows("offers");
    const answer = await ravi.post(`${path}/offer`, OFFER);
    expect([answer.status, await answer.json()]).toEqual([status, { error }]);
    expect(await rows("offers")).toEqual(before);
    expect(await notices()).toEqual([[], []]);
  });
});

describe("a report about a job", () => {
  test.each([
    [
      "of a hidden job by a professional who offered",
      "ravi",
      "",
      "update jobs set hidden_at = 1",
      404,
    ],
    ["of one's own job", "anita", "", "select 1", 404],
    ["of one's own offer", "ravi", "?offer={offer}", "select 1", 404],
    [
      "of an offer that the team has hidden",
      "anita",
      "?offer={offer}",
      "update offers set hidden_at = 1",
      404,
    ],
    [
      "of an offer that was not chosen",
      "anita",
      "?offer={offer}",
      "update offers set status = 'not-chosen'",
      303,
    ],
  ] as const)(
    "%s is taken or refused by what its sender may see (threat 32)",
    async (_, who, query, change, status) => {
      await set(change);
      const browser = who === "anita" ? anita : ravi;
      const answer = await browser.post(`${path}/report${query.replace("{offer}", offer)}`, REASON);
      expect(answer.status).toBe(status);
      expect(await rows("reports")).toHaveLength(status === 303 ? 1 : 0);
    },
  );
});

describe("the photos of a job", () => {
  test("cannot be those of one's own service, which keeps them (threat 55)", async () => {
    const photo = await addPhoto(client, pro);
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...JOB_FORM, key: crypto.randomUUID(), photo }))
      form.set(name, value);
    expect((await ravi.send("/jobs/new", form)).status).toBe(303);
    expect(await rows("jobs")).toHaveLength(2);
    expect(await rows("photos")).toMatchObject([
      { id: photo, job_id: null, service_id: pro.serviceId },
    ]);
  });
});

test("a job that became a booking names neither street, phone nor family name in the data of who was not chosen (threat 97)", async () => {
  const other = await addElectrician(client, { first_name: "Kwame", location_state: REGION });
  await addJobOffer(client, { jobId, ...other });
  expect((await accept()).status).toBe(303);
  const kwame = await browserOf(client, app, other.proId);
  const answer = await kwame.get(`${path}.data`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toMatch(/612.?3456|Yellow house|Ramdeen/);
  const { status, page } = await pageOf(await kwame.post(path, OFFER));
  expect([status, alertIn(page)]).toEqual([409, "This job no longer takes offers."]);
});
