import { beforeEach, describe, expect, test } from "vitest";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import {
  browserAt,
  browserOf,
  PASSWORD,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";

const MESSAGE = {
  topic: "professional",
  email: "ravi@kayap.test",
  message: "How do I change the name of my business?",
};
const PROFILE = { firstName: "Anita", lastName: "Persaud", region: "Guyana", bio: "I keep goats." };

let database: AccountFixture["database"];
let clock: AccountFixture["clock"];
let app: AccountFixture["app"];
let userId: string;
beforeEach(async () => {
  ({ database, clock, app, userId } = await accountFixture());
});

const settledBy = (response: Response) =>
  response.headers.getSetCookie().find((set) => set.startsWith("settled-drafts="));

async function versionOf() {
  const { rows } = await database.client.execute("select updated_at from users");
  return String(rows[0]?.updated_at);
}

async function sendProfile(browser: TestBrowser, path = "/dashboard/profile") {
  return browser.post(path, { ...PROFILE, version: await versionOf() });
}

describe("the device is told which draft is not needed any more (decision 117)", () => {
  test("by the answer to a form that is accepted, whoever sent it", async () => {
    const sent = await app.post("/contact", MESSAGE);
    expect(sent.status).toBe(303);
    expect(settledBy(sent)).toBe("settled-drafts=contact; Path=/; SameSite=Lax; Max-Age=2592000");
  });

  test("also where scripts sent it", async () => {
    const anita = await browserOf(database.client, app, userId);
    const answer = await sendProfile(anita, "/dashboard/profile.data");
    expect(answer.status).toBe(202);
    expect(settledBy(answer)).toContain("settled-drafts=profile;");
  });

  test("of several forms, until a page has read it", async () => {
    const anita = await browserOf(database.client, app, userId);
    await anita.post("/contact", MESSAGE);
    expect(settledBy(await sendProfile(anita))).toContain("settled-drafts=contact|profile;");
  });

  test("not by one that is refused", async () => {
    expect(
      settledBy(await app.post("/contact", { ...MESSAGE, email: "no address" })),
    ).toBeUndefined();
    const anita = await browserOf(database.client, app, userId);
    const answer = await anita.post("/dashboard/profile", { ...PROFILE, firstName: "" });
    expect(answer.status).toBe(400);
    expect(settledBy(answer)).toBeUndefined();
  });

  test("not by one that came after the session had ended, but by the button that sends it again", async () => {
    const anita = browserAt(app);
    const signIn = () => anita.post("/login", { email: "anita@kayap.test", password: PASSWORD });
    await signIn();
    clock.advance(31 * MINUTE_MS);
    const late = await sendProfile(anita);
    expect(late.headers.get("Location")).toBe("/login?next=%2Fdashboard%2Fprofile%3Fedit%3D1");
    expect(settledBy(late)).toBeUndefined();
    await signIn();
    expect(settledBy(await sendProfile(anita))).toContain("settled-drafts=profile;");
  });

  test("by the button that discards a form that waits to be sent again", async () => {
    const anita = browserAt(app);
    const signIn = () => anita.post("/login", { email: "anita@kayap.test", password: PASSWORD });
    await signIn();
    clock.advance(31 * MINUTE_MS);
    await sendProfile(anita);
    await signIn();
    const discarded = await anita.post("/dashboard/unsent", {});
    expect(settledBy(discarded)).toContain("settled-drafts=profile;");
  });

  test("and a form that waits is accepted whatever else its address says (decision 24)", async () => {
    const anita = browserAt(app);
    const signIn = () => anita.post("/login", { email: "anita@kayap.test", password: PASSWORD });
    await signIn();
    clock.advance(31 * MINUTE_MS);
    await sendProfile(anita);
    await signIn();
    expect((await database.client.execute("select * from unsent_forms")).rows).toHaveLength(1);
    await sendProfile(anita, "/dashboard/profile?edit=1");
    expect((await database.client.execute("select * from unsent_forms")).rows).toEqual([]);
  });
});
