import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import { pageOf, rowsOf, type TestBrowser } from "#tests/support/application/accounts.ts";
import { addStaff } from "#tests/support/application/staff.ts";
import {
  addCustomer,
  addProfessional,
  addReview,
  addService,
  insert,
  insertAll,
  NOW,
} from "#tests/support/fixtures.ts";
import { element, linkTo, partUnder, textIn } from "#tests/support/html.ts";
import { addBookingOf } from "#tests/support/records/bookings.ts";
import { addConversation, addMessage } from "#tests/support/records/conversations.ts";
import { addJob } from "#tests/support/records/jobs.ts";
import { addReport } from "#tests/support/records/moderation.ts";
import { addFactor } from "#tests/support/records/two-factor.ts";

let fixture: AccountFixture;
let support: { id: string; browser: TestBrowser };
let customer: string;
let pro: string;
let service: string;
let booking: string;
let job: string;
let report: string;
beforeEach(async () => {
  fixture = await accountFixture();
  const { client } = fixture.database;
  support = await addStaff(client, fixture.app, "support");
  customer = await addCustomer(client, {
    email: "neela@kayap.test",
    first_name: "Neela",
    last_name: "Persaud",
    password_hash: "scrypt-hash-of-neela",
    created_at: NOW - 30 * DAY_MS,
  });
  pro = await addProfessional(client, {
    email: "ravi@kayap.test",
    first_name: "Ravi",
    last_name: "Singh",
  });
  service = await addService(client, pro, { title: "House wiring and breaker panels" });
  booking = await addBookingOf(
    client,
    { proId: pro, customerId: customer, serviceId: service },
    { reference: "KY-7F3K2", notes: "Dog in the yard.", landmark: "Behind the stelling" },
  );
  await insert(client, "booking_history", {
    id: crypto.randomUUID(),
    booking_id: booking,
    actor: "customer",
    action: "requested",
    to_status: "pending",
    reason: "My mother is in hospital.",
    created_at: NOW - 3 * HOUR_MS,
  });
  job = await addJob(client, customer, { what: "Two plugs spark when it rains" });
  await addReview(
    client,
    { serviceId: service, proId: pro, customerId: customer },
    { comment: "Left half of the plugs dead." },
  );
  const conversationId = await addConversation(client, [customer, pro]);
  await addMessage(client, { conversationId, senderId: customer }, "My PIN is 4711.");
  report = await addReport(client, {
    reporter_id: pro,
    subject_kind: "user",
    subject_id: customer,
    reason: "She called me a thief.",
    created_at: NOW - 2 * HOUR_MS,
  });
  await insert(client, "security_events", {
    user_id: customer,
    event: "password-changed",
    details: "detail-that-nobody-reads",
    ip_prefix: "190.80.1.0",
    user_agent: "Mozilla/5.0 (Android) Chrome/140",
    created_at: NOW - HOUR_MS,
  });
});

const open = (id = customer, query = "") => support.browser.get(`/team/people/${id}${query}`);
const mainOf = async (response: Response) => {
  expect(response.status).toBe(200);
  return element((await pageOf(response)).page, "main");
};
const textOf = async (response: Response) => textIn(await mainOf(response));
const logged = async () =>
  (await rowsOf(fixture.database.client, "staff_log")).map((row) => ({ ...row }));

