import { beforeEach, describe, expect, test } from "vitest";
import {
  addAccount,
  alertIn,
  browserOf,
  errorBeside,
  movableClock,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver, interruptedBefore } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";
import { element, elements, having, linkTo, sentBy, textIn, texts } from "#tests/support/html.ts";
import { addBookingOf, onMonday } from "#tests/support/records/bookings.ts";
import { addElectrician, addJob, addJobOffer } from "#tests/support/records/jobs.ts";

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let app: ReturnType<typeof appOver>;
let ravi: Awaited<ReturnType<typeof addElectrician>>;
let kwame: Awaited<ReturnType<typeof addElectrician>>;
let anitaId: string;
let anita: TestBrowser;
let jobId: string;
let path: string;
let ofRavi: string;
let ofKwame: string;

beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  app = appOver(database.db, { clock: clock.read });
  const { client } = database;
  ravi = await addElectrician(client, { email: "ravi@kayap.test", phone: "+5926001234" });
  kwame = await addElectrician(client, {
    email: "kwame@kayap.test",
    first_name: "Kwame",
    last_name: "Adams",
  });
  anitaId = await addAccount(client, { phone: "+5926123456" });
  anita = await browserOf(client, app, anitaId);
  jobId = await addJob(client, anitaId, { details: "The plugs spark. Call 612 3456 before." });
  path = `/dashboard/jobs/${jobId}`;
  ofRavi = await addJobOffer(client, { jobId, ...ravi });
  ofKwame = await addJobOffer(
    client,
    { jobId, ...kwame },
    {
      price_amount: 9_000_00,
      message: "Everything included, call 600 9999 to agree on it.",
      times: JSON.stringify([onMonday(780)]),
    },
  );
});

const slot = (minute: number) => new Date(onMonday(minute)).toISOString().replace(".000", "");
const accept = (offer = ofRavi, minute = 540, browser = anita) =>
  browser.post(path, { offer, slot: slot(minute), phone: "612 3456" });
const phoneOf = (page: Parameters<typeof element>[0], offer: string) =>
  element(page, having("id", `phone-${offer}`)).attributes.value;
const rows = (table: string) => rowsOf(database.client, table);
const set = (statement: string) => database.client.execute(statement);
const statusOf = async (id: string) => (await rows("offers")).find((one) => one.id === id)?.status;
const order = (page: Parameters<typeof elements>[0]) =>
  elements(page, having("data-offer")).map(({ attributes }) => attributes["data-offer"]);

