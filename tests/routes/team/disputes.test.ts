import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { disputePath } from "#app/email/links/dispute-link.ts";
import {
  alertIn,
  browserAt,
  EMAIL,
  errorBeside,
  newestLink,
  pageOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { AWAY, appOver } from "#tests/support/application/app.ts";
import { addProfessional, addService, insert, NOW } from "#tests/support/fixtures.ts";
import { linkTo, textIn } from "#tests/support/html.ts";
import { addBookingOf } from "#tests/support/records/bookings.ts";
import { addConversation, addMessage } from "#tests/support/records/conversations.ts";
import {
  BEFORE,
  type DisputeFixture,
  disputeFixture,
  QUESTION,
  textOf,
} from "./dispute-fixture.ts";

const ANSWER = "An electrician from La Grange, for the breaker panel.";

let fixture: DisputeFixture;
beforeEach(async () => {
  fixture = await disputeFixture();
});

describe("the page of a disputed account", () => {
  test("has who claims it, what was changed in which browser, the bookings, and whom it wrote to", async () => {
    const { client } = fixture;
    await fixture.addFormer();
    await fixture.addFormer("too.late@kayap.test", NOW - 1);
    const pro = await addProfessional(client, { first_name: "Ravi", last_name: "Persaud" });
    const serviceId = await addService(client, pro, { title: "House wiring" });
    await addBookingOf(
      client,
      { proId: pro, customerId: fixture.userId, serviceId },
      { reference: "KY-7F3K2", notes: "Dog in the yard." },
    );
    const conversationId = await addConversation(client, [fixture.userId, pro]);
    await addMessage(client, { conversationId, senderId: fixture.userId }, "My PIN is 4711.");
    await insert(client, "security_events", {
      user_id: fixture.userId,
      event: "two-factor-on",
      ip_prefix: "190.80.1.0",
      user_agent: "Mozilla/5.0 (Linux; Android 14) Chrome/140.0",
      created_at: NOW - HOUR_MS,
    });
    const response = await fixture.open();
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
    await insert(fixture.client, "mail_outbox", {
      id: crypto.randomUUID(),
      dedupe_key: `two-factor-case:${fixture.dispute}:${BEFORE}`,
      kind: "two-factor-case",
      recipient: BEFORE,
      user_id: fixture.userId,
      subject: "",
      text_body: "",
      html_body: "",
      next_attempt_at: NOW,
      created_at: NOW,
    });
    expect(await textOf(await fixture.open())).toContain(`${BEFORE}, an address before`);
  });

  test("is reached from its report, and exists for no other report", async () => {
    const { page } = await pageOf(
      await fixture.moderator.browser.get(`/team/reports/${fixture.dispute}`),
    );
    expect(linkTo(page, "Find out and decide whose it is")).toBe(fixture.path);
    await fixture.client.execute("update reports set reporter_id = null");
    expect((await fixture.open()).status).toBe(404);
  });
});

describe("a question", () => {
  test("goes to whoever is chosen, with a link of their own, and is logged", async () => {
    await fixture.addFormer();
    const form = new URLSearchParams({ intent: "ask", question: QUESTION });
    form.append("to", EMAIL);
    form.append("to", BEFORE);
    const answer = await fixture.moderator.browser.send(fixture.path, form);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, fixture.path]);
    const sent = await fixture.emails("dispute-question");
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual([BEFORE, EMAIL]);
    expect(sent[0]?.text).toContain(QUESTION);
    expect(await fixture.rows("staff_log")).toMatchObject([
      {
        staff_id: fixture.moderator.id,
        act: "dispute-asked",
        subject_kind: "account",
        subject_id: fixture.userId,
      },
    ]);
  });

  test("goes to nobody who claims nothing, and to nobody twice", async () => {
    expect((await fixture.ask("stranger@kayap.test")).status).toBe(409);
    expect((await fixture.ask(EMAIL)).status).toBe(303);
    const again = await fixture.ask(EMAIL);
    expect(again.status).toBe(409);
    expect(alertIn((await pageOf(again)).page)).toContain("Nobody was asked");
    expect(await fixture.emails("dispute-question")).toHaveLength(1);
    expect(await fixture.rows("staff_log")).toHaveLength(1);
  });

  test("without a recipient or too short is refused beside its field, with what was typed", async () => {
    const answer = await fixture.send({ intent: "ask", question: "Who?" });
    expect(answer.status).toBe(400);
    const { page } = await pageOf(answer);
    expect(errorBeside(page, "question")).toContain("at least 10 characters");
    expect(textIn(page)).toContain("Please choose whom to ask");
    expect(textIn(page)).toContain("Who?");
  });

  test("about one’s own account is left to others", async () => {
    await fixture.client.execute({
      sql: "update reports set reporter_id = ?, subject_id = ?",
      args: [fixture.moderator.id, fixture.moderator.id],
    });
    expect(await textOf(await fixture.open())).toContain("somebody else decides");
    expect((await fixture.ask("moderator@kayap.test")).status).toBe(409);
    expect((await fixture.decide("moderator@kayap.test")).status).toBe(409);
    expect((await fixture.decide("nobody")).status).toBe(409);
    expect(await fixture.rows("staff_log")).toEqual([]);
  });
});

describe("the link of a question", () => {
  let link: string;
  let visitor: TestBrowser;
  beforeEach(async () => {
    await fixture.ask(EMAIL);
    link = await newestLink(fixture.client, "dispute-question");
    visitor = browserAt(fixture.app);
  });
  const stored = async () =>
    (await fixture.rows("dispute_questions"))
      .filter((row) => !row.is_appeal)
      .map(({ answer }) => answer);

  test("shows the question, keeps the answer once, and the team reads it", async () => {
    const page = await visitor.get(link);
    expect(page.status).toBe(200);
    expect(page.headers.get("Cache-Control")).toContain("no-store");
    expect(await page.text()).toContain(QUESTION);
    const answered = await visitor.post(link, { answer: ANSWER });
    expect(answered.status).toBe(200);
    expect(await textOf(answered)).toContain("Thank you.");
    expect(await textOf(await fixture.open())).toContain(ANSWER);
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
    await fixture.decide("nobody");
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
