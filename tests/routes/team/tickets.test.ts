import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import {
  alertIn,
  browserOf,
  errorBeside,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver, awayFor, interruptedBefore } from "#tests/support/application/app.ts";
import { addStaff, openTeam } from "#tests/support/application/staff.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";
import { element, textIn } from "#tests/support/html.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";
import { addTicket } from "#tests/support/records/tickets.ts";

const ANSWER = "Yes, three roofers work in Lethem.\nSearch for “roofer” there.";
const OTHER = "We have nobody in Lethem yet.";

let fixture: AccountFixture;
let support: { id: string; browser: TestBrowser };
let ticket: string;

beforeEach(async () => {
  fixture = await accountFixture();
  const { client } = fixture.database;
  support = await addStaff(client, fixture.app, "support");
  ticket = await addTicket(client);
});

const address = () => `/team/tickets/${ticket}`;
const textOf = async (response: Response) =>
  textIn(element((await pageOf(response)).page, (one) => one.name === "body"));
const answerForm = (fields: Record<string, string> = {}) => ({
  intent: "answer",
  formId: crypto.randomUUID(),
  seen: "0",
  answer: ANSWER,
  ...fields,
});
const noteForm = (note: string) => ({ intent: "note", formId: crypto.randomUUID(), note });
const stateOf = async () =>
  (
    await fixture.database.client.execute({
      sql: "select state from contact_messages where ticket = ?",
      args: [ticket],
    })
  ).rows[0]?.state;
const logged = async () =>
  (await rowsOf(fixture.database.client, "staff_log")).map((row) => ({ ...row }));
const written = () => rowsOf(fixture.database.client, "contact_answers");
const emails = () => emailsIn(fixture.database.client);

describe("the list", () => {
  test("has open tickets with number, topic, age and first words, the oldest first", async () => {
    const { client } = fixture.database;
    const old = await addTicket(client, {
      topic: "safety",
      message: "Somebody writes to me at night.",
      created_at: NOW - 3 * DAY_MS,
    });
    const answered = await addTicket(client, { state: "answered" });
    const closed = await addTicket(client, { state: "closed" });
    const text = await textOf(await support.browser.get("/team/tickets"));
    expect(text).toContain(`${old}, Safety Somebody writes to me at night. 3 days old`);
    expect(text).toContain(`${ticket}, General Do you also work in Lethem?`);
    expect(text.indexOf(old)).toBeLessThan(text.indexOf(ticket));
    expect(text).not.toContain(answered);
    expect(text).not.toContain(closed);
    expect(await textOf(await support.browser.get("/team/tickets?state=answered"))).toContain(
      answered,
    );
    const closedText = await textOf(await support.browser.get("/team/tickets?state=closed"));
    expect(closedText).toContain(closed);
    expect(closedText).not.toContain(answered);
  });

  test("says so when nobody waits, and an unknown state shows the open ones", async () => {
    expect(await textOf(await support.browser.get("/team/tickets?state=lost"))).toContain(ticket);
    await fixture.database.client.execute("update contact_messages set state = 'closed'");
    const text = await textOf(await support.browser.get("/team/tickets"));
    expect(text).toContain("Nobody waits for an answer");
  });

  test("comes in pages of thirty", async () => {
    const { client } = fixture.database;
    for (let n = 1; n <= 30; n += 1) await addTicket(client, { created_at: NOW - n * MINUTE_MS });
    const first = await textOf(await support.browser.get("/team/tickets"));
    expect(first).not.toContain(ticket);
    expect(first).toContain("Page 1 of 2");
    const second = await textOf(await support.browser.get("/team/tickets?page=2"));
    expect(second).toContain(ticket);
  });
});

