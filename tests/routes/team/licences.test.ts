import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import { removeLeftoverPapers } from "#app/scheduled/sweep-papers.ts";
import { eraseDue } from "#db/accounts/erase.ts";
import {
  addAccount,
  browserOf,
  errorBeside,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { addStaff } from "#tests/support/application/staff.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addProfessional, NOW } from "#tests/support/fixtures.ts";
import { element, textIn } from "#tests/support/html.ts";
import { addLicenceRow } from "#tests/support/records/licences.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";
import { memoryBucket, sharpDecoder } from "#tests/support/records/photos.ts";

const KEY = "11111111-2222-4333-8444-555555555555.jpg";
const PICTURE = `data:image/jpeg;base64,${Buffer.from("paper").toString("base64")}`;
const REASON = "The number cannot be read.";

let database: TestDatabase;
let papers: ReturnType<typeof memoryBucket>;
let app: ReturnType<typeof appOver>;
let pro: string;
let licence: string;
let moderator: { id: string; browser: TestBrowser };

beforeEach(async () => {
  database = await emptyDatabase();
  papers = memoryBucket();
  app = appOver(database.db, { papers, photos: { bucket: memoryBucket(), decoder: sharpDecoder } });
  const { client } = database;
  moderator = await addStaff(client, app, "moderator");
  pro = await addProfessional(client, { email: "ravi@kayap.test", first_name: "Ravi" });
  licence = await addLicenceRow(client, pro, { paper_key: KEY });
  await papers.put(KEY, new TextEncoder().encode("paper").buffer);
});

const path = () => `/team/licences/${licence}`;
const open = (browser = moderator.browser) => browser.post(path(), { intent: "open" });
const accept = (browser = moderator.browser) => browser.post(path(), { intent: "accept" });
const refuse = (reason = REASON, browser = moderator.browser) =>
  browser.post(path(), { intent: "refuse", reason });
const row = async () => (await rowsOf(database.client, "licences"))[0];
const acts = async () => (await rowsOf(database.client, "staff_log")).map(({ act }) => act);
const sweep = () => removeLeftoverPapers(database.db, papers, NOW);
const mainOf = async (response: Response) =>
  textIn(element((await pageOf(response)).page, (one) => one.name === "main"));

test("licences wait in a queue, the oldest first, with the person; decided ones do not", async () => {
  const { client } = database;
  await addLicenceRow(client, pro, { kind: "police", created_at: NOW - MINUTE_MS });
  await addLicenceRow(client, pro, { kind: "gra", state: "seen" });
  const text = await mainOf(await moderator.browser.get("/team/licences"));
  expect(text).toContain("2 to look at");
  expect(text).toMatch(/Police clearance of Ravi.*Trade licence of Ravi/);
  expect(text).not.toContain("GRA");
  expect(await mainOf(await moderator.browser.get("/team"))).toContain("2 licences to look at");
});

describe("the paper", () => {
  test("is opened by a moderator in the page itself, with a line in the log each time, and is kept nowhere", async () => {
    const closed = await (await moderator.browser.get(path())).text();
    expect(closed).not.toContain(PICTURE);
    expect(closed).not.toContain(KEY);
    const opened = await open();
    expect(opened.headers.get("Cache-Control")).toContain("no-store");
    expect(await opened.text()).toContain(PICTURE);
    await open();
    expect(await acts()).toEqual(["paper-opened", "paper-opened"]);
  });

  test("is opened by nobody who may not", async () => {
    const { client } = database;
    const support = await addStaff(client, app, "support");
    const customer = await addAccount(client, { email: "anita@kayap.test" });
    const owner = await browserOf(client, app, pro);
    const stranger = await browserOf(client, app, customer);
    expect((await open(support.browser)).status).toBe(403);
    expect((await open(owner)).status).toBe(404);
    expect((await open(stranger)).status).toBe(404);
    expect((await app.post(path(), { intent: "open" })).headers.get("Location")).toContain(
      "/login",
    );
    await client.execute("delete from staff_sessions");
    const outside = await open();
    expect(outside.status).toBe(307);
    expect(outside.headers.get("Location")).toContain("/team/enter");
    expect(await acts()).toEqual([]);
  });

  test("is not opened by a moderator whose own it is", async () => {
    await database.client.execute({
      sql: "update licences set user_id = ?",
      args: [moderator.id],
    });
    const answer = await open();
    expect(answer.status).toBe(409);
    expect(await answer.text()).not.toContain(PICTURE);
    expect(await acts()).toEqual([]);
  });

  test("is gone after the decision: from the page at once, from the bucket within the minute", async () => {
    await accept();
    expect((await open()).status).toBe(409);
    expect(await row()).toMatchObject({ state: "seen", paper_key: null });
    await sweep();
    expect(papers.files.size).toBe(0);
  });

  test("is gone after an erasure", async () => {
    await database.client.execute(
      `update users set deletion_requested_at = ${NOW - 15 * DAY_MS} where id = '${pro}'`,
    );
    expect(await eraseDue(database.db, NOW)).toEqual([pro]);
    expect((await open()).status).toBe(409);
    await sweep();
    expect(papers.files.size).toBe(0);
    expect(await rowsOf(database.client, "leftover_papers")).toEqual([]);
  });
});

describe("a decision", () => {
  test("that it was seen tells the person and is logged", async () => {
    expect((await accept()).headers.get("Location")).toBe("/team/licences");
    expect(await row()).toMatchObject({ state: "seen", decided_by: moderator.id, reason: "" });
    expect(await acts()).toEqual(["licence-seen"]);
    const [email] = await emailsIn(database.client);
    expect(email).toMatchObject({ recipient: "ravi@kayap.test" });
    expect(email?.text).toContain("Trade licence, valid until 31 May 2027");
    expect(email?.text).toContain("now say “Licence seen”");
  });

  test("about a police clearance says that nobody else sees it", async () => {
    await database.client.execute("update licences set kind = 'police'");
    await accept();
    expect((await emailsIn(database.client))[0]?.text).toContain("Nobody else sees this one");
  });

  test("that it is not accepted gives the reason to the person and to the log", async () => {
    await refuse();
    expect(await row()).toMatchObject({ state: "refused", reason: REASON, paper_key: null });
    expect(await rowsOf(database.client, "staff_log")).toMatchObject([
      { act: "licence-refused", subject_kind: "licence", subject_id: licence, reason: REASON },
    ]);
    expect((await emailsIn(database.client))[0]?.text).toContain(`The reason: ${REASON}`);
  });

  test("needs a reason of ten characters where it is not accepted, and keeps what was typed", async () => {
    const answer = await refuse("too short");
    expect(answer.status).toBe(400);
    const { page } = await pageOf(answer);
    expect(errorBeside(page, "reason")).toContain("10 characters");
    expect(textIn(element(page, (one) => one.name === "textarea"))).toBe("too short");
    expect(await row()).toMatchObject({ state: "waiting", paper_key: KEY });
  });

  test("accepts no licence that expired while it waited; its last day still counts", async () => {
    const until = (day: string) =>
      database.client.execute({ sql: "update licences set expires_on = ?", args: [day] });
    await until(dayOf(NOW - DAY_MS));
    const page = await moderator.browser.get(path());
    expect(await mainOf(page)).toContain("It expired while it waited");
    expect((await accept()).status).toBe(409);
    expect(await row()).toMatchObject({ state: "waiting" });
    await until(dayOf(NOW));
    expect((await accept()).status).toBe(303);
  });

  test("of two moderators at the same time is made once", async () => {
    const { client } = database;
    const other = await addStaff(client, app, "admin");
    const answers = await Promise.all([accept(), refuse(REASON, other.browser)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    expect(await emailsIn(client)).toHaveLength(1);
    expect(await acts()).toHaveLength(1);
  });

  test("is not made about one's own licence, nor without the role", async () => {
    const { client } = database;
    const support = await addStaff(client, app, "support");
    expect((await accept(support.browser)).status).toBe(403);
    await client.execute({ sql: "update licences set user_id = ?", args: [moderator.id] });
    expect((await accept()).status).toBe(409);
    expect(await mainOf(await moderator.browser.get(path()))).toContain("somebody else decides");
    expect(await row()).toMatchObject({ state: "waiting" });
    expect(await emailsIn(client)).toEqual([]);
  });
});
