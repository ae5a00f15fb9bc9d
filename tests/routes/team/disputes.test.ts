import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { disputePath } from "#app/email/links/dispute-link.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import {
  alertIn,
  browserAt,
  EMAIL,
  errorBeside,
  newestLink,
  PASSWORD,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { AWAY, appOver } from "#tests/support/application/app.ts";
import { addStaff } from "#tests/support/application/staff.ts";
import { addCustomer, addProfessional, addService, insert, NOW } from "#tests/support/fixtures.ts";
import { element, linkTo, textIn } from "#tests/support/html.ts";
import { addBookingOf } from "#tests/support/records/bookings.ts";
import { addConversation, addMessage } from "#tests/support/records/conversations.ts";
import { addReport } from "#tests/support/records/moderation.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";
import { addFactor, type TestFactor } from "#tests/support/records/two-factor.ts";

const BEFORE = "anita.before@kayap.test";
const QUESTION = "Which booking did you make last?";
const ANSWER = "An electrician from La Grange, for the breaker panel.";
const REASON = "The answer named the last booking.";

let fixture: AccountFixture;
let moderator: { id: string; browser: TestBrowser };
let userId: string;
let factor: TestFactor;
let dispute: string;
beforeEach(async () => {
  fixture = await accountFixture();
  ({ userId } = fixture);
  const { client } = fixture.database;
  moderator = await addStaff(client, fixture.app, "moderator");
  factor = await addFactor(client, userId, NOW - DAY_MS);
  dispute = await addReport(client, {
    reporter_id: userId,
    subject_kind: "user",
    subject_id: userId,
    reason: "Whose is the two-factor sign-in?",
  });
});

/** The account had another address before, which can still stop the change. */
function addFormer(email = BEFORE, expiresAt = NOW + DAY_MS) {
  return insert(fixture.database.client, "tokens", {
    hash: `hash-of-stop-link-${email}`,
    kind: "stop-email-change",
    user_id: userId,
    email,
    expires_at: expiresAt,
    created_at: NOW - DAY_MS,
  });
}

const changeAddress = (email: string) =>
  fixture.database.client.execute({
    sql: "update users set email = ? where id = ?",
    args: [email, userId],
  });

const path = () => `/team/disputes/${dispute}`;
const open = (browser = moderator.browser) => browser.get(path());
const send = (fields: Record<string, string>, browser = moderator.browser) =>
  browser.post(path(), fields);
const ask = (to: string, question = QUESTION) => send({ intent: "ask", to, question });
/** What the page of a dispute says it showed. */
async function seenOn(page: string, browser: TestBrowser) {
  const html = await (await browser.get(page)).text();
  return /name="seen" value="([^"]*)"/.exec(html)?.[1] ?? "";
}
const decideOn = async (page: string, owner: string, browser: TestBrowser) =>
  browser.post(page, {
    intent: "decide",
    owner,
    reason: REASON,
    seen: await seenOn(page, browser),
  });
const decide = (owner: string, browser = moderator.browser) => decideOn(path(), owner, browser);
const textOf = async (response: Response) =>
  textIn(element((await pageOf(response)).page, (one) => one.name === "body"));
const rows = async (table: string) =>
  (await rowsOf(fixture.database.client, table)).map((row) => ({ ...row }));
const emails = async (kind: string) =>
  (await emailsIn(fixture.database.client))
    .filter((email) => email.kind === kind)
    .map(({ recipient, text }) => ({ recipient, text }));
const account = async () =>
  (await rows("users")).find(({ id }) => id === userId) ?? expect.fail("The account is gone.");
const factors = async () =>
  (await rows("two_factor")).filter(({ user_id }) => user_id === userId).length;