describe("a ticket", () => {
  test("opens by its number in any case and by the id of its message, with account and message", async () => {
    const { client } = fixture.database;
    await client.execute({
      sql: "update contact_messages set user_id = ? where ticket = ?",
      args: [fixture.userId, ticket],
    });
    const id = String((await rowsOf(client, "contact_messages"))[0]?.id);
    for (const key of [ticket, ticket.toLowerCase(), id]) {
      const text = await textOf(await support.browser.get(`/team/tickets/${key}`));
      expect(text).toContain("neela@kayap.test");
      expect(text).toContain("signed in as Anita Ramdeen, customer");
      expect(text).toContain("We need a roofer there.");
      expect(text).toContain("arrives in the mailbox of support, not here");
    }
  });

  test("that there is not is not found, also for a form", async () => {
    expect((await support.browser.get("/team/tickets/KY-000000")).status).toBe(404);
    const posted = await support.browser.post("/team/tickets/KY-000000", answerForm());
    expect(posted.status).toBe(404);
  });

  test("shows what people typed as text", async () => {
    const own = await addTicket(fixture.database.client, { message: "<script>alert(1)</script>" });
    const text = await textOf(await support.browser.get(`/team/tickets/${own}`));
    expect(text).toContain("<script>alert(1)</script>");
  });
});

describe("an answer", () => {
  test("goes to the sender by e-mail with the message below it, and a reply to support", async () => {
    const response = await support.browser.post(address(), answerForm());
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/team/tickets");
    const [email, ...others] = await emails();
    expect(others).toEqual([]);
    expect(email).toMatchObject({
      kind: "contact-answer",
      recipient: "neela@kayap.test",
      subject: `Re: ${ticket} Your message to Kayap`,
    });
    expect(email?.text).toContain(ANSWER);
    expect(email?.text).toContain("> Do you also work in Lethem?\n> We need a roofer there.");
    expect(email?.headers).toEqual({ "Reply-To": "support@kayap.test" });
    expect(await stateOf()).toBe("answered");
    expect(await logged()).toMatchObject([
      {
        staff_id: support.id,
        act: "ticket-answered",
        subject_kind: "ticket",
        subject_id: ticket,
        reason: "",
      },
    ]);
    const shown = await textOf(await support.browser.get(address()));
    expect(shown).toContain("Team support");
    expect(shown).toContain("Yes, three roofers work in Lethem.");
  });

  test("sent twice by the same form, even at once, is one answer, one e-mail and one line in the log", async () => {
    const form = answerForm();
    const responses = await Promise.all([
      support.browser.post(address(), form),
      support.browser.post(address(), form),
    ]);
    responses.push(await support.browser.post(address(), form));
    expect(responses.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await written()).toHaveLength(1);
    expect(await emails()).toHaveLength(1);
    expect(await logged()).toHaveLength(1);
  });

  test("written without seeing the one before is refused with its text kept, and shows the other", async () => {
    const other = await addStaff(fixture.database.client, fixture.app, "moderator", {
      first_name: "Rohan",
    });
    expect((await other.browser.post(address(), answerForm({ answer: OTHER }))).status).toBe(303);
    const refused = await support.browser.post(address(), answerForm());
    expect(refused.status).toBe(409);
    const { page } = await pageOf(refused);
    expect(alertIn(page)).toContain("somebody else has answered meanwhile");
    const text = textIn(element(page, (one) => one.name === "main"));
    expect(text).toContain(OTHER);
    expect(text).toContain("Rohan");
    expect(text).toContain("Yes, three roofers work in Lethem.");
    expect(await emails()).toHaveLength(1);
    expect(await logged()).toHaveLength(1);
    // A colleague who has seen the first answer may answer as well.
    expect((await support.browser.post(address(), answerForm({ seen: "1" }))).status).toBe(303);
    expect(await emails()).toHaveLength(2);
  });

  test("of two who answer at the same moment, one is sent", async () => {
    const { database, clock } = fixture;
    const other = await addStaff(database.client, fixture.app, "admin");
    // The other answer arrives right before the write of this one.
    const db = interruptedBefore(/update \\"contact_messages\\"/, database.client, () =>
      other.browser.post(address(), answerForm({ answer: OTHER })),
    );
    const app = appOver(db, { clock: clock.read });
    const browser = await browserOf(database.client, app, support.id);
    await openTeam(database.client, browser, support.id);
    expect((await browser.post(address(), answerForm())).status).toBe(409);
    expect(await written()).toHaveLength(1);
    expect((await emails()).map(({ text }) => text.split("\n")[0])).toEqual([OTHER]);
  });

  test("has 10 to 5000 characters; a refused one keeps its text and the id of its form", async () => {
    const form = answerForm({ answer: "Yes." });
    const refused = await support.browser.post(address(), form);
    expect(refused.status).toBe(400);
    const { page } = await pageOf(refused);
    expect(errorBeside(page, "answer")).toContain("Must be 10 characters or more");
    expect(textIn(element(page, (one) => one.attributes.id === "answer"))).toBe("Yes.");
    element(page, (one) => one.attributes.value === form.formId);
    const long = await support.browser.post(address(), answerForm({ answer: "y".repeat(5001) }));
    expect(long.status).toBe(400);
    expect(
      (await support.browser.post(address(), answerForm({ answer: "y".repeat(5000) }))).status,
    ).toBe(303);
  });

  test("is not sent to an address that was erased meanwhile", async () => {
    await fixture.database.client.execute("update contact_messages set email = ''");
    expect((await support.browser.post(address(), answerForm())).status).toBe(409);
    expect(await written()).toEqual([]);
    expect(await emails()).toEqual([]);
  });

  test("is not written once the role is gone", async () => {
    const { database, clock } = fixture;
    const db = interruptedBefore(/update \\"contact_messages\\"/, database.client, () =>
      database.client.execute("delete from staff"),
    );
    const browser = await browserOf(
      database.client,
      appOver(db, { clock: clock.read }),
      support.id,
    );
    await openTeam(database.client, browser, support.id);
    // The page behind the refused form is no longer there for them.
    expect((await browser.post(address(), answerForm())).status).toBe(409);
    expect((await browser.get(address())).status).toBe(404);
    expect(await written()).toEqual([]);
    expect(await emails()).toEqual([]);
    expect(await logged()).toEqual([]);
  });

  test("is kept when the database is away", async () => {
    const { database, clock } = fixture;
    const app = appOver(awayFor(/contact_/, database.client), { clock: clock.read });
    const browser = await browserOf(database.client, app, support.id);
    await openTeam(database.client, browser, support.id);
    const response = await browser.post(address(), answerForm());
    expect(response.status).toBe(503);
    expect(await response.text()).toContain("Yes, three roofers work in Lethem.");
    expect((await browser.get("/team/tickets")).status).toBe(503);
  });
});