describe("the page of a person", () => {
  test("says who they are, in which state, and what is theirs", async () => {
    await addFactor(fixture.database.client, customer, NOW - DAY_MS);
    const main = await mainOf(await open());
    const text = textIn(main);
    for (const part of [
      "Neela Persaud",
      "neela@kayap.test",
      "Active",
      "Two-factor sign-in: on since",
      "Conversations: 1",
      "Last seen: never",
    ]) {
      expect(text).toContain(part);
    }
    expect(linkTo(main, "KY-7F3K2, House wiring and breaker panels")).toBe(
      `/team/things/booking/${booking}`,
    );
    expect(textIn(partUnder(main, "Jobs"))).toContain("Two plugs spark when it rains");
    expect(textIn(partUnder(main, "Reviews they wrote"))).toContain("5 of 5");
    expect(textIn(partUnder(main, "Reports about them"))).toContain("Account, reported");
  });

  test.each([
    ["hidden_until", { hidden_at: NOW, hidden_until: NOW + DAY_MS }, "Hidden until"],
    ["hidden_at", { hidden_at: NOW }, "Hidden since"],
    ["deactivated_at", { deactivated_at: NOW }, "Paused since"],
    ["deletion_requested_at", { deletion_requested_at: NOW }, "Deletion asked"],
    ["email_verified_at", { email_verified_at: null }, "Address not confirmed"],
  ])("says what %s means", async (_, fields, words) => {
    for (const [column, value] of Object.entries(fields)) {
      await fixture.database.client.execute({
        sql: `update users set ${column} = ? where id = ?`,
        args: [value, customer],
      });
    }
    const text = await textOf(await open());
    expect(text).toContain(words);
    expect(text).not.toContain("Active");
  });

  test("never has passwords, codes, messages, notes, places, reasons of bookings, words of reports, or where somebody signed in", async () => {
    const { client } = fixture.database;
    await addFactor(client, customer, NOW - DAY_MS);
    const [factor] = await rowsOf(client, "two_factor");
    await insert(client, "tokens", {
      hash: "hash-of-a-link",
      kind: "reset-password",
      user_id: customer,
      email: "neela@kayap.test",
      expires_at: NOW + DAY_MS,
      created_at: NOW,
    });
    const html = await (await open()).text();
    expect(html).toContain("Neela Persaud");
    for (const secret of [
      "scrypt-hash-of-neela",
      String(factor?.secret),
      "hash-of-a-link",
      "My PIN",
      "Dog in the yard",
      "stelling",
      "hospital",
      "called me a thief",
      "detail-that-nobody-reads",
      "190.80",
      "Chrome/140",
    ]) {
      expect(html, secret).not.toContain(secret);
    }
  });

  test("tells what happened, newest first, out of every part", async () => {
    const { client } = fixture.database;
    await insert(client, "staff_log", {
      staff_id: support.id,
      act: "warned",
      subject_kind: "account",
      subject_id: customer,
      reason: "Please stay polite.",
      created_at: NOW - MINUTE_MS,
    });
    const text = textIn(partUnder(await mainOf(await open()), "What happened"));
    const order = [
      "Sent a warning",
      "Please stay polite.",
      "by Team support",
      "Password changed",
      "Was reported",
      "The customer requested this time",
      "Signed up",
    ];
    const places = order.map((part) => text.indexOf(part));
    expect(
      places.every((place) => place >= 0),
      String(places),
    ).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    for (const part of ["Posted a job", "Wrote a review"]) expect(text).toContain(part);
  });

  test("has fifty lines a page, none twice and none left out, also of one moment", async () => {
    await insertAll(
      fixture.database.client,
      "security_events",
      Array.from({ length: 120 }, () => ({
        user_id: customer,
        event: "settings-saved",
        created_at: NOW - 10 * DAY_MS,
      })),
    );
    let seen = 0;
    let next = `/team/people/${customer}`;
    for (let page = 0; page < 5 && next !== ""; page += 1) {
      const main = await mainOf(await support.browser.get(next));
      const text = textIn(partUnder(main, "What happened"));
      seen += text.match(/Settings saved/g)?.length ?? 0;
      next = text.includes("Older entries") ? linkTo(main, "Older entries") : "";
    }
    expect(seen).toBe(120);
    expect(next).toBe("");
  });

  test("counts what strangers cause in one line a day (threat 93)", async () => {
    await insertAll(
      fixture.database.client,
      "security_events",
      Array.from({ length: 60 }, (_, minute) => ({
        user_id: customer,
        event: "sign-in-failed",
        // 10 AM to 10:59 AM in Guyana.
        created_at: NOW - minute * MINUTE_MS + (minute % 2) * 59_999,
      })),
    );
    await insert(fixture.database.client, "security_events", {
      ...{ user_id: customer, event: "sign-in-failed" },
      created_at: NOW - DAY_MS,
    });
    const text = textIn(partUnder(await mainOf(await open()), "What happened"));
    expect(text.match(/Sign-in failed/g)).toHaveLength(2);
    expect(text).toContain("Sign-in failed, 60 times");
    expect(text).toContain("Signed up");
  });

  test("of an erased account has neither name nor address", async () => {
    await fixture.database.client.execute({
      sql: "update users set deleted_at = ?, email = 'x@deleted.invalid', first_name = 'Deleted', last_name = 'User' where id = ?",
      args: [NOW, customer],
    });
    const html = await (await open()).text();
    expect(html).toContain("An erased account");
    expect(html).not.toContain("deleted.invalid");
    expect(html).not.toContain("Neela");
  });

  test("leads to reports only for moderators", async () => {
    expect(await (await open()).text()).not.toContain(`/team/reports/${report}`);
    const moderator = await addStaff(fixture.database.client, fixture.app, "moderator");
    const page = await (await moderator.browser.get(`/team/people/${customer}`)).text();
    expect(page).toContain(`/team/reports/${report}`);
  });

  test("of oneself says that somebody else acts", async () => {
    expect(await textOf(await open(support.id))).toContain("This is you");
    expect(await textOf(await open())).not.toContain("This is you");
  });

  test("does not exist for an unknown id or none, and then nothing is logged", async () => {
    for (const id of [crypto.randomUUID(), "none"]) expect((await open(id)).status).toBe(404);
    expect(await logged()).toEqual([]);
  });
});