describe("the page of a disputed account", () => {
  test("has who claims it, what was changed in which browser, the bookings, and whom it wrote to", async () => {
    const { client } = fixture.database;
    await addFormer();
    await addFormer("too.late@kayap.test", NOW - 1);
    const pro = await addProfessional(client, { first_name: "Ravi", last_name: "Persaud" });
    const serviceId = await addService(client, pro, { title: "House wiring" });
    await addBookingOf(
      client,
      { proId: pro, customerId: userId, serviceId },
      { reference: "KY-7F3K2", notes: "Dog in the yard." },
    );
    const conversationId = await addConversation(client, [userId, pro]);
    await addMessage(client, { conversationId, senderId: userId }, "My PIN is 4711.");
    await insert(client, "security_events", {
      user_id: userId,
      event: "two-factor-on",
      ip_prefix: "190.80.1.0",
      user_agent: "Mozilla/5.0 (Linux; Android 14) Chrome/140.0",
      created_at: NOW - HOUR_MS,
    });
    const response = await open();
    const html = await response.clone().text();
    const text = await textOf(response);
    for (const part of [
      `${EMAIL}, the address of the account now`,
      `${BEFORE}, an address before, which can stop the change until`,
      "Two-factor sign-in turned on",
      "Chrome on Android",
      "KY-7F3K2, House wiring",
      "Whom it wrote to",
      "Ravi Persaud",
    ]) {
      expect(text).toContain(part);
    }
    for (const hidden of ["My PIN", "Dog in the yard", "190.80", "too.late", "hash-of-stop-link"]) {
      expect(html, hidden).not.toContain(hidden);
    }
  });

  test("has the addresses that were told when the case was opened", async () => {
    await insert(fixture.database.client, "mail_outbox", {
      id: crypto.randomUUID(),
      dedupe_key: `two-factor-case:${dispute}:${BEFORE}`,
      kind: "two-factor-case",
      recipient: BEFORE,
      user_id: userId,
      subject: "",
      text_body: "",
      html_body: "",
      next_attempt_at: NOW,
      created_at: NOW,
    });
    expect(await textOf(await open())).toContain(`${BEFORE}, an address before`);
  });

  test("is reached from its report, and exists for no other report", async () => {
    const { page } = await pageOf(await moderator.browser.get(`/team/reports/${dispute}`));
    expect(linkTo(page, "Find out and decide whose it is")).toBe(path());
    await fixture.database.client.execute("update reports set reporter_id = null");
    expect((await open()).status).toBe(404);
  });
});

describe("a question", () => {
  test("goes to whoever is chosen, with a link of their own, and is logged", async () => {
    await addFormer();
    const form = new URLSearchParams({ intent: "ask", question: QUESTION });
    form.append("to", EMAIL);
    form.append("to", BEFORE);
    const answer = await moderator.browser.send(path(), form);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, path()]);
    const sent = await emails("dispute-question");
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual([BEFORE, EMAIL]);
    expect(sent[0]?.text).toContain(QUESTION);
    expect(await rows("staff_log")).toMatchObject([
      {
        staff_id: moderator.id,
        act: "dispute-asked",
        subject_kind: "account",
        subject_id: userId,
      },
    ]);
  });

  test("goes to nobody who claims nothing, and to nobody twice", async () => {
    expect((await ask("stranger@kayap.test")).status).toBe(409);
    expect((await ask(EMAIL)).status).toBe(303);
    const again = await ask(EMAIL);
    expect(again.status).toBe(409);
    expect(alertIn((await pageOf(again)).page)).toContain("Nobody was asked");
    expect(await emails("dispute-question")).toHaveLength(1);
    expect(await rows("staff_log")).toHaveLength(1);
  });

  test("without a recipient or too short is refused beside its field, with what was typed", async () => {
    const answer = await send({ intent: "ask", question: "Who?" });
    expect(answer.status).toBe(400);
    const { page } = await pageOf(answer);
    expect(errorBeside(page, "question")).toContain("at least 10 characters");
    expect(textIn(page)).toContain("Please choose whom to ask");
    expect(textIn(page)).toContain("Who?");
  });

  test("about one’s own account is left to others", async () => {
    await fixture.database.client.execute({
      sql: "update reports set reporter_id = ?, subject_id = ?",
      args: [moderator.id, moderator.id],
    });
    expect(await textOf(await open())).toContain("somebody else decides");
    expect((await ask("moderator@kayap.test")).status).toBe(409);
    expect((await decide("moderator@kayap.test")).status).toBe(409);
    expect((await decide("nobody")).status).toBe(409);
    expect(await rows("staff_log")).toEqual([]);
  });
});