describe("a note", () => {
  test("is for the team alone, and is written once", async () => {
    const form = noteForm("She called as well.");
    for (let n = 0; n < 2; n += 1) {
      const response = await support.browser.post(address(), form);
      expect(response.headers.get("Location")).toBe(address());
    }
    expect(await written()).toMatchObject([{ kind: "note", content: "She called as well." }]);
    expect(await emails()).toEqual([]);
    expect(await stateOf()).toBe("open");
    expect(await logged()).toMatchObject([{ act: "ticket-noted" }]);
    // An answer does not have to know of notes.
    expect((await support.browser.post(address(), answerForm())).status).toBe(303);
    expect((await emails())[0]?.text).not.toContain("She called as well.");
  });

  test("has at most 5000 characters, and not none", async () => {
    for (const [note, says] of [
      ["", "This field is required"],
      ["y".repeat(5001), "Must be 5000 characters or less"],
    ] as const) {
      const refused = await support.browser.post(address(), noteForm(note));
      expect(refused.status).toBe(400);
      expect(errorBeside((await pageOf(refused)).page, "note")).toContain(says);
    }
    expect((await support.browser.post(address(), noteForm("y".repeat(5000)))).status).toBe(303);
  });
});

describe("closing and opening again", () => {
  test("changes the state once, with a line in the log each", async () => {
    for (const intent of ["close", "close", "open", "open"]) {
      expect((await support.browser.post(address(), { intent })).status).toBe(303);
    }
    expect(await stateOf()).toBe("open");
    expect(await logged()).toMatchObject([{ act: "ticket-closed" }, { act: "ticket-opened" }]);
  });

  test("a message without its address can only be closed", async () => {
    const { client } = fixture.database;
    await client.execute("update contact_messages set email = ''");
    const text = await textOf(await support.browser.get(address()));
    expect(text).toContain("The address is erased, so nobody can answer any more.");
    expect(text).not.toContain("Send the answer");
    expect(text).not.toContain("Save the note");
    expect((await support.browser.post(address(), noteForm("Why?"))).status).toBe(409);
    expect((await support.browser.post(address(), { intent: "close" })).status).toBe(303);
    expect(await textOf(await support.browser.get(address()))).not.toContain("Open it again");
    expect((await support.browser.post(address(), { intent: "open" })).status).toBe(409);
    expect(await stateOf()).toBe("closed");
  });
});

