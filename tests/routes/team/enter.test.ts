import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import {
  browserOf,
  errorBeside,
  PASSWORD,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { giveRole, openTeam } from "#tests/support/application/staff.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { element, textIn } from "#tests/support/html.ts";
import { addFactor, type TestFactor } from "#tests/support/records/two-factor.ts";

let fixture: AccountFixture;
let factor: TestFactor;
let browser: TestBrowser;

beforeEach(async () => {
  fixture = await accountFixture();
  const { database, app, userId } = fixture;
  factor = await addFactor(database.client, userId, NOW - DAY_MS);
  await giveRole(database.client, userId, "support");
  browser = await browserOf(database.client, app, userId);
});

const proof = async () => ({
  asked: "yes",
  current: PASSWORD,
  code: await factor.codeAt(fixture.clock.read()),
});
const headingOf = async (response: Response) =>
  textIn(element((await pageOf(response)).page, (one) => one.name === "h1"));

describe("opening the pages of the team", () => {
  test("asks for password and code first, and leads back to the page", async () => {
    const answer = await browser.get("/team/words");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/team/enter?next=%2Fteam%2Fwords");
    const entered = await browser.post("/team/enter?next=%2Fteam%2Fwords", await proof());
    expect(entered.headers.get("Location")).toBe("/team/words");
    expect(await headingOf(await browser.get("/team/words"))).toBe("Words");
    expect(await rowsOf(fixture.database.client, "staff_log")).toMatchObject([
      { staff_id: fixture.userId, act: "entered" },
    ]);
  });

  test.each([
    [
      "a wrong password",
      { current: "four goats on a stelling" },
      "current",
      "This is not your password",
    ],
    ["a wrong code", { code: "000000" }, "code", "This code is wrong or was already used"],
    ["no password", { current: "" }, "current", "Password is required"],
    ["no code", { code: "" }, "code", "Code is required"],
  ])("with %s says so beside the field and opens nothing", async (_, wrong, field, message) => {
    const answer = await browser.post("/team/enter", { ...(await proof()), ...wrong });
    expect(answer.status).toBe(400);
    expect(errorBeside((await pageOf(answer)).page, field)).toContain(message);
    expect(await rowsOf(fixture.database.client, "staff_sessions")).toEqual([]);
  });

  test("keeps a form that is sent after 30 minutes, and sends it on once password and code are given", async () => {
    const { database, userId, clock } = fixture;
    await openTeam(database.client, browser, userId);
    clock.advance(30 * MINUTE_MS);
    const form = { intent: "decide", measure: "dismiss", reason: "It says what it says & more." };
    const path = "/team/reports/4b0b0a44-1c1c-4b6e-8f7a-0f6d3f3c8e11";
    const kept = await browser.post(path, form);
    expect(kept.status).toBe(307);
    const to = kept.headers.get("Location") ?? "";
    expect(to).toBe(`/team/enter?send=${encodeURIComponent(path)}`);
    const asks = await browser.post(to, form);
    expect(asks.status).toBe(403);
    const html = await asks.text();
    expect(html).toContain('name="reason" value="It says what it says &amp; more."');
    const sent = await browser.post(to, { ...form, ...(await proof()) });
    expect(sent.status).toBe(307);
    expect(sent.headers.get("Location")).toBe(path);
  });

  test("lasts 30 minutes after the last page, and no longer", async () => {
    const { database, userId, clock } = fixture;
    await openTeam(database.client, browser, userId);
    clock.advance(29 * MINUTE_MS);
    expect((await browser.get("/team")).status).toBe(200);
    clock.advance(29 * MINUTE_MS);
    expect((await browser.get("/team")).status).toBe(200);
    clock.advance(30 * MINUTE_MS);
    expect((await browser.get("/team")).status).toBe(303);
  });

  test("is not possible without two-factor sign-in, and the page says how to turn it on", async () => {
    await fixture.database.client.execute("delete from two_factor");
    expect(await headingOf(await browser.get("/team/enter"))).toBe(
      "Turn on two-factor sign-in first",
    );
    const answer = await browser.post("/team/enter", await proof());
    expect(answer.status).toBe(403);
    expect(await rowsOf(fixture.database.client, "staff_sessions")).toEqual([]);
  });

  test("counts for no second factor that was turned on later", async () => {
    const { database, userId } = fixture;
    await openTeam(database.client, browser, userId);
    await database.client.execute(`update two_factor set confirmed_at = ${NOW + MINUTE_MS}`);
    expect((await browser.get("/team")).status).toBe(303);
  });

  test("counts for the session it was opened in alone", async () => {
    const { database, app, userId } = fixture;
    await openTeam(database.client, browser, userId);
    const other = await browserOf(database.client, app, userId);
    expect((await other.get("/team")).status).toBe(303);
  });

  test("ends with Leave, and the person stays signed in", async () => {
    const { database, userId } = fixture;
    await openTeam(database.client, browser, userId);
    const left = await browser.post("/team/leave", {});
    expect(left.headers.get("Location")).toBe("/dashboard");
    expect((await browser.get("/team")).status).toBe(303);
    expect((await browser.get("/dashboard")).status).toBe(200);
  });

  test("leads on to nothing but pages of the team", async () => {
    const entered = await browser.post("/team/enter?next=%2Flogout", await proof());
    expect(entered.headers.get("Location")).toBe("/team");
  });
});

test("who is no longer in the team loses its pages at once, and sees that they do not exist", async () => {
  const { database, userId } = fixture;
  await openTeam(database.client, browser, userId);
  expect((await browser.get("/team")).status).toBe(200);
  await database.client.execute("delete from staff");
  for (const path of ["/team", "/team/enter", "/team/words"]) {
    expect((await browser.get(path)).status, path).toBe(404);
  }
});