describe("opening a person", () => {
  test("is logged once an hour, for each person", async () => {
    await open();
    await open(customer, "?before=1-log:1");
    await open(pro);
    expect(await logged()).toMatchObject([
      {
        staff_id: support.id,
        act: "person-opened",
        subject_kind: "account",
        subject_id: customer,
        reason: "",
        created_at: NOW,
      },
      { act: "person-opened", subject_id: pro },
    ]);
    fixture.clock.advance(20 * MINUTE_MS);
    await open();
    fixture.clock.advance(20 * MINUTE_MS);
    await open();
    expect(await logged()).toHaveLength(2);
    fixture.clock.advance(21 * MINUTE_MS);
    await open();
    expect(await logged()).toHaveLength(3);
  });

  test("is logged again in another staff session, and by another one of the team", async () => {
    await open();
    const other = await addStaff(fixture.database.client, fixture.app, "admin");
    await other.browser.get(`/team/people/${customer}`);
    expect(await logged()).toHaveLength(2);
    await fixture.database.client.execute({
      sql: "update staff_sessions set started_at = ? where user_id = ?",
      args: [NOW + MINUTE_MS, support.id],
    });
    fixture.clock.advance(MINUTE_MS);
    await open();
    expect(await logged()).toHaveLength(3);
  });

  test("at once in two tabs is logged once", async () => {
    const answers = await Promise.all([open(), open(), open()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await logged()).toHaveLength(1);
  });

  test("shows nothing when the log cannot be written", async () => {
    await fixture.database.client.execute(
      "create trigger no_log before insert on staff_log begin select raise(abort, 'no log'); end",
    );
    const answer = await open();
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(await answer.text()).not.toContain("neela@kayap.test");
  });

  test("shows nothing to whoever has no role any more", async () => {
    await fixture.database.client.execute("delete from staff");
    const answer = await open();
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain("neela@kayap.test");
  });
});

describe("the page of a thing", () => {
  const thing = (kind: string, id: string) => support.browser.get(`/team/things/${kind}/${id}`);

  test("of a booking has both sides and its history, without notes, place, phone and reasons", async () => {
    const response = await thing("booking", booking);
    const main = await mainOf(response);
    expect(linkTo(main, "Neela Persaud")).toBe(`/team/people/${customer}`);
    expect(linkTo(main, "Ravi Singh")).toBe(`/team/people/${pro}`);
    const text = textIn(main);
    expect(text).toContain("KY-7F3K2, House wiring and breaker panels");
    expect(text).toContain("The customer requested this time");
    expect(text).not.toMatch(/Dog|stelling|hospital|612 ?3456/);
  });

  test("of a service has its professional, its bookings and its reviews", async () => {
    const main = await mainOf(await thing("service", service));
    expect(linkTo(main, "Ravi Singh")).toBe(`/team/people/${pro}`);
    const text = textIn(main);
    expect(text).toContain("Offered a service");
    expect(text).toContain("KY-7F3K2");
    expect(text).toContain("Got a review");
    expect(text).not.toContain("plugs dead");
  });

  test("of a job has its customer and when it was posted", async () => {
    const main = await mainOf(await thing("job", job));
    expect(linkTo(main, "Neela Persaud")).toBe(`/team/people/${customer}`);
    expect(textIn(main)).toContain("Posted a job");
    expect(textIn(main)).not.toContain("stelling");
  });

  test("does not exist for other kinds and unknown ids", async () => {
    for (const [kind, id] of [
      ["user", customer],
      ["booking", service],
      ["service", "none"],
      ["constructor", service],
    ] as const) {
      expect((await thing(kind, id)).status, kind).toBe(404);
    }
  });
});

test("the name on a report leads to the person", async () => {
  const moderator = await addStaff(fixture.database.client, fixture.app, "moderator");
  const page = await mainOf(await moderator.browser.get(`/team/reports/${report}`));
  expect(linkTo(page, "Neela Persaud")).toBe(`/team/people/${customer}`);
});
