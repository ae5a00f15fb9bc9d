import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EmailSender } from "#app/email/delivery/email-sender.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emailSenderThat } from "#tests/support/application/email-sender.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { emailsIn, onlyEmail } from "#tests/support/records/outbox.ts";

let database: TestDatabase;
let after: Promise<unknown>[];

beforeEach(async () => {
  database = await emptyDatabase();
  after = [];
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const appWith = (emailSender?: EmailSender) =>
  appOver(database.db, { emailSender, waitUntil: (work) => after.push(work) });
const subscribe = (app: ReturnType<typeof appOver>) =>
  app.post("/newsletter", { email: "anita@kayap.test" });

test("an e-mail is sent right after the response to the form that queued it", async () => {
  const emailSender = emailSenderThat("works");
  expect((await subscribe(appWith(emailSender))).status).toBe(303);
  await Promise.all(after);
  expect(emailSender.sent.map(({ to }) => to)).toEqual(["anita@kayap.test"]);
  expect((await onlyEmail(database.client)).status).toBe("sent");
});

test.each([
  ["fails", emailSenderThat({ failsWith: new Error("down") })],
  ["does not answer", emailSenderThat("hangs")],
])("a form is answered the same when the e-mail service %s (threat 58)", async (_, emailSender) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const answer = await subscribe(appWith(emailSender));
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe("/newsletter?step=sent");
  await vi.advanceTimersByTimeAsync(10_000);
  await Promise.all(after);
  expect(emailSender.tries()).toBe(1);
  expect(await emailsIn(database.client)).toMatchObject([{ status: "queued" }]);
});

test("reading a page sends no e-mail", async () => {
  await subscribe(appWith());
  const emailSender = emailSenderThat("works");
  expect((await appWith(emailSender).page("/newsletter")).status).toBe(200);
  expect(after).toEqual([]);
  expect(emailSender.tries()).toBe(0);
});

test("where there is no e-mail sender, e-mails stay in the outbox", async () => {
  await subscribe(appWith());
  expect(after).toEqual([]);
  expect((await onlyEmail(database.client)).status).toBe("queued");
});
