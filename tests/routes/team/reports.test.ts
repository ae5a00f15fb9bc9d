import { beforeEach, describe, expect, test } from "vitest";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import {
  alertIn,
  errorBeside,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { addStaff } from "#tests/support/application/staff.ts";
import {
  addCustomer,
  addProfessional,
  addReply,
  addReview,
  addService,
  insert,
  NOW,
} from "#tests/support/fixtures.ts";
import { type Element, element, elements, textIn } from "#tests/support/html.ts";
import { addBookingOf } from "#tests/support/records/bookings.ts";
import { addConversation, addMessage } from "#tests/support/records/conversations.ts";
import { addJob, addJobOffer } from "#tests/support/records/jobs.ts";
import { addReport } from "#tests/support/records/moderation.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

const REASON = "You asked somebody to pay before you came.";

let fixture: AccountFixture;
let moderator: { id: string; browser: TestBrowser };
let customer: string;
let pro: string;
let service: string;

beforeEach(async () => {
  fixture = await accountFixture();
  const { client } = fixture.database;
  moderator = await addStaff(client, fixture.app, "moderator");
  customer = await addCustomer(client, { email: "neela@kayap.test", first_name: "Neela" });
  pro = await addProfessional(client, { email: "ravi@kayap.test", first_name: "Ravi" });
  service = await addService(client, pro, { title: "House wiring and breaker panels" });
});

const report = (kind: string, subjectId: string, reporterId: string | null = fixture.userId) =>
  addReport(fixture.database.client, {
    subject_kind: kind,
    subject_id: subjectId,
    reporter_id: reporterId,
  });

const open = (id: string) => moderator.browser.get(`/team/reports/${id}`);
const decide = (id: string, measure: string, reason = REASON) =>
  moderator.browser.post(`/team/reports/${id}`, { intent: "decide", measure, reason });
const textOf = async (response: Response) =>
  textIn(element((await pageOf(response)).page, (one) => one.name === "body"));
const hiddenAt = async () =>
  (await fixture.database.client.execute("select hidden_at from services")).rows[0]?.hidden_at;
const links = (page: Element) => elements(page, "a").map(({ attributes }) => attributes.href);
const logged = async () =>
  (await rowsOf(fixture.database.client, "staff_log")).map((row) => ({ ...row }));

test("when something happened is Guyana’s time alone, also for a moderator elsewhere (decision 127)", async () => {
  const { client } = fixture.database;
  await insert(client, "settings", {
    user_id: moderator.id,
    timezone: "America/New_York",
    updated_at: NOW,
  });
  const id = await report("service", service);
  await client.execute(`update reports set created_at = ${NOW - MINUTE_MS}`);
  const pages = [
    await textOf(await moderator.browser.get("/team/reports")),
    await textOf(await open(id)),
  ];
  for (const text of pages) {
    expect(text).toContain("9:59 AM");
    expect(text).not.toContain("New York");
  }
});

test("open reports are listed, the oldest first, with who sent them; decided ones are not", async () => {
  const { client } = fixture.database;
  const [first, second, decided] = [
    await report("service", service),
    await report("user", pro, null),
    await report("user", customer),
  ];
  await client.execute(`update reports set created_at = ${NOW - MINUTE_MS} where id = '${second}'`);
  await client.execute(`update reports set resolved_at = ${NOW} where id = '${decided}'`);
  const { page } = await pageOf(await moderator.browser.get("/team/reports"));
  const text = textIn(element(page, (one) => one.name === "main"));
  expect(text).toContain("2 open");
  expect(text.indexOf("Account, reported by somebody who has left")).toBeLessThan(
    text.indexOf("Service, reported by Anita Ramdeen"),
  );
  expect(first).not.toBe(second);
});

describe("a report is shown with what it is about and what is known of both sides", () => {
  const things: Record<string, () => Promise<[id: string, text: string, person: string]>> = {
    service: async () => [service, "House wiring and breaker panels", "ravi@kayap.test"],
    user: async () => [pro, "Ravi", "ravi@kayap.test"],
    review: async () => [
      await addReview(
        fixture.database.client,
        { serviceId: service, proId: pro, customerId: customer },
        { comment: "Left half of the plugs dead.", rating: 2 },
      ),
      "2 of 5 Left half of the plugs dead.",
      "neela@kayap.test",
    ],
    job: async () => [
      await addJob(fixture.database.client, customer, { what: "Two plugs spark when it rains" }),
      "Two plugs spark when it rains",
      "neela@kayap.test",
    ],
    offer: async () => [
      await addJobOffer(
        fixture.database.client,
        {
          jobId: await addJob(fixture.database.client, fixture.userId),
          proId: pro,
          serviceId: service,
        },
        { message: "New plugs and a dry box outside." },
      ),
      "New plugs and a dry box outside.",
      "ravi@kayap.test",
    ],
  };
  test.each(Object.keys(things))("of a %s", async (kind) => {
    const [id, text, person] = (await things[kind]?.()) ?? [];
    const shown = await textOf(await open(await report(kind, id ?? "")));
    expect(shown).toContain("He asked for money first and never came.");
    expect(shown).toContain(text);
    expect(shown).toContain(person);
    expect(shown).toContain("By Anita Ramdeen");
  });

  test("of a service that people cannot open any more, with the way to its page for the team", async () => {
    const at = await report("service", service);
    const pageOfTeam = `/team/things/service/${service}`;
    const linksOn = async (path: string) =>
      links((await pageOf(await moderator.browser.get(path))).page);
    expect(await linksOn(`/team/reports/${at}`)).toContain(`/service/${service}`);
    expect(await linksOn(pageOfTeam)).toContain(`/service/${service}`);
    await fixture.database.client.execute(`update services set hidden_at = ${NOW}`);
    expect(await linksOn(`/team/reports/${at}`)).toContain(pageOfTeam);
    for (const path of [`/team/reports/${at}`, pageOfTeam]) {
      expect(await linksOn(path)).not.toContain(`/service/${service}`);
    }
  });

  test("of a review with a reply, which is said to be one", async () => {
    const { client } = fixture.database;
    const parties = { serviceId: service, proId: pro, customerId: customer };
    const reviewId = await addReview(client, parties, { comment: "Left half of the plugs dead." });
    await addReply(client, { reviewId, proId: pro }, "The rest waits for the parts.");
    const shown = await textOf(await open(await report("review", reviewId)));
    expect(shown).toContain(
      "Left half of the plugs dead. Reply to the review The rest waits for the parts.",
    );
  });

  test("of something that is gone", async () => {
    const shown = await textOf(await open(await report("review", crypto.randomUUID())));
    expect(shown).toContain("It is no longer there.");
    expect(shown).toContain("Nobody who still has an account.");
  });

  test("of a booking, the person concerned is the other one of the two", async () => {
    const { client } = fixture.database;
    const parties = { customerId: customer, proId: pro, serviceId: service };
    const booking = await addBookingOf(client, parties);
    const shown = await textOf(await open(await report("booking", booking, customer)));
    expect(shown).toContain("ravi@kayap.test");
    expect(shown).not.toContain("Hide it");
    expect(shown).toContain("See what happened to the booking");
  });
});

describe("a decision", () => {
  test("to do nothing closes the report, tells nobody and is logged", async () => {
    const id = await report("service", service);
    const answer = await decide(id, "dismiss", "The photos are his own, I asked.");
    expect(answer.headers.get("Location")).toBe("/team/reports");
    expect(await rowsOf(fixture.database.client, "reports")).toMatchObject([
      {
        resolved_at: NOW,
        outcome: "dismissed",
        resolution: "The photos are his own, I asked.",
      },
    ]);
    expect(await emailsIn(fixture.database.client)).toEqual([]);
    expect(await logged()).toMatchObject([
      {
        staff_id: moderator.id,
        act: "dismissed",
        subject_kind: "report",
        subject_id: id,
        reason: "The photos are his own, I asked.",
        created_at: NOW,
      },
    ]);
  });

  test("to warn writes to the person and into their security log, and hides nothing", async () => {
    const id = await report("service", service);
    await decide(id, "warn");
    const emails = await emailsIn(fixture.database.client);
    expect(emails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ["ravi@kayap.test", "A warning from the Kayap team"],
    ]);
    expect(emails[0]?.text).toContain(REASON);
    expect(await rowsOf(fixture.database.client, "security_events")).toMatchObject([
      { user_id: pro, event: "warned" },
    ]);
    expect(await hiddenAt()).toBeNull();
    expect(await logged()).toMatchObject([
      { act: "warned", subject_kind: "account", subject_id: pro, reason: REASON },
    ]);
  });

  test("to hide hides it, writes to its owner and closes every report about it; it can be shown again", async () => {
    const [id, other] = [await report("service", service), await report("service", service, null)];
    await decide(id, "hide");
    expect(await hiddenAt()).toBe(NOW);
    expect(await rowsOf(fixture.database.client, "reports")).toMatchObject([
      { resolved_at: NOW },
      { resolved_at: NOW },
    ]);
    expect(await textOf(await open(other))).toContain(`Decided`);
    const later = await report("service", service);
    expect(await textOf(await open(later))).toContain("Show it again");
    await decide(later, "restore", "The photos were replaced.");
    expect(await hiddenAt()).toBeNull();
    expect((await logged()).map(({ act, subject_id }) => [act, subject_id])).toEqual([
      ["hidden", service],
      ["restored", service],
    ]);
  });

  test("without a choice or a reason is refused beside its field, with what was typed", async () => {
    const id = await report("service", service);
    const answer = await moderator.browser.post(`/team/reports/${id}`, {
      intent: "decide",
      reason: "Too short",
    });
    expect(answer.status).toBe(400);
    const { page } = await pageOf(answer);
    expect(errorBeside(page, "reason")).toContain("at least 10 characters");
    expect(textIn(page)).toContain("Please choose what to do");
    expect(textIn(page)).toContain("Too short");
    expect(await logged()).toEqual([]);
  });

  test("of two moderators at once is taken once", async () => {
    const id = await report("service", service);
    await decide(id, "dismiss");
    const second = await decide(id, "warn");
    expect(second.status).toBe(409);
    expect(alertIn((await pageOf(second)).page)).toContain("Nothing was done");
    expect(await emailsIn(fixture.database.client)).toEqual([]);
    expect(await logged()).toHaveLength(1);
  });

  test.each([
    ["about oneself", () => report("user", moderator.id)],
    ["that one has sent", () => report("service", service, moderator.id)],
  ])("about a report %s is left to others", async (_, reported) => {
    const id = await reported();
    expect(await textOf(await open(id))).toContain("somebody else decides");
    for (const measure of ["dismiss", "warn", "hide"]) {
      expect((await decide(id, measure)).status, measure).toBe(409);
    }
    expect(await logged()).toEqual([]);
    expect(await rowsOf(fixture.database.client, "reports")).toMatchObject([{ resolved_at: null }]);
  });

  test("about what one has reported as well is left to others", async () => {
    await report("service", service, moderator.id);
    const id = await report("service", service, customer);
    expect(await textOf(await open(id))).toContain("somebody else decides");
    expect((await decide(id, "hide")).status).toBe(409);
    expect(await hiddenAt()).toBeNull();
    expect((await decide(await report("user", pro, customer), "warn")).status).toBe(303);
  });

  test.each([
    ["dismiss", "Decided Fri 20 Nov, 10:00 AM: nothing had to be done."],
    ["warn", "a warning was sent."],
    ["hide", "it was hidden."],
  ])("to %s stands on the page of its report, with its reason", async (measure, words) => {
    const id = await report("service", service);
    await decide(id, measure);
    const shown = await textOf(await open(id));
    expect(shown).toContain(words);
    expect(shown).toContain(REASON);
    expect(shown).not.toContain("What to do");
  });

  test("counts for who reported it only where something was done", async () => {
    const other = await addService(fixture.database.client, pro);
    await decide(await report("service", service, customer), "dismiss");
    await decide(await report("service", other, customer), "hide");
    const shown = await textOf(await open(await report("user", pro, customer)));
    expect(shown).toContain("Reports sent: 3, of which 1 led to something");
  });

  test("about somebody who asks for help with their own account is made on the page of the dispute alone", async () => {
    const id = await report("user", customer, customer);
    const shown = await textOf(await open(id));
    expect(shown).toContain("They asked about their own account.");
    expect(shown).not.toContain("What to do");
    for (const measure of ["dismiss", "warn", "hide"]) {
      expect((await decide(id, measure)).status, measure).toBe(409);
    }
    expect(await logged()).toEqual([]);
    expect(await emailsIn(fixture.database.client)).toEqual([]);
  });
});