describe("the link of a question", () => {
  let link: string;
  let visitor: TestBrowser;
  beforeEach(async () => {
    await ask(EMAIL);
    link = await newestLink(fixture.database.client, "dispute-question");
    visitor = browserAt(fixture.app);
  });
  const stored = async () =>
    (await rows("dispute_questions")).filter((row) => !row.is_appeal).map(({ answer }) => answer);

  test("shows the question, keeps the answer once, and the team reads it", async () => {
    const page = await visitor.get(link);
    expect(page.status).toBe(200);
    expect(page.headers.get("Cache-Control")).toContain("no-store");
    expect(await page.text()).toContain(QUESTION);
    const answered = await visitor.post(link, { answer: ANSWER });
    expect(answered.status).toBe(200);
    expect(await textOf(answered)).toContain("Thank you.");
    expect(await textOf(await open())).toContain(ANSWER);
    const second = await visitor.post(link, { answer: "Something else altogether." });
    expect(second.status).toBe(409);
    expect(await textOf(second)).toContain("cannot be answered any more");
    expect(await stored()).toEqual([ANSWER]);
    expect((await visitor.get(link)).status).toBe(404);
  });

  test("of two answers at once keeps one", async () => {
    const answers = await Promise.all(
      ["The first of two answers.", "The second of two answers."].map((answer) =>
        browserAt(fixture.app).post(link, { answer }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stored()).toHaveLength(1);
  });

  test("does nothing with another token, with that of another question, or without one", async () => {
    const { secret } = { secret: link.split("token=")[1] ?? "" };
    const id = new URLSearchParams(link.split("?")[1]).get("of") ?? "";
    const other = disputePath("another secret of at least so many characters", id);
    const borrowed = `/dispute?of=${crypto.randomUUID()}&token=${secret}`;
    for (const wrong of [other, borrowed, `/dispute?of=${id}`, "/dispute"]) {
      expect((await visitor.get(wrong)).status, wrong).toBe(404);
      const answer = await visitor.post(wrong, { answer: ANSWER });
      expect(answer.status, wrong).toBe(404);
      expect(await answer.text()).not.toContain(QUESTION);
    }
    expect(await stored()).toEqual([null]);
  });

  test("ends after 14 days", async () => {
    fixture.clock.advance(14 * DAY_MS - MINUTE_MS);
    expect((await visitor.get(link)).status).toBe(200);
    fixture.clock.advance(MINUTE_MS);
    expect((await visitor.get(link)).status).toBe(404);
    expect((await visitor.post(link, { answer: ANSWER })).status).toBe(409);
    expect(await stored()).toEqual([null]);
  });

  test("ends with the decision", async () => {
    await decide("nobody");
    expect((await visitor.post(link, { answer: ANSWER })).status).toBe(409);
    expect(await stored()).toEqual([null]);
  });

  test("refuses an answer that is too short beside its field, and keeps it", async () => {
    const answer = await visitor.post(link, { answer: "Mine!" });
    expect(answer.status).toBe(400);
    const { page } = await pageOf(answer);
    expect(errorBeside(page, "answer")).toContain("at least 10 characters");
    expect(textIn(page)).toContain("Mine!");
  });

  test("is limited", async () => {
    await visitor.get(link);
    for (let n = 0; n < 10; n += 1) await visitor.post(link, { answer: ANSWER });
    expect((await visitor.post(link, { answer: ANSWER })).status).toBe(429);
  });

  test("says that nothing was done when the database is away", async () => {
    const away = browserAt(appOver(AWAY));
    expect((await away.get(link)).status).toBe(503);
    expect((await away.post(link, { answer: ANSWER })).status).toBe(503);
  });
});

describe("a decision for the address of the account", () => {
  test("removes two-factor sign-in, ends access, tells every side and is logged", async () => {
    await addFormer();
    const answer = await decide(EMAIL);
    expect(answer.headers.get("Location")).toBe("/team/reports");
    expect(await factors()).toBe(0);
    expect((await account()).email).toBe(EMAIL);
    const decisions = await emails("dispute-decided");
    expect(decisions.map(({ recipient }) => recipient)).toEqual([EMAIL, BEFORE]);
    for (const { text } of decisions) expect(text).toContain(REASON);
    expect(decisions[0]?.text).toContain("write to support@kayap");
    expect(decisions[0]?.text).toContain("belongs to the person with this e-mail address");
    expect(decisions[1]?.text).toContain("somebody with another e-mail address");
    expect(decisions[1]?.text).not.toContain(EMAIL);
    expect(await rows("staff_log")).toMatchObject([
      {
        staff_id: moderator.id,
        act: "dispute-decided",
        subject_kind: "account",
        subject_id: userId,
        reason: REASON,
      },
    ]);
    expect(await rows("reports")).toMatchObject([
      { resolved_at: NOW, outcome: "owner-decided", resolution: REASON },
    ]);
    const owner = browserAt(fixture.app);
    const signedIn = await owner.post("/login", { email: EMAIL, password: PASSWORD });
    expect(signedIn.headers.get("Location")).toBe("/dashboard");
  });

  test("of two moderators at once is taken once", async () => {
    const other = await addStaff(fixture.database.client, fixture.app, "admin");
    const answers = await Promise.all([decide(EMAIL), decide("nobody", other.browser)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(await rows("staff_log")).toHaveLength(1);
    expect(await emails("dispute-decided")).toHaveLength(1);
  });

  test("does nothing for an address that claims nothing, or where no factor is on", async () => {
    expect((await decide("stranger@kayap.test")).status).toBe(409);
    expect(await factors()).toBe(1);
    await fixture.database.client.execute({
      sql: "delete from two_factor where user_id = ?",
      args: [userId],
    });
    expect(await textOf(await open())).not.toContain("owns it:");
    expect((await decide(EMAIL)).status).toBe(409);
    expect(await rows("staff_log")).toEqual([]);
  });
});

describe("a decision for the address before", () => {
  beforeEach(() => addFormer());

  test("gives the account this address back, without a password, and ends what the other mailbox could use", async () => {
    const { client } = fixture.database;
    await insert(client, "tokens", {
      hash: "hash-of-not-me",
      kind: "not-me",
      user_id: userId,
      email: EMAIL,
      expires_at: NOW + DAY_MS,
      created_at: NOW,
    });
    expect((await decide(BEFORE)).status).toBe(303);
    expect(await factors()).toBe(0);
    expect((await account()).email).toBe(BEFORE);
    const decisions = await emails("dispute-decided");
    expect(decisions.map(({ recipient }) => recipient)).toEqual([BEFORE, EMAIL]);
    expect(decisions[1]?.text).not.toContain(BEFORE);
    expect((await rows("tokens")).map(({ hash }) => hash)).not.toContain("hash-of-not-me");
    for (const email of [EMAIL, BEFORE]) {
      const refused = await browserAt(fixture.app).post("/login", { email, password: PASSWORD });
      expect(refused.status, email).toBe(400);
    }
  });

  test("does nothing where the address belongs to another account", async () => {
    await addCustomer(fixture.database.client, { email: BEFORE });
    expect((await decide(BEFORE)).status).toBe(409);
    expect(await factors()).toBe(1);
    expect(await rows("staff_log")).toEqual([]);
  });

  test("does nothing once the address can stop the change no longer", async () => {
    await fixture.database.client.execute({
      sql: "update tokens set expires_at = ? where user_id = ?",
      args: [NOW, userId],
    });
    expect((await decide(BEFORE)).status).toBe(409);
    expect((await account()).email).toBe(EMAIL);
  });
});

describe("a decision that nothing changes", () => {
  test("closes the case, keeps the factor, tells every side and is logged", async () => {
    await addFormer();
    expect((await decide("nobody")).status).toBe(303);
    expect(await factors()).toBe(1);
    const decisions = await emails("dispute-decided");
    expect(decisions.map(({ recipient }) => recipient).sort()).toEqual([BEFORE, EMAIL]);
    expect(decisions[0]?.text).toContain(REASON);
    expect(await rows("staff_log")).toMatchObject([
      { act: "dispute-closed", subject_kind: "account", subject_id: userId, reason: REASON },
    ]);
    expect(await rows("reports")).toMatchObject([{ resolved_at: NOW, outcome: "dismissed" }]);
    expect(await textOf(await open())).toContain(REASON);
    const code = await factor.codeAt(NOW);
    expect(code).toMatch(/^\d{6}$/);
  });

  test("needs a choice and a reason", async () => {
    const answer = await send({ intent: "decide", reason: "No." });
    expect(answer.status).toBe(400);
    const { page } = await pageOf(answer);
    expect(errorBeside(page, "reason")).toContain("at least 10 characters");
    expect(textIn(page)).toContain("Please choose who owns it");
    expect(await rows("staff_log")).toEqual([]);
  });
});

describe("an appeal against the decision", () => {
  const APPEAL = "I can name every booking of the last year, and the phone is mine.";
  let link: string;
  let visitor: TestBrowser;
  let other: { id: string; browser: TestBrowser };
  beforeEach(async () => {
    const { client } = fixture.database;
    await addFormer();
    other = await addStaff(client, fixture.app, "admin");
    await decide(EMAIL);
    const decision = (await emails("dispute-decided")).find(
      ({ recipient }) => recipient === BEFORE,
    );
    link = /\/dispute\?\S+/.exec(decision?.text ?? "")?.[0] ?? expect.fail("No link to appeal.");
    visitor = browserAt(fixture.app);
  });
  const again = async () =>
    (await rows("reports")).find(({ resolved_at }) => resolved_at === null)?.id;
  const appeal = () => visitor.post(link, { answer: APPEAL });
  const decideAgain = async (owner: string, browser: TestBrowser) =>
    decideOn(`/team/disputes/${await again()}`, owner, browser);

  test("is offered to the other side alone, and sent once within 30 days", async () => {
    const [owner] = await emails("dispute-decided");
    expect(owner?.text).not.toContain("/dispute?");
    expect(await textOf(await visitor.get(link))).toContain("You can appeal once");
    fixture.clock.advance(30 * DAY_MS);
    expect((await visitor.get(link)).status).toBe(200);
    fixture.clock.advance(1);
    expect((await visitor.get(link)).status).toBe(404);
    expect((await appeal()).status).toBe(409);
    fixture.clock.advance(-1);
    expect((await appeal()).status).toBe(200);
    expect((await appeal()).status).toBe(409);
    expect(await rows("reports")).toHaveLength(2);
  });

  test("opens the case again for somebody else, with what was decided and what they say", async () => {
    expect(await again()).toBeUndefined();
    await appeal();
    const id = await again();
    const text = await textOf(await other.browser.get(`/team/disputes/${id}`));
    for (const part of [APPEAL, "Decided before", REASON, `${BEFORE}, an address before`]) {
      expect(text).toContain(part);
    }
    const { page } = await pageOf(await other.browser.get(`/team/reports/${id}`));
    expect(linkTo(page, "Find out and decide whose it is")).toBe(`/team/disputes/${id}`);
  });

  test("is not decided by who decided before, unless nobody else could for three days", async () => {
    await appeal();
    const page = `/team/disputes/${await again()}`;
    expect(await textOf(await moderator.browser.get(page))).toContain("somebody else of the team");
    expect((await decideAgain(BEFORE, moderator.browser)).status).toBe(409);
    expect(
      (await moderator.browser.post(page, { intent: "ask", to: BEFORE, question: QUESTION }))
        .status,
    ).toBe(409);
    await fixture.database.client.execute({
      sql: "delete from staff where user_id = ?",
      args: [other.id],
    });
    expect((await decideAgain(BEFORE, moderator.browser)).status).toBe(409);
    await fixture.database.client.execute(`update reports set created_at = ${NOW - 3 * DAY_MS}`);
    expect((await decideAgain(BEFORE, moderator.browser)).status).toBe(303);
  });

  test("that succeeds gives the account to the other side, also where no factor is on, and the first side may appeal", async () => {
    await appeal();
    expect((await decideAgain(BEFORE, other.browser)).status).toBe(303);
    expect((await account()).email).toBe(BEFORE);
    expect(await rows("reports")).toMatchObject([
      { outcome: "owner-decided" },
      { outcome: "owner-decided" },
    ]);
    const decisions = (await emails("dispute-decided")).slice(2);
    expect(decisions.map(({ recipient }) => recipient)).toEqual([BEFORE, EMAIL]);
    expect(decisions[0]?.text).toContain("Choose a new password");
    expect(decisions[1]?.text).toContain("/dispute?");
    expect((await rows("security_events")).map(({ event }) => event)).toContain(
      "email-change-stopped",
    );
  });

  test("is decided once by two answers of the same moment, and the other side may appeal once", async () => {
    await appeal();
    const answers = await Promise.all([
      decideAgain(BEFORE, other.browser),
      decideAgain("nobody", other.browser),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    const offered = (await rows("dispute_questions")).filter(({ answer }) => answer === null);
    expect(offered.map(({ recipient }) => recipient)).toEqual([EMAIL]);
    expect(await emails("dispute-decided")).toHaveLength(4);
  });

  test("is the only one of its side: what is decided about it is final for them", async () => {
    await appeal();
    expect((await decideAgain("nobody", other.browser)).status).toBe(303);
    const decisions = (await emails("dispute-decided")).slice(2);
    const textTo = (to: string) => decisions.find(({ recipient }) => recipient === to)?.text;
    expect(textTo(BEFORE)).toContain("You have appealed before, so this is final.");
    expect(textTo(BEFORE)).not.toContain("/dispute?");
    expect(textTo(EMAIL)).toContain("/dispute?");
  });

  test("can be sent again by the same side in a later dispute about the account", async () => {
    await appeal();
    expect((await decideAgain("nobody", other.browser)).status).toBe(303);
    fixture.clock.advance(MINUTE_MS);
    await addReport(fixture.database.client, {
      reporter_id: userId,
      subject_kind: "user",
      subject_id: userId,
      created_at: NOW + MINUTE_MS,
    });
    const third = await addStaff(fixture.database.client, fixture.app, "moderator", {
      email: "third.moderator@kayap.test",
    });
    expect((await decideAgain("nobody", third.browser)).status).toBe(303);
    const decisions = (await emails("dispute-decided")).slice(4);
    const text = decisions.find(({ recipient }) => recipient === BEFORE)?.text ?? "";
    const [later] = /\/dispute\?\S+/.exec(text) ?? expect.fail("No link to appeal.");
    expect((await visitor.post(later, { answer: APPEAL })).status).toBe(200);
    expect(await again()).toBeDefined();
  });
});

describe("a decision on a page that does not show all that is known now", () => {
  let seen: string;
  let link: string;
  beforeEach(async () => {
    await addFormer();
    await ask(EMAIL);
    link = await newestLink(fixture.database.client, "dispute-question");
    seen = await seenOn(path(), moderator.browser);
  });
  const decideAfter = (owner: string) => send({ intent: "decide", owner, reason: REASON, seen });
  const answer = () => browserAt(fixture.app).post(link, { answer: ANSWER });
  const dropFormer = () => fixture.database.client.execute("delete from tokens");

  test("is refused with what is new, and keeps what was typed until it is sent again", async () => {
    expect((await answer()).status).toBe(200);
    const refused = await decideAfter(BEFORE);
    expect(refused.status).toBe(409);
    const html = await refused.clone().text();
    const { page } = await pageOf(refused);
    expect(alertIn(page)).toContain("an answer or an appeal has come in");
    expect(textIn(page)).toContain(ANSWER);
    expect(textIn(page)).toContain(REASON);
    const owner = element(page, (one) => "checked" in one.attributes);
    expect(owner.attributes.value).toBe(BEFORE);
    expect(await factors()).toBe(1);
    expect(await emails("dispute-decided")).toEqual([]);
    seen = /name="seen" value="([^"]*)"/.exec(html)?.[1] ?? "";
    expect((await decideAfter(BEFORE)).status).toBe(303);
    expect((await account()).email).toBe(BEFORE);
  });

  test.each([
    ["an answer", answer],
    ["a question of a colleague", () => ask(BEFORE, "Since when do you have the phone?")],
    ["another claimant", () => addFormer("anita.third@kayap.test")],
    ["one claimant less", dropFormer],
    ["another address of the account", () => changeAddress("anita.new@kayap.test")],
  ])("is refused after %s", async (_, happens) => {
    await happens();
    for (const owner of [EMAIL, "nobody"]) {
      expect((await decideAfter(owner)).status, owner).toBe(409);
    }
    expect(await factors()).toBe(1);
    expect(await emails("dispute-decided")).toEqual([]);
    expect((await rows("staff_log")).map(({ act }) => act)).not.toContain("dispute-closed");
  });

  test("is refused after an appeal has joined the case", async () => {
    expect((await decide("nobody")).status).toBe(303);
    const links = (await emails("dispute-decided")).map(
      ({ text }) => /\/dispute\?\S+/.exec(text)?.[0] ?? expect.fail("No link to appeal."),
    );
    const appeals = links.map(
      (of) => () => browserAt(fixture.app).post(of, { answer: "The account is mine." }),
    );
    await appeals[0]?.();
    const other = await addStaff(fixture.database.client, fixture.app, "admin");
    const again = (await rows("reports")).find(({ resolved_at }) => resolved_at === null);
    const page = `/team/disputes/${again?.id}`;
    const decision = { intent: "decide", owner: "nobody", reason: REASON };
    const before = { ...decision, seen: await seenOn(page, other.browser) };
    await appeals[1]?.();
    expect((await other.browser.post(page, before)).status).toBe(409);
    const after = { ...decision, seen: await seenOn(page, other.browser) };
    expect((await other.browser.post(page, after)).status).toBe(303);
  });

  test("is refused where its form says nothing of what it showed", async () => {
    seen = "";
    expect((await decideAfter("nobody")).status).toBe(409);
  });
});

describe("appeals of both sides, after nothing was changed", () => {
  const THIRD = "anita.third@kayap.test";
  let links: Map<string, string>;
  let other: { id: string; browser: TestBrowser };
  beforeEach(async () => {
    const { client } = fixture.database;
    await addFormer();
    await addFormer(THIRD);
    other = await addStaff(client, fixture.app, "admin");
    await decide("nobody");
    await client.execute("delete from tokens where kind = 'stop-email-change'");
    links = await linksToAppeal();
  });
  const linksToAppeal = async () =>
    new Map(
      (await emails("dispute-decided")).flatMap(({ recipient, text }) =>
        [...text.matchAll(/\/dispute\?\S+/g)].map(([link]) => [recipient, link] as const),
      ),
    );
  const appealOf = (of: string, link = links.get(of)) =>
    browserAt(fixture.app).post(link ?? expect.fail(`No link for ${of}.`), {
      answer: `The account is mine, says ${of}.`,
    });
  const openCases = async () =>
    (await rows("reports")).filter(({ resolved_at }) => resolved_at === null).map(({ id }) => id);
  const decideOpen = async (owner: string, browser: TestBrowser) => {
    const [id] = await openCases();
    return decideOn(`/team/disputes/${id}`, owner, browser);
  };

  test("are one open case, in which both are read, and of which every side is told", async () => {
    const answers = await Promise.all([appealOf(EMAIL), appealOf(BEFORE)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const cases = await openCases();
    expect(cases).toHaveLength(1);
    const text = await textOf(await other.browser.get(`/team/disputes/${cases[0]}`));
    for (const part of [EMAIL, BEFORE, THIRD]) expect(text).toContain(part);
    for (const of of [EMAIL, BEFORE]) expect(text).toContain(`The account is mine, says ${of}.`);
    const before = (await emails("dispute-decided")).length;
    expect((await decideOpen(EMAIL, other.browser)).status).toBe(303);
    const decisions = (await emails("dispute-decided")).slice(before);
    expect(decisions.map(({ recipient }) => recipient).sort()).toEqual(
      [BEFORE, THIRD, EMAIL].sort(),
    );
    expect(await openCases()).toEqual([]);
  });

  test("leave the third side its appeal, which all others hear of", async () => {
    await appealOf(EMAIL);
    await decideOpen(EMAIL, other.browser);
    expect((await appealOf(THIRD)).status).toBe(200);
    const third = await addStaff(fixture.database.client, fixture.app, "moderator", {
      email: "third.moderator@kayap.test",
    });
    const before = (await emails("dispute-decided")).length;
    expect((await decideOpen(THIRD, third.browser)).status).toBe(303);
    expect((await account()).email).toBe(THIRD);
    const decisions = (await emails("dispute-decided")).slice(before);
    expect(decisions.map(({ recipient }) => recipient).sort()).toEqual(
      [BEFORE, THIRD, EMAIL].sort(),
    );
  });

  test("are one of each side: whoever has appealed cannot with the link of another decision", async () => {
    await appealOf(EMAIL);
    await decideOpen("nobody", other.browser);
    const first = links.get(BEFORE);
    const second = (await linksToAppeal()).get(BEFORE);
    expect(second).not.toBe(first);
    expect((await appealOf(BEFORE, second)).status).toBe(200);
    expect((await appealOf(BEFORE, first)).status).toBe(409);
    expect((await browserAt(fixture.app).get(first ?? "")).status).toBe(404);
    expect(await openCases()).toHaveLength(1);
  });
});

test.each([
  ["the page of the account", () => `/team/decide/account/${userId}`],
  [
    "a report of somebody else",
    async () =>
      `/team/reports/${await addReport(fixture.database.client, { subject_kind: "user", subject_id: userId })}`,
  ],
])(
  "a ban on %s, and its end, leave the dispute open: only its own decision tells every side",
  async (_, place) => {
    for (const measure of ["ban", "restore"]) {
      const fields = { intent: "decide", reason: REASON, measure };
      expect((await moderator.browser.post(await place(), fields)).status, measure).toBe(303);
      const stored = (await rows("reports")).find(({ id }) => id === dispute);
      expect(stored, measure).toMatchObject({ resolved_at: null, outcome: null });
    }
    expect(await emails("dispute-decided")).toEqual([]);
    expect((await decide(EMAIL)).status).toBe(303);
  },
);

test("whoever loses the role between page and form decides nothing", async () => {
  await fixture.database.client.execute("update staff set role = 'support'");
  expect((await decide(EMAIL)).status).toBe(403);
  expect(await factors()).toBe(1);
});
