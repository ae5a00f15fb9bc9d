import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { endSuspensions } from "#app/scheduled/end-suspensions.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import {
  browserAt,
  browserOf,
  errorBeside,
  PASSWORD,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { addStaff, giveRole } from "#tests/support/application/staff.ts";
import {
  addCustomer,
  addProfessional,
  addReview,
  addService,
  NOW,
} from "#tests/support/fixtures.ts";
import { element, having, textIn } from "#tests/support/html.ts";
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

const report = (kind: string, subjectId: string, reporterId: string | null = customer) =>
  addReport(fixture.database.client, {
    subject_kind: kind,
    subject_id: subjectId,
    reporter_id: reporterId,
  });

const measures = () => rowsOf(fixture.database.client, "measures");
const logged = () => rowsOf(fixture.database.client, "staff_log");
const account = async (id: string) =>
  (await rowsOf(fixture.database.client, "users")).find((row) => row.id === id);
const answer = (path: string, fields: Record<string, string>) =>
  moderator.browser.post(path, { intent: "decide", reason: REASON, ...fields });
const decide = (reportId: string, fields: Record<string, string>) =>
  answer(`/team/reports/${reportId}`, fields);
const textOf = async (response: Response) =>
  textIn(element((await pageOf(response)).page, (one) => one.name === "body"));

