import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import {
  addAccount,
  browserAt,
  EMAIL,
  movableClock,
  PASSWORD,
} from "#tests/support/application/accounts.ts";
import { appOver, awayFor } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { element, elements, having, textIn } from "#tests/support/html.ts";
import { addEmail, emailsIn } from "#tests/support/records/outbox.ts";

const WARNING = "Our e-mails do not reach you.";

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let browser: ReturnType<typeof browserAt>;
beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  browser = browserAt(appOver(database.db, { clock: clock.read }));
  await addAccount(database.client, { email: EMAIL });
  await browser.post("/login", { email: EMAIL, password: PASSWORD });
});

afterEach(() => vi.restoreAllMocks());

const emailContent = async (subject: string, status: string, at: number, to = EMAIL) => {
  await addEmail(database.client, { to, subject, at });
  await database.client.execute({
    sql: "update mail_outbox set status = ? where subject = ?",
    args: [status, subject],
  });
};
const warned = async () => textIn((await browser.open("/")).page).includes(WARNING);

test("somebody whose last e-mail could not be delivered sees a warning on every page (decision 106)", async () => {
  await emailContent("an older one", "sent", NOW - 2);
  expect(await warned()).toBe(false);
  await emailContent("lost", "failed", NOW - 1);
  for (const path of ["/", "/about", "/dashboard", "/nope"]) {
    expect(textIn((await browser.open(path)).page), path).toContain(WARNING);
  }
  await emailContent("still waiting", "queued", NOW);
  expect(await warned()).toBe(true);
});

test("an e-mail that arrives ends the warning", async () => {
  await emailContent("lost", "failed", NOW - 1);
  expect(await warned()).toBe(true);
  await emailContent("arrived", "sent", NOW);
  expect(await warned()).toBe(false);
});

test("e-mails to others cause no warning, and visitors see none", async () => {
  await emailContent("lost", "failed", NOW, "ravi@kayap.test");
  expect(await warned()).toBe(false);
  await emailContent("mine", "failed", NOW);
  const visitor = await appOver(database.db).page("/");
  expect(textIn(visitor.document)).not.toContain(WARNING);
});

test("the button sends an e-mail to the address of the account, once a minute", async () => {
  await emailContent("lost", "failed", NOW - 1);
  const { page } = await browser.open("/about");
  const form = element(page, having("action", "/mail-check"));
  expect(textIn(form)).toContain("Send one again");
  const checks = async () =>
    (await emailsIn(database.client)).filter(({ kind }) => kind === "mail-check");
  const posted = await browser.post("/mail-check", { email: "ravi@kayap.test" });
  expect(posted.status).toBe(303);
  expect(await checks()).toMatchObject([{ recipient: EMAIL }]);
  const next = (await browser.open("/")).page;
  expect(elements(next, having("role", "status")).map(textIn).join(" ")).toContain(
    "An e-mail is on its way.",
  );
  await browser.post("/mail-check", {});
  expect(await checks()).toHaveLength(1);
  clock.advance(MINUTE_MS);
  await browser.post("/mail-check", {});
  expect(await checks()).toHaveLength(2);
});

test("the button says so where the e-mail could not be sent", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const failing = browserAt(appOver(awayFor(/mail-check/, database.client), { clock: clock.read }));
  for (const [name, value] of browser.cookies) failing.cookies.set(name, value);
  expect((await failing.post("/mail-check", {})).status).toBe(303);
  const { page } = await failing.open("/");
  expect(textIn(page)).toContain("We could not send the e-mail right now.");
  expect(textIn(page)).not.toContain("An e-mail is on its way.");
});

test("the button sends a visitor to the sign-in page", async () => {
  const response = await appOver(database.db).post("/mail-check", {});
  expect(response.headers.get("Location")).toBe("/login?next=%2Fmail-check");
  expect((await browser.get("/mail-check")).headers.get("Location")).toBe("/");
});