describe("a reported conversation", () => {
  let id: string;
  beforeEach(async () => {
    const { client } = fixture.database;
    const conversationId = await addConversation(client, [customer, pro]);
    for (let n = 1; n <= 12; n += 1) {
      const content = `Message number ${n}.`;
      const at = NOW - 20 * MINUTE_MS + n * MINUTE_MS;
      await addMessage(client, { conversationId, senderId: pro }, content, at);
    }
    id = await report("conversation", conversationId, customer);
  });

  test("shows no message before it is opened, and then ten before the report; the log says who opened it", async () => {
    expect(await textOf(await open(id))).not.toContain("Message number");
    expect(await logged()).toEqual([]);
    const opened = await moderator.browser.post(`/team/reports/${id}`, { intent: "open" });
    const text = await textOf(opened);
    expect(text).toContain("Message number 12.");
    expect(text).toContain("Message number 3.");
    expect(text).not.toContain("Message number 2.");
    expect(await logged()).toMatchObject([
      { staff_id: moderator.id, act: "conversation-opened", subject_kind: "conversation" },
    ]);
  });

  test("is not opened once its report is decided", async () => {
    await decide(id, "dismiss");
    const answer = await moderator.browser.post(`/team/reports/${id}`, { intent: "open" });
    expect(answer.status).toBe(403);
    expect(await textOf(answer)).not.toContain("Message number");
    expect(await logged()).toMatchObject([{ act: "dismissed" }]);
  });

  test("is opened by no moderator who is one of the two", async () => {
    await fixture.database.client.execute({
      sql: "update reports set reporter_id = ?",
      args: [moderator.id],
    });
    const answer = await moderator.browser.post(`/team/reports/${id}`, { intent: "open" });
    expect(answer.status).toBe(403);
    expect(await textOf(answer)).not.toContain("Message number");
    expect(await logged()).toEqual([]);
  });
});
