import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "#app/domain/time/durations.ts";
import {
  addAccount,
  browserAt,
  movableClock,
  PASSWORD,
  rowsOf,
  SIGN_IN,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let app: ReturnType<typeof appOver>;
beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  app = appOver(database.db, { clock: clock.read });
});

const sessionOf = (response: Response) =>
  response.headers.getSetCookie().find((set) => /^(__Host-)?session=/.test(set));

describe("a session", () => {
  test("gets a new id at sign-in, and the one the browser had ends (threat 16)", async () => {
    await addAccount(database.client);
    const browser = browserAt(app);
    await browser.post("/login", SIGN_IN);
    const old = browser.cookies.get("session") ?? "";
    const planted = browserAt(app);
    planted.cookies.set("session", old);
    await planted.post("/login", SIGN_IN);
    expect(planted.cookies.get("session")).not.toBe(old);
    expect((await browser.get("/dashboard")).headers.get("Location")).toBe(
      "/login?next=%2Fdashboard",
    );
    const invented = browserAt(app);
    invented.cookies.set("session", "a".repeat(40));
    await invented.post("/login", SIGN_IN);
    expect(invented.cookies.get("session")).not.toBe("a".repeat(40));
  });

  test("over http is a cookie named session for this path that scripts cannot read (threat 18)", async () => {
    await addAccount(database.client);
    const plain = sessionOf(await app.post("/login", SIGN_IN));
    expect(plain?.replace(/=\w+;/, "=ID;")).toBe("session=ID; Path=/; SameSite=Lax; HttpOnly");
    const remembered = sessionOf(await app.post("/login", { ...SIGN_IN, remember: "on" }));
    expect(remembered).toContain(`; Max-Age=${30 * 24 * 60 * 60};`);
  });

  test("over https belongs to this host alone: __Host-, Secure, no Domain (threat 18)", async () => {
    await addAccount(database.client);
    const secure = appOver(database.db, { origin: "https://kayap.test" });
    const response = await secure.post("/login", SIGN_IN);
    const cookies = response.headers.getSetCookie();
    const session = sessionOf(response);
    expect(session?.replace(/=\w+;/, "=ID;")).toBe(
      "__Host-session=ID; Path=/; SameSite=Lax; HttpOnly; Secure",
    );
    expect(cookies.find((set) => set.startsWith("__Host-device="))).toMatch(
      /; Path=\/; SameSite=Lax; Max-Age=31536000; HttpOnly; Secure$/,
    );
    const cookie = session?.split(";")[0] ?? "";
    expect((await secure.fetch("/dashboard", { headers: { Cookie: cookie } })).status).toBe(200);
    const plain = cookie.replace("__Host-", "");
    expect((await secure.fetch("/dashboard", { headers: { Cookie: plain } })).status).toBe(303);
  });

  test("without 'remember me' lasts 24 hours and is not extended", async () => {
    const user_id = await addAccount(database.client);
    await insert(database.client, "settings", { user_id, session_timeout: 0, updated_at: NOW });
    const browser = browserAt(app);
    await browser.post("/login", SIGN_IN);
    clock.advance(DAY_MS - 1000);
    const response = await browser.get("/dashboard");
    expect(response.status).toBe(200);
    expect(sessionOf(response)).toBeUndefined();
    clock.advance(2000);
    const late = await browser.get("/dashboard");
    expect(late.status).toBe(303);
    expect(sessionOf(late)).toContain("Max-Age=0");
    expect(await rowsOf(database.client, "sessions")).toEqual([]);
  });

  test("with 'remember me' lasts 30 days from the last visit, and the cookie is sent again (threat 18)", async () => {
    await addAccount(database.client);
    const browser = browserAt(app);
    await browser.post("/login", { ...SIGN_IN, remember: "on" });
    clock.advance(14 * DAY_MS);
    expect(sessionOf(await browser.get("/dashboard"))).toBeUndefined();
    clock.advance(2 * DAY_MS);
    const extended = await browser.get("/dashboard");
    expect(sessionOf(extended)).toContain(`session=${browser.cookies.get("session")};`);
    expect(sessionOf(extended)).toContain(`Max-Age=${30 * 24 * 60 * 60}`);
    clock.advance(29 * DAY_MS);
    expect((await browser.get("/dashboard")).status).toBe(200);
    clock.advance(31 * DAY_MS);
    expect((await browser.get("/dashboard")).status).toBe(303);
  });

  test("ends when the person is hidden", async () => {
    await addAccount(database.client);
    const browser = browserAt(app);
    await browser.post("/login", SIGN_IN);
    expect((await browser.get("/dashboard")).status).toBe(200);
    await database.client.execute("update users set hidden_at = 1");
    expect((await browser.get("/dashboard")).status).toBe(303);
  });

  test("is stored by the hash of its id only, as is the browser (threat 14)", async () => {
    await addAccount(database.client);
    const browser = browserAt(app);
    await browser.post("/login", SIGN_IN);
    const tables = ["users", "sessions", "devices", "security_events", "rate_limits"];
    const dump = JSON.stringify(
      await Promise.all(tables.map((table) => rowsOf(database.client, table))),
    );
    for (const secret of [...browser.cookies.values(), PASSWORD]) {
      expect(secret.length).toBeGreaterThan(20);
      expect(dump).not.toContain(secret);
    }
  });
});