describe("a measure after a report", () => {
  test.each([
    ["warn", "warning", "account"],
    ["hide", "hidden", "service"],
    ["suspend", "suspension", "account"],
    ["ban", "ban", "account"],
  ])("to %s is kept as a %s of the %s", async (measure, kind, subject) => {
    const id = await report("service", service);
    expect((await decide(id, { measure, days: "3" })).status).toBe(303);
    expect(await measures()).toMatchObject([
      {
        person_id: pro,
        kind,
        subject_kind: subject,
        subject_id: subject === "service" ? service : pro,
        report_id: id,
        until: measure === "suspend" ? NOW + 3 * DAY_MS : null,
        reason: REASON,
        decided_by: moderator.id,
        created_at: NOW,
        ended_at: null,
      },
    ]);
    expect(await emailsIn(fixture.database.client)).toHaveLength(1);
    expect(await logged()).toHaveLength(1);
  });

  test("about a conversation suspends whom it concerns, closes every report about them and signs them out", async () => {
    const { client } = fixture.database;
    const conversationId = await addConversation(client, [customer, pro]);
    await addMessage(client, { conversationId, senderId: pro }, "Send half first.");
    const his = await browserOf(client, fixture.app, pro);
    expect((await his.get("/dashboard")).status).toBe(200);
    const [id] = [await report("conversation", conversationId), await report("user", pro)];
    await decide(id, { measure: "suspend", days: "14" });
    expect(await account(pro)).toMatchObject({ hidden_at: NOW, hidden_until: NOW + 14 * DAY_MS });
    expect(await rowsOf(client, "reports")).toMatchObject([
      { outcome: "suspended", resolved_at: NOW },
      { outcome: "suspended", resolved_at: NOW },
    ]);
    expect((await his.get("/dashboard")).headers.get("Location")).toContain("/login");
    expect((await fixture.app.page(`/pro/${pro}`)).status).toBe(404);
    expect(await logged()).toMatchObject([
      { staff_id: moderator.id, act: "suspended", subject_kind: "account", subject_id: pro },
    ]);
    expect(await rowsOf(client, "security_events")).toMatchObject([
      { user_id: pro, event: "suspended" },
    ]);
    const [email] = await emailsIn(client);
    expect(email).toMatchObject({
      recipient: "ravi@kayap.test",
      subject: "Your account is suspended until 4 Dec 2026",
    });
    expect(email?.text).toContain(REASON);
    expect(email?.text).toMatch(/http:\S+\/appeal\?of=/);
  });

  test("of one who is suspended can be a ban, which takes its place", async () => {
    await decide(await report("user", pro), { measure: "suspend", days: "7" });
    await decide(await report("user", pro, null), { measure: "ban" });
    expect(await account(pro)).toMatchObject({ hidden_at: NOW, hidden_until: null });
    expect(await measures()).toMatchObject([
      { kind: "suspension", ended_at: NOW },
      { kind: "ban", ended_at: null },
    ]);
    expect((await decide(await report("service", service), { measure: "suspend" })).status).toBe(
      409,
    );
  });

  test("is ended by showing the account again", async () => {
    await decide(await report("user", pro), { measure: "suspend", days: "7" });
    await decide(await report("user", pro, null), { measure: "restore" });
    expect(await account(pro)).toMatchObject({ hidden_at: null, hidden_until: null });
    expect(await measures()).toMatchObject([{ kind: "suspension", ended_at: NOW }]);
  });

  test("refuses a length that is none of the choices", async () => {
    const refused = await decide(await report("user", pro), { measure: "suspend", days: "400" });
    expect(refused.status).toBe(400);
    expect(await textOf(refused)).toContain("Please choose for how many days");
    expect(await measures()).toEqual([]);
  });

  test("of two moderators at once is taken once", async () => {
    const other = await addStaff(fixture.database.client, fixture.app, "admin");
    const path = `/team/reports/${await report("user", pro)}`;
    const fields = { intent: "decide", reason: REASON, measure: "ban" };
    const answers = await Promise.all(
      [moderator, other].map(({ browser }) => browser.post(path, fields)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    expect(await measures()).toHaveLength(1);
    expect(await emailsIn(fixture.database.client)).toHaveLength(1);
    expect(await logged()).toHaveLength(1);
  });
});

describe("the e-mail about a measure", () => {
  const emailText = async () => (await emailsIn(fixture.database.client)).at(-1)?.text;

  test("names the review that was hidden, and the one that is shown again, by its service", async () => {
    const review = await addReview(fixture.database.client, {
      serviceId: service,
      proId: pro,
      customerId: customer,
    });
    await decide(await report("review", review, pro), { measure: "hide" });
    expect(await emailText()).toContain(
      "Your review of “House wiring and breaker panels” was hidden on Kayap by a moderator.",
    );
    await answer(`/team/decide/review/${review}`, { measure: "restore" });
    expect(await emailText()).toContain(
      "Your review of “House wiring and breaker panels” is shown again on Kayap.",
    );
  });

  test("names the service that a warning is about", async () => {
    await decide(await report("service", service), { measure: "warn" });
    expect(await emailText()).toContain(
      "We have looked at your service “House wiring and breaker panels” on Kayap.",
    );
  });

  test("names a job, and the job of an offer without the phone number in it", async () => {
    const { client } = fixture.database;
    const job = await addJob(client, customer, { what: "Two plugs spark, call 612 4455" });
    const offer = await addJobOffer(client, { jobId: job, proId: pro, serviceId: service });
    await answer(`/team/decide/job/${job}`, { measure: "warn" });
    expect(await emailText()).toContain("your job “Two plugs spark, call 612 4455” on Kayap");
    await answer(`/team/decide/offer/${offer}`, { measure: "hide" });
    expect(await emailText()).toContain("Your offer for “Two plugs spark, call ");
    expect(await emailText()).not.toContain("4455");
  });

  test("does not name a conversation, which would say who reported it", async () => {
    const conversationId = await addConversation(fixture.database.client, [customer, pro]);
    await decide(await report("conversation", conversationId), { measure: "warn" });
    expect(await emailText()).toContain("We have looked at something you did or wrote on Kayap.");
    expect(await emailText()).not.toContain("Neela");
  });
});

test("a text to begin with keeps what was chosen and typed, and decides nothing", async () => {
  const id = await report("service", service);
  const { page } = await pageOf(
    await moderator.browser.post(`/team/reports/${id}`, {
      template: "spam",
      measure: "suspend",
      days: "30",
      reason: "Neela wrote to us.",
    }),
  );
  const reason = textIn(element(page, "textarea"));
  expect(reason).toContain("Neela wrote to us.");
  expect(reason).toContain("You sent or posted the same again and again");
  expect(element(page, having("value", "suspend")).attributes.checked).toBeDefined();
  const chosen = element(page, (one) => one.name === "option" && "selected" in one.attributes);
  expect(textIn(chosen)).toBe("30 days");
  expect(await measures()).toEqual([]);
  expect(await logged()).toEqual([]);
});

describe("somebody who is suspended or banned", () => {
  const signIn = (email: string) =>
    browserAt(fixture.app).post("/login", { email, password: PASSWORD });

  test("is refused at sign-in as somebody who does not exist, with the right password", async () => {
    const path = `/team/decide/account/${fixture.userId}`;
    await answer(path, { measure: "suspend", days: "7" });
    const answers = [await signIn("nobody@kayap.test"), await signIn("anita@kayap.test")];
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    const [unknown, suspended] = await Promise.all(answers.map(textOf));
    expect(suspended).toBe(unknown);
  });

  test("can sign in again once the suspension is over, and is told by e-mail", async () => {
    const { client, db } = fixture.database;
    await answer(`/team/decide/account/${fixture.userId}`, { measure: "suspend", days: "7" });
    const runAt = (now: number) => endSuspensions({ db, appOrigin: "http://kayap.test", now });
    await runAt(NOW + 7 * DAY_MS - 1);
    expect(await account(fixture.userId)).toMatchObject({ hidden_at: NOW });
    await runAt(NOW + 7 * DAY_MS);
    await runAt(NOW + 7 * DAY_MS);
    expect(await account(fixture.userId)).toMatchObject({ hidden_at: null, hidden_until: null });
    expect(await measures()).toMatchObject([{ kind: "suspension", ended_at: NOW + 7 * DAY_MS }]);
    expect((await emailsIn(client)).map(({ subject }) => subject)).toEqual([
      "Your account is suspended until 27 Nov 2026",
      "Your account is open again",
    ]);
    expect((await logged()).map(({ act, staff_id }) => [act, staff_id])).toEqual([
      ["suspended", moderator.id],
      ["suspension-ended", null],
    ]);
    fixture.clock.advance(7 * DAY_MS);
    expect((await signIn("anita@kayap.test")).status).toBe(303);
  });

  test("stays out of a ban for ever", async () => {
    const { db } = fixture.database;
    await answer(`/team/decide/account/${fixture.userId}`, { measure: "ban" });
    await endSuspensions({ db, appOrigin: "http://kayap.test", now: NOW + 1000 * DAY_MS });
    expect(await account(fixture.userId)).toMatchObject({ hidden_at: NOW });
  });
});

describe("without a report", () => {
  const things: Record<string, () => Promise<[id: string, text: string]>> = {
    account: async () => [pro, "Ravi Persaud"],
    service: async () => [service, "House wiring and breaker panels"],
    review: async () => [
      await addReview(
        fixture.database.client,
        { serviceId: service, proId: customer, customerId: pro },
        { comment: "Left half of the plugs dead." },
      ),
      "Left half of the plugs dead.",
    ],
    job: async () => [
      await addJob(fixture.database.client, pro, { what: "Two plugs spark when it rains" }),
      "Two plugs spark when it rains",
    ],
    offer: async () => [
      await addJobOffer(
        fixture.database.client,
        {
          jobId: await addJob(fixture.database.client, customer),
          proId: pro,
          serviceId: service,
        },
        { message: "New plugs and a dry box outside." },
      ),
      "New plugs and a dry box outside.",
    ],
  };

  test.each(Object.keys(things))(
    "the page of a %s shows it with whose it is and what was done before, and takes a measure",
    async (kind) => {
      const [id, text] = (await things[kind]?.()) ?? [];
      const path = `/team/decide/${kind}/${id}`;
      const measure = kind === "account" ? "suspend" : "hide";
      const taken = await answer(path, { measure, days: "1" });
      expect(taken.headers.get("Location")).toBe(path);
      const shown = await textOf(await moderator.browser.get(path));
      expect(shown).toContain(text);
      expect(shown).toContain("ravi@kayap.test");
      expect(shown).toContain("What was done before");
      expect(shown).toContain(REASON);
      expect(await measures()).toMatchObject([{ subject_kind: kind, subject_id: id }]);
      expect((await answer(path, { measure: "restore" })).status).toBe(303);
      expect(await measures()).toMatchObject([{ ended_at: NOW }]);
      expect((await logged()).map(({ act }) => act)).toEqual([
        kind === "account" ? "suspended" : "hidden",
        "restored",
      ]);
    },
  );

  test("nobody decides about themselves, or about what they have reported", async () => {
    await report("service", service, moderator.id);
    const { client } = fixture.database;
    const own = await addJob(client, moderator.id);
    for (const [kind, id] of [
      ["account", moderator.id],
      ["job", own],
      ["service", service],
    ]) {
      const path = `/team/decide/${kind}/${id}`;
      expect(await textOf(await moderator.browser.get(path))).toContain("somebody else decides");
      for (const measure of ["warn", "hide", "suspend", "ban"]) {
        expect((await answer(path, { measure })).status, `${measure} ${kind}`).toBe(409);
      }
    }
    expect(await measures()).toEqual([]);
    expect(await logged()).toEqual([]);
  });

  test("nobody of the team is suspended or banned, but warned", async () => {
    await giveRole(fixture.database.client, pro, "admin");
    const path = `/team/decide/account/${pro}`;
    for (const measure of ["suspend", "ban"]) {
      expect((await answer(path, { measure })).status, measure).toBe(409);
    }
    expect(await measures()).toEqual([]);
    expect((await answer(path, { measure: "warn" })).status).toBe(303);
  });

  test.each([
    ["of an unknown kind", () => `/team/decide/booking/${service}`],
    ["of an unknown id", () => `/team/decide/service/${crypto.randomUUID()}`],
    ["of what is no id", () => "/team/decide/account/me"],
  ])("there is no page %s", async (_, path) => {
    expect((await moderator.browser.get(path())).status).toBe(404);
    expect((await answer(path(), { measure: "warn" })).status).toBe(404);
  });

  test("a reason that is too short is refused beside its field, with what was chosen", async () => {
    const path = `/team/decide/account/${pro}`;
    const refused = await answer(path, { measure: "ban", reason: "No." });
    expect(refused.status).toBe(400);
    const { page } = await pageOf(refused);
    expect(errorBeside(page, "reason")).toContain("at least 10 characters");
    expect(element(page, having("value", "ban")).attributes.checked).toBeDefined();
  });
});
