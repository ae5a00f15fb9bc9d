import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EmailSender } from "#app/email/email-sender.ts";
import { appOver } from "#tests/support/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { postThat } from "#tests/support/email-sender.ts";
import { emailsIn, onlyEmail } from "#tests/support/outbox.ts";

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

const appWith = (post?: EmailSender) =>
  appOver(database.db, { emailSender: post, waitUntil: (work) => after.push(work) });
const subscribe = (app: ReturnType<typeof appOver>) =>
  app.post("/newsletter", { email: "anita@kayap.test" });

test("a letter leaves right after the form that queued it", async () => {
  const post = postThat("works");
  expect((await subscribe(appWith(post))).status).toBe(303);
  await Promise.all(after);
  expect(post.sent.map(({ to }) => to)).toEqual(["anita@kayap.test"]);
  expect((await onlyEmail(database.client)).status).toBe("sent");
});

test.each([
  ["fails", postThat({ failsWith: new Error("down") })],
  ["does not answer", postThat("hangs")],
])("a form is answered the same when the post %s (threat 58)", async (_, post) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const answer = await subscribe(appWith(post));
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe("/newsletter?step=sent");
  await vi.advanceTimersByTimeAsync(10_000);
  await Promise.all(after);
  expect(post.tries()).toBe(1);
  expect(await emailsIn(database.client)).toMatchObject([{ status: "queued" }]);
});

test("reading a page sends nothing", async () => {
  await subscribe(appWith());
  const post = postThat("works");
  expect((await appWith(post).page("/newsletter")).status).toBe(200);
  expect(after).toEqual([]);
  expect(post.tries()).toBe(0);
});

test("where there is no post, letters stay in the outbox", async () => {
  await subscribe(appWith());
  expect(after).toEqual([]);
  expect((await onlyEmail(database.client)).status).toBe("queued");
});