describe("the customer of a job", () => {
  test("compares the offers by price, rating or time, with no phone and no family name of theirs", async () => {
    await set(
      `update services set rating_sum = 9, review_count = 2, completed_count = 3 where id = '${ravi.serviceId}'`,
    );
    const response = await anita.get(path);
    const html = await response.clone().text();
    const { page } = await pageOf(response);
    expect(order(page)).toEqual([ofKwame, ofRavi]);
    expect(order((await anita.open(`${path}?order=rating`)).page)).toEqual([ofRavi, ofKwame]);
    expect(order((await anita.open(`${path}?order=time`)).page)).toEqual([ofRavi, ofKwame]);
    const card = textIn(element(page, having("data-offer", ofRavi)));
    for (const part of [
      "Ravi",
      "House wiring",
      "$12,000",
      "4.5",
      "3 bookings completed",
      "material included",
    ]) {
      expect(card).toContain(part);
    }
    expect(card).toContain("Earliest time: Mon 23 Nov, 9:00 AM");
    expect(textIn(page)).toContain("Everything included, call [hidden until an offer is accepted]");
    const data = await (await anita.get(`${path}.data`)).text();
    for (const text of [html, data]) expect(text).not.toMatch(/600.?9999|6001234|Persaud|Adams/);
    expect(textIn(page)).toContain("We hide phone numbers, e-mail addresses and links");
  });

  test("reads how long the visit of an offer takes, and what one by the hour costs in all", async () => {
    await set(
      `update offers set price_type = 'hourly', price_amount = 300000, minutes = 150 where id = '${ofRavi}'`,
    );
    const { page } = await anita.open(path);
    const card = textIn(element(page, having("data-offer", ofRavi)));
    expect(card).toContain("$3,000/hr");
    expect(card).toContain("2 hours 30 minutes, $7,500 in all");
    const fixed = textIn(element(page, having("data-offer", ofKwame)));
    expect(fixed).toContain("First visit: about 1 hour");
    expect(fixed).not.toContain("in all");
  });

  test("reads at an offer, before accepting it, which of their bookings is at one of its times", async () => {
    const starts = { starts_at: onMonday(630), ends_at: onMonday(690) };
    const parties = { ...kwame, customerId: anitaId };
    const id = await addBookingOf(database.client, parties, { ...starts, status: "confirmed" });
    const cardOf = async (offer: string) =>
      element((await anita.open(path)).page, having("data-offer", offer));
    const card = await cardOf(ofRavi);
    expect(textIn(card)).toContain(
      "You already have a booking at one of these times: House wiring and breaker panels, Mon 23 Nov, 10:30 AM.",
    );
    expect(linkTo(card, "House wiring and breaker panels")).toBe(`/dashboard/bookings/${id}`);
    expect(textIn(await cardOf(ofKwame))).not.toContain("You already have a booking");
    await set(`update bookings set status = 'cancelled', ended_by = 'customer' where id = '${id}'`);
    expect(textIn(await cardOf(ofRavi))).not.toContain("You already have a booking");
  });

  test("opens the page of the service of an offer as long as it has one", async () => {
    expect((await accept()).status).toBe(303);
    const links = async () =>
      texts(element((await anita.open(path)).page, having("data-offer", ofRavi)), "a");
    expect(await links()).toContain("Ravi");
    await set(`update services set status = 'inactive' where id = '${ravi.serviceId}'`);
    expect(await links()).not.toContain("Ravi");
  });

  test("asks a question in the conversation with whoever made the offer", async () => {
    const { page } = await anita.open(path);
    const ask = linkTo(element(page, having("data-offer", ofRavi)), "Ask a question");
    expect(ask).toContain(ravi.serviceId);
    expect((await anita.open(ask)).status).toBe(200);
  });

  test("has one form an offer, by its contract, which accepts it at the chosen time", async () => {
    const { page } = await anita.open(path);
    const card = element(page, having("data-offer", ofRavi));
    expect(texts(card, "button")).toContain("Accept offer");
    const sent = sentBy(page, element(card, "form"));
    expect([sent.get("offer"), sent.get("slot")]).toEqual([ofRavi, slot(540)]);
    const response = await anita.post(path, Object.fromEntries(sent));
    const [booking, ...others] = await rows("bookings");
    expect(others).toEqual([]);
    expect(response.headers.get("Location")).toBe(`/dashboard/bookings/${booking?.id}`);
    expect(booking).toMatchObject({
      status: "confirmed",
      starts_at: onMonday(540),
      total_amount: 12_000_00,
      service_id: ravi.serviceId,
      customer_phone: "+5926123456",
    });
    expect(String(booking?.landmark)).toContain("Yellow house behind the stelling");
    expect(await rows("jobs")).toMatchObject([{ status: "taken", booking_id: booking?.id }]);
    expect([await statusOf(ofRavi), await statusOf(ofKwame)]).toEqual(["accepted", "not-chosen"]);
    const notices = (await rows("notifications")).map(({ user_id, link }) => [user_id, link]);
    expect(notices.toSorted()).toEqual(
      [
        [ravi.proId, `/dashboard/bookings/${booking?.id}`],
        [kwame.proId, path],
      ].toSorted(),
    );
    const after = await anita.open(path);
    expect(linkTo(after.page, "Open the booking")).toBe(`/dashboard/bookings/${booking?.id}`);
    expect(texts(after.page, "button")).not.toContain("Accept offer");
    const kwameOwn = await browserOf(database.client, app, kwame.proId);
    const theirs = await (await kwameOwn.get(path)).text();
    expect(theirs).not.toMatch(/612.?3456|Yellow house|Ramdeen/);
    const raviOwn = await (await browserOf(database.client, app, ravi.proId)).open(path);
    expect(textIn(raviOwn.page)).toContain("612 3456");
  });

  test("accepts with a phone number by the rule of the booking form, and keeps the one that is refused (decision 153)", async () => {
    for (const [phone, message] of [
      ["", "This field is required"],
      ["12", "Please enter a valid phone number"],
    ] as const) {
      const form = { offer: ofRavi, slot: slot(540), phone };
      const { status, page } = await pageOf(await anita.post(path, form));
      expect(status).toBe(400);
      expect(errorBeside(page, `phone-${ofRavi}`)).toContain(message);
      expect(phoneOf(page, ofRavi)).toBe(phone);
      expect(phoneOf(page, ofKwame)).toBe("+592 612 3456");
      expect(elements(page, having("href", `#phone-${ofRavi}`))).toHaveLength(1);
    }
    expect((await anita.post(path, { offer: ofRavi, slot: slot(540) })).status).toBe(400);
    expect(await rows("bookings")).toEqual([]);
    const form = { offer: ofRavi, slot: slot(540), phone: "600 7777" };
    expect((await anita.post(path, form)).status).toBe(303);
    expect(await rows("bookings")).toMatchObject([{ customer_phone: "+5926007777" }]);
  });

  test("begins the phone with that of their last booking, else of their profile", async () => {
    const shown = async () => phoneOf((await anita.open(path)).page, ofRavi);
    await set("update users set phone = null");
    expect(await shown()).toBe("");
    await set(`update users set phone = '+5926123456' where id = '${anitaId}'`);
    expect(await shown()).toBe("+592 612 3456");
    const parties = { ...ravi, customerId: anitaId };
    const last = { customer_phone: "+5926002222", created_at: NOW - 1 };
    const before = { customer_phone: "+5926001111", created_at: NOW - 2, starts_at: onMonday(660) };
    for (const booking of [last, before]) {
      await addBookingOf(database.client, parties, booking);
    }
    const other = await addAccount(database.client, { email: "neela@kayap.test" });
    const theirs = { created_at: NOW, starts_at: onMonday(780) };
    await addBookingOf(database.client, { ...ravi, customerId: other }, theirs);
    expect(await shown()).toBe("+592 600 2222");
  });

  test("reads again before accepting when a service has got another title since the page was made", async () => {
    const { page } = await anita.open(path);
    const seen = sentBy(page, element(element(page, having("data-offer", ofRavi)), "form"));
    await set(
      `update services set title = 'Wedding cakes, 612 3456' where id = '${ravi.serviceId}'`,
    );
    const refused = await pageOf(await anita.post(path, Object.fromEntries(seen)));
    expect([refused.status, alertIn(refused.page)]).toEqual([
      409,
      "This offer was changed while you were looking. Please read it again.",
    ]);
    expect(await rows("bookings")).toEqual([]);
    const card = element(refused.page, having("data-offer", ofRavi));
    expect(textIn(card)).toContain("Wedding cakes, [hidden until an offer is accepted]");
    const again = sentBy(refused.page, element(card, "form"));
    expect((await anita.post(path, Object.fromEntries(again))).status).toBe(303);
  });

  test("finds the town in the booking and a sign that the description goes on, however long both texts of the job are", async () => {
    await database.client.execute({
      sql: "update jobs set city = ?, landmark = ?, details = ?",
      args: ["M".repeat(120), "The blue gate ".repeat(14).trim(), "🔌 plug ".repeat(280).trim()],
    });
    expect((await accept()).status).toBe(303);
    const [booking] = await rows("bookings");
    expect(booking?.landmark).toMatch(/^The blue gate .*…, M{120}$/);
    expect(booking?.notes).toMatch(/(🔌|plug)…$/u);
  });

  test("reads in the booking what the accepted offer said, as its professional does, with the way to the job", async () => {
    const to = String((await accept()).headers.get("Location"));
    const raviOwn = await browserOf(database.client, app, ravi.proId);
    for (const browser of [anita, raviOwn]) {
      const { page } = await browser.open(to);
      expect(textIn(page)).toContain("New plugs and a dry box outside, material included.");
      expect(linkTo(page, "Open the job")).toBe(path);
    }
    await set(`update jobs set hidden_at = ${NOW}`);
    const hidden = (await raviOwn.open(to)).page;
    expect(textIn(hidden)).toContain("New plugs and a dry box outside");
    expect(texts(hidden, "a")).not.toContain("Open the job");
    expect(linkTo((await anita.open(to)).page, "Open the job")).toBe(path);
    await set(`update offers set hidden_at = ${NOW}`);
    expect(textIn((await anita.open(to)).page)).not.toContain("New plugs and a dry box outside");
    const kwameOwn = await browserOf(database.client, app, kwame.proId);
    expect((await kwameOwn.get(to)).status).toBe(404);
  });

  test("gets the same booking when the form is sent again", async () => {
    const first = await accept();
    const again = await accept();
    expect(again.headers.get("Location")).toBe(first.headers.get("Location"));
    expect(await rows("bookings")).toHaveLength(1);
  });

  test("chooses one of the offered times and no other", async () => {
    expect((await accept(ofRavi, 660)).status).toBe(409);
    expect((await anita.post(path, { offer: ofRavi })).status).toBe(400);
    expect((await anita.post(path, { offer: ofRavi, slot: "soon" })).status).toBe(400);
    expect(await rows("bookings")).toEqual([]);
  });

  test("reads at the offer that a time was just taken, with the next free times", async () => {
    await addBookingOf(
      database.client,
      { ...ravi, customerId: anitaId },
      { status: "confirmed", starts_at: onMonday(540) },
    );
    const { status, page } = await pageOf(await accept());
    expect([status, alertIn(page)]).toEqual([409, "That time was just taken."]);
    const card = textIn(element(page, having("data-offer", ofRavi)));
    expect(card).toContain("That time was just taken.");
    expect(card).toContain("Ravi is free next:");
    expect((await rows("jobs"))[0]?.status).toBe("open");
    expect((await accept(ofRavi, 600)).status).toBe(303);
  });

  test.each([
    [
      "withdrawn",
      () => set(`update offers set status = 'withdrawn' where id = '${ofRavi}'`),
      "This offer is no longer there.",
    ],
    [
      "changed",
      () => set(`update offers set updated_at = updated_at + 1 where id = '${ofRavi}'`),
      "This offer was changed while you were looking.",
    ],
    [
      "of a service that gets another title",
      () => set(`update services set title = 'Cakes' where id = '${ravi.serviceId}'`),
      "This offer was changed while you were looking.",
    ],
    [
      "of a job that has ended",
      () => set(`update jobs set expires_at = ${NOW}`),
      "This job no longer takes offers.",
    ],
    [
      "of somebody who is blocked",
      () =>
        insert(database.client, "blocks", {
          blocker_id: anitaId,
          blocked_id: ravi.proId,
          created_at: NOW,
        }),
      "This offer is no longer there.",
    ],
  ])(
    "cannot accept an offer that is %s in that moment, and reads why",
    async (_, happens, words) => {
      const racing = appOver(
        interruptedBefore(/insert into \\*"bookings/, database.client, happens),
        {
          clock: clock.read,
        },
      );
      const browser = await browserOf(database.client, racing, anitaId);
      const { status, page } = await pageOf(await accept(ofRavi, 540, browser));
      expect(status).toBe(409);
      expect(textIn(page)).toContain(words);
      expect(await rows("bookings")).toEqual([]);
      expect(await statusOf(ofKwame)).toBe("open");
    },
  );

  test("accepts nothing for somebody else's job (threat 32)", async () => {
    const neela = await addAccount(database.client, { email: "neela@kayap.test" });
    const browser = await browserOf(database.client, app, neela);
    expect((await browser.get(path)).status).toBe(404);
    expect((await accept(ofRavi, 540, browser)).status).toBe(404);
    expect(await rows("bookings")).toEqual([]);
  });

  test("sees no offer of somebody who is blocked or hidden, and one whose times have passed without its button", async () => {
    await insert(database.client, "blocks", {
      blocker_id: kwame.proId,
      blocked_id: anitaId,
      created_at: NOW,
    });
    clock.advance(onMonday(601) - NOW);
    const { page } = await (await browserOf(database.client, app, anitaId)).open(path);
    expect(order(page)).toEqual([ofRavi]);
    expect(textIn(page)).toContain("Its times have passed. Ask Ravi for another one.");
    expect(texts(page, "button")).not.toContain("Accept offer");
  });
});

describe("closing a job", () => {
  test("asks for a reason, then tells those with open offers, once", async () => {
    const { page } = await anita.open(`${path}/close`);
    expect(textIn(page)).toContain("the 2 professionals with an open offer");
    const wrong = await pageOf(await anita.post(`${path}/close`, {}));
    expect(wrong.status).toBe(400);
    expect(textIn(wrong.page)).toContain("Please choose a reason");
    for (const _ of [1, 2]) {
      const closed = await anita.post(`${path}/close`, { reason: "not-needed" });
      expect(closed.headers.get("Location")).toBe(path);
    }
    expect(await rows("jobs")).toMatchObject([{ status: "closed", close_reason: "not-needed" }]);
    expect([await statusOf(ofRavi), await statusOf(ofKwame)]).toEqual(["not-chosen", "not-chosen"]);
    const notices = (await rows("notifications")).map(({ user_id }) => user_id);
    expect(notices.toSorted()).toEqual([ravi.proId, kwame.proId].toSorted());
    const after = await anita.open(path);
    expect(textIn(after.page)).toContain("You closed this job: I no longer need it.");
    expect(linkTo(after.page, "Post it again")).toBe(`/jobs/new?again=${jobId}`);
    expect((await accept()).status).toBe(409);
  });

  test("is for its customer alone, while it is open (threat 32)", async () => {
    const browser = await browserOf(database.client, app, ravi.proId);
    expect((await browser.get(`${path}/close`)).status).toBe(404);
    expect((await browser.post(`${path}/close`, { reason: "found" })).status).toBe(404);
    await accept();
    for (const refused of [
      await anita.get(`${path}/close`),
      await anita.post(`${path}/close`, { reason: "found" }),
    ]) {
      const { status, page } = await pageOf(refused);
      expect(status).toBe(409);
      expect(alertIn(page)).toBe("This job can no longer be closed.");
      expect(linkTo(page, "See the job")).toBe(path);
    }
    expect((await rows("jobs"))[0]?.status).toBe("taken");
  });
});

test("the list of own jobs says how each stands and how many offers are open", async () => {
  await addJob(database.client, anitaId, { what: "Paint the fence", status: "expired" });
  const { page } = await anita.open("/dashboard/jobs?as=customer");
  const [first, second] = elements(page, having("data-job")).map((one) => textIn(one));
  const both = `${first} ${second}`;
  expect(both).toContain("2 offers");
  expect(both).toContain("Paint the fence Expired");
  await set(`update offers set status = 'withdrawn' where id = '${ofRavi}'`);
  expect(textIn((await anita.open("/dashboard/jobs")).page)).toContain("1 offer");
});
