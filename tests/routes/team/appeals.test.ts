import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import {
  alertIn,
  browserAt,
  errorBeside,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { addMeasure, addStaff } from "#tests/support/application/staff.ts";
import { addProfessional, addService, NOW } from "#tests/support/fixtures.ts";
import { element, textIn } from "#tests/support/html.ts";
import { addReport } from "#tests/support/records/moderation.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

const REASON = "You asked somebody to pay before you came.";
const APPEAL = "I asked for the cost of the cable alone, and we had agreed on that.";
const ANSWER = "Seven days are enough for the first time.";

let fixture: AccountFixture;
let decider: { id: string; browser: TestBrowser };
let other: { id: string; browser: TestBrowser };
let pro: string;
let visitor: TestBrowser;

beforeEach(async () => {
  fixture = await accountFixture();
  const { client } = fixture.database;
  decider = await addStaff(client, fixture.app, "moderator");
  other = await addStaff(client, fixture.app, "admin");
  pro = await addProfessional(client, { email: "ravi@kayap.test", first_name: "Ravi" });
  visitor = browserAt(fixture.app);
});

const measure = async () => (await rowsOf(fixture.database.client, "measures"))[0];
const account = async () =>
  (await rowsOf(fixture.database.client, "users")).find((row) => row.id === pro);
const textOf = async (response: Response) =>
  textIn(element((await pageOf(response)).page, (one) => one.name === "main"));

/** Takes a measure on the page without a report, and gives the path of the link in its e-mail. */
async function take(measureName: string, path = `/team/decide/account/${pro}`) {
  const taken = await decider.browser.post(path, {
    intent: "decide",
    measure: measureName,
    days: "30",
    reason: REASON,
  });
  expect(taken.status).toBe(303);
  const [email] = (await emailsIn(fixture.database.client)).slice(-1);
  const url = new URL(/http\S+\/appeal\S+/.exec(email?.text ?? "")?.[0] ?? "");
  return url.pathname + url.search;
}

async function appealed(measureName = "suspend", path?: string) {
  const link = await take(measureName, path);
  expect((await visitor.post(link, { appeal: APPEAL })).status).toBe(303);
  return { link, id: String((await measure())?.id) };
}

/** Days pass, in which the team's pages stay open. */
async function daysPass(days: number) {
  fixture.clock.advance(days * DAY_MS);
  const args = [fixture.clock.read()];
  const sql = "update staff_sessions set last_seen_at = ?";
  await fixture.database.client.execute({ sql, args });
}

const reply = (by: { browser: TestBrowser }, id: string, fields: Record<string, string>) =>
  by.browser.post(`/team/appeals/${id}`, { answer: ANSWER, ...fields });

describe("the link in the e-mail of a measure", () => {
  test("shows a visitor what was decided, takes one text, and shows it and the answer later", async () => {
    const link = await take("suspend");
    const first = await textOf(await visitor.get(link));
    expect(first).toContain("Account suspended");
    expect(first).toContain(REASON);
    expect(first).toContain("It ends by itself Sun 20 Dec, 10:00 AM.");
    expect((await visitor.post(link, { appeal: APPEAL })).headers.get("Location")).toBe(link);
    expect(await measure()).toMatchObject({ appeal: APPEAL, appealed_at: NOW });
    const sent = await textOf(await visitor.get(link));
    expect(sent).toContain(APPEAL);
    expect(sent).toContain("we have your appeal");
    expect(sent).not.toContain("Send the appeal");
    const again = await visitor.post(link, { appeal: "And another thing about that cable." });
    expect(again.status).toBe(409);
    expect(alertIn((await pageOf(again)).page)).toContain("you have appealed already");
    expect(await measure()).toMatchObject({ appeal: APPEAL });
    await reply(other, String((await measure())?.id), { outcome: "upheld" });
    const answered = await textOf(await visitor.get(link));
    expect(answered).toContain("The decision stays.");
    expect(answered).toContain(ANSWER);
    expect((await rowsOf(fixture.database.client, "security_events")).map((e) => e.event)).toEqual([
      "suspended",
      "appealed",
      "appeal-answered",
    ]);
  });

  test("is not kept by a browser or a cache, and its address goes to no other site", async () => {
    const link = await take("ban");
    const response = await visitor.get(link);
    expect(response.headers.get("Cache-Control")).toContain("no-store");
    const { page } = await pageOf(response);
    const referrer = element(page, (one) => one.attributes.name === "referrer");
    expect(referrer.attributes.content).toBe("strict-origin");
  });

  test("opens nothing with another token, for another measure or without one", async () => {
    const link = await take("ban");
    const otherMeasure = await addMeasure(fixture.database.client, fixture.userId);
    const token = new URL(link, "http://kayap.test").searchParams.get("token");
    for (const address of [
      `${link.slice(0, -1)}${link.endsWith("A") ? "B" : "A"}`,
      `/appeal?of=${otherMeasure}&token=${token}`,
      link.replace(/&token=.*/, ""),
      "/appeal",
    ]) {
      const response = await visitor.get(address);
      expect(response.status, address).toBe(404);
      expect(await textOf(response)).not.toContain(REASON);
      expect((await visitor.post(address, { appeal: APPEAL })).status, address).toBe(404);
    }
    expect(await measure()).toMatchObject({ appeal: null });
  });

  test("takes an appeal for 30 days", async () => {
    const link = await take("ban");
    fixture.clock.advance(30 * DAY_MS);
    expect(await textOf(await visitor.get(link))).toContain("Send the appeal");
    fixture.clock.advance(1);
    expect(await textOf(await visitor.get(link))).toContain("The 30 days");
    expect((await visitor.post(link, { appeal: APPEAL })).status).toBe(409);
    expect(await measure()).toMatchObject({ appeal: null });
  });

  test("takes an appeal that is sent in the last millisecond of the 30 days", async () => {
    const link = await take("ban");
    fixture.clock.advance(30 * DAY_MS);
    expect((await visitor.post(link, { appeal: APPEAL })).status).toBe(303);
    expect(await measure()).toMatchObject({ appeal: APPEAL });
  });

  test("refuses a text that is too short beside its field", async () => {
    const link = await take("ban");
    const refused = await visitor.post(link, { appeal: "No!" });
    expect(refused.status).toBe(400);
    const { page } = await pageOf(refused);
    expect(errorBeside(page, "appeal")).toContain("Must be 20 characters or more");
    expect(textIn(element(page, "textarea"))).toBe("No!");
  });
});

test("open appeals are listed, the oldest first, and counted on Today", async () => {
  await appealed("suspend");
  const { client } = fixture.database;
  await addMeasure(client, fixture.userId, { appeal: APPEAL, appealed_at: NOW - DAY_MS });
  const listed = await textOf(await other.browser.get("/team/appeals"));
  expect(listed).toContain("2 open");
  expect(listed.indexOf("Account banned: Anita")).toBeLessThan(
    listed.indexOf("Account suspended: Ravi"),
  );
  expect(await textOf(await other.browser.get("/team"))).toContain("2 open appeals");
});

describe("an answer to an appeal", () => {
  test("shows what was decided, why, by whom, and what the person says", async () => {
    const { id } = await appealed();
    const shown = await textOf(await other.browser.get(`/team/appeals/${id}`));
    expect(shown).toContain("Account suspended: appeal");
    expect(shown).toContain(REASON);
    expect(shown).toContain("By Team moderator");
    expect(shown).toContain(APPEAL);
    expect(shown).toContain("ravi@kayap.test");
  });

  test("that keeps the decision changes nothing, and is mailed and logged", async () => {
    const { id } = await appealed();
    const done = await reply(other, id, { outcome: "upheld" });
    expect(done.headers.get("Location")).toBe("/team/appeals");
    expect(await measure()).toMatchObject({
      appeal_outcome: "upheld",
      appeal_answer: ANSWER,
      appeal_decided_by: other.id,
      appeal_decided_at: NOW,
      until: NOW + 30 * DAY_MS,
      ended_at: null,
    });
    expect(await account()).toMatchObject({ hidden_at: NOW, hidden_until: NOW + 30 * DAY_MS });
    const [, email] = await emailsIn(fixture.database.client);
    expect(email).toMatchObject({
      recipient: "ravi@kayap.test",
      subject: "Your appeal: the decision stays",
    });
    expect(email?.text).toContain(ANSWER);
    expect((await rowsOf(fixture.database.client, "staff_log")).at(-1)).toMatchObject({
      staff_id: other.id,
      act: "appeal-upheld",
      subject_kind: "measure",
      subject_id: id,
      reason: ANSWER,
    });
  });

  test.each(["suspend", "ban"])("shortens a %s from its beginning", async (name) => {
    const { id } = await appealed(name);
    await daysPass(1);
    expect((await reply(other, id, { outcome: "shortened", days: "7" })).status).toBe(303);
    expect(await measure()).toMatchObject({
      kind: "suspension",
      until: NOW + 7 * DAY_MS,
      appeal_outcome: "shortened",
    });
    expect(await account()).toMatchObject({ hidden_at: NOW, hidden_until: NOW + 7 * DAY_MS });
    expect((await emailsIn(fixture.database.client)).at(-1)?.text).toContain("27 Nov 2026");
  });

  test("never makes it longer", async () => {
    const { id } = await appealed();
    expect((await reply(other, id, { outcome: "shortened", days: "90" })).status).toBe(409);
    expect(await measure()).toMatchObject({ appeal_outcome: null, until: NOW + 30 * DAY_MS });
    expect(await account()).toMatchObject({ hidden_until: NOW + 30 * DAY_MS });
  });

  test.each(["suspend", "ban"])("lifts a %s", async (name) => {
    const { id } = await appealed(name);
    await reply(other, id, { outcome: "lifted" });
    expect(await account()).toMatchObject({ hidden_at: null, hidden_until: null });
    expect(await measure()).toMatchObject({ ended_at: NOW, appeal_outcome: "lifted" });
  });

  test("shows again what was hidden", async () => {
    const { client } = fixture.database;
    const service = await addService(client, pro);
    const { id } = await appealed("hide", `/team/decide/service/${service}`);
    const shown = "select hidden_at, listed from services";
    expect((await client.execute(shown)).rows[0]).toMatchObject({ hidden_at: NOW, listed: 0 });
    await reply(other, id, { outcome: "lifted" });
    expect((await client.execute(shown)).rows[0]).toMatchObject({ hidden_at: null, listed: 1 });
  });

  test("that lifts a suspension leaves a ban that came after it", async () => {
    const { id } = await appealed("suspend");
    await take("ban");
    await reply(other, id, { outcome: "lifted" });
    expect(await account()).toMatchObject({ hidden_at: NOW, hidden_until: null });
  });

  test("of a warning has no length to shorten", async () => {
    const { id } = await appealed("warn");
    const shown = await textOf(await other.browser.get(`/team/appeals/${id}`));
    expect(shown).not.toContain("Shorten it");
    expect((await reply(other, id, { outcome: "shortened", days: "7" })).status).toBe(409);
    await reply(other, id, { outcome: "lifted" });
    expect(await measure()).toMatchObject({ ended_at: NOW, appeal_outcome: "lifted" });
  });

  test("without a choice or with a short answer is refused beside its fields", async () => {
    const { id } = await appealed();
    const refused = await other.browser.post(`/team/appeals/${id}`, { answer: "No." });
    expect(refused.status).toBe(400);
    const { page } = await pageOf(refused);
    expect(errorBeside(page, "answer")).toContain("at least 10 characters");
    expect(textIn(page)).toContain("Please choose what becomes of it");
  });
});

describe("an appeal is answered", () => {
  test("once, when two answer at the same time", async () => {
    const third = await addStaff(fixture.database.client, fixture.app, "moderator", {
      email: "third@kayap.test",
    });
    const { id } = await appealed();
    const answers = await Promise.all([
      reply(other, id, { outcome: "lifted" }),
      reply(third, id, { outcome: "upheld" }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    expect(await emailsIn(fixture.database.client)).toHaveLength(2);
    const acts = (await rowsOf(fixture.database.client, "staff_log")).map(({ act }) => String(act));
    expect(acts.filter((act) => act.startsWith("appeal-"))).toHaveLength(1);
  });

  test("by somebody else than who decided, however long it waits", async () => {
    const { id } = await appealed();
    await daysPass(4);
    const page = await textOf(await decider.browser.get(`/team/appeals/${id}`));
    expect(page).toContain("You decided this yourself: somebody else answers.");
    expect((await reply(decider, id, { outcome: "lifted" })).status).toBe(409);
    expect(await measure()).toMatchObject({ appeal_outcome: null });
  });

  test.each([
    ["there is nobody else", "delete from staff where role = 'admin'"],
    ["the other one is no moderator", "update staff set role = 'support' where role = 'admin'"],
    ["the other one is hidden", "update users set hidden_at = 1 where email = 'admin@kayap.test'"],
  ])("by who decided after three days where %s", async (_, statement) => {
    const { id } = await appealed();
    await fixture.database.client.execute(statement);
    expect((await reply(decider, id, { outcome: "lifted" })).status).toBe(409);
    await daysPass(3);
    expect((await reply(decider, id, { outcome: "lifted" })).status).toBe(303);
    expect(await account()).toMatchObject({ hidden_at: null });
  });

  test("by nobody whom it concerns: the person, or who sent the report", async () => {
    const { client } = fixture.database;
    const reportId = await addReport(client, {
      reporter_id: other.id,
      subject_kind: "user",
      subject_id: pro,
      reason: "He never came.",
    });
    const appeal = { appeal: APPEAL, appealed_at: NOW, decided_by: decider.id };
    for (const id of [
      await addMeasure(client, other.id, appeal),
      await addMeasure(client, pro, { ...appeal, report_id: reportId }),
    ]) {
      const page = await textOf(await other.browser.get(`/team/appeals/${id}`));
      expect(page).toContain("somebody else answers");
      expect((await reply(other, id, { outcome: "lifted" })).status).toBe(409);
    }
  });

  test("by any moderator where it was decided on the command line", async () => {
    const { client } = fixture.database;
    const id = await addMeasure(client, pro, { appeal: APPEAL, appealed_at: NOW });
    expect(await textOf(await decider.browser.get(`/team/appeals/${id}`))).toContain(
      "By the command line",
    );
    expect((await reply(decider, id, { outcome: "upheld" })).status).toBe(303);
  });
});

test("a measure without an appeal has no page among the appeals", async () => {
  const id = await addMeasure(fixture.database.client, pro);
  expect((await other.browser.get(`/team/appeals/${id}`)).status).toBe(404);
  expect((await reply(other, id, { outcome: "lifted" })).status).toBe(404);
});