test("what somebody of the team wrote stays when their account is gone", async () => {
  const { client } = fixture.database;
  const id = String((await rowsOf(client, "contact_messages"))[0]?.id);
  await insert(client, "contact_answers", {
    id: crypto.randomUUID(),
    contact_message_id: id,
    kind: "answer",
    staff_id: null,
    content: ANSWER,
    created_at: NOW,
  });
  const text = await textOf(await support.browser.get(address()));
  expect(text).toContain("Somebody who has left");
});

describe("a ticket of somebody in the team", () => {
  test("is read by them, and answered, noted and closed by somebody else", async () => {
    const { client } = fixture.database;
    ticket = await addTicket(client, { user_id: support.id, state: "answered" });
    const text = await textOf(await support.browser.get(address()));
    expect(text).toContain("Your own message from the contact page: somebody else of the team");
    expect(text).not.toContain("Answer it by e-mail");
    expect(text).not.toContain("Close the ticket");
    const forms = [answerForm(), noteForm("Mine."), { intent: "close" }, { intent: "open" }];
    for (const form of forms)
      expect((await support.browser.post(address(), form)).status).toBe(409);
    expect(await stateOf()).toBe("answered");
    expect(await written()).toEqual([]);
    expect(await emails()).toEqual([]);
    expect(await logged()).toEqual([]);
    const other = await addStaff(client, fixture.app, "support", { email: "kim@kayap.test" });
    expect((await other.browser.post(address(), answerForm())).status).toBe(303);
    expect(await stateOf()).toBe("answered");
    expect(await written()).toHaveLength(1);
  });

  test("is theirs also when it was written signed out, from their address", async () => {
    const { client } = fixture.database;
    await client.execute({
      sql: "update users set email = 'kim@kayap.test' where id = ?",
      args: [support.id],
    });
    ticket = await addTicket(client, { email: "Kim@kayap.test" });
    expect(await textOf(await support.browser.get(address()))).toContain("Your own message");
    for (const form of [answerForm(), noteForm("Mine."), { intent: "close" }])
      expect((await support.browser.post(address(), form)).status).toBe(409);
    expect(await stateOf()).toBe("open");
  });

  test("is closed by themselves after three days, where nobody else could answer it", async () => {
    const { client } = fixture.database;
    const close = async () => (await support.browser.post(address(), { intent: "close" })).status;
    ticket = await addTicket(client, {
      user_id: support.id,
      created_at: NOW - 3 * DAY_MS + MINUTE_MS,
    });
    expect(await close()).toBe(409);
    ticket = await addTicket(client, { user_id: support.id, created_at: NOW - 3 * DAY_MS });
    const text = await textOf(await support.browser.get(address()));
    expect(text).toContain("Close the ticket");
    expect(text).not.toContain("Send the answer");
    const other = await addStaff(client, fixture.app, "support", { email: "kim@kayap.test" });
    expect(await close()).toBe(409);
    await client.execute({ sql: "delete from staff where user_id = ?", args: [other.id] });
    expect(await close()).toBe(303);
    expect(await stateOf()).toBe("closed");
    expect((await support.browser.post(address(), { intent: "open" })).status).toBe(409);
  });
});
