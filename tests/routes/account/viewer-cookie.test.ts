import { beforeEach, expect, test, vi } from "vitest";
import { signedValue } from "#app/auth/signed-value.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import {
  addAccount,
  browserAt,
  movableClock,
  SIGN_IN,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { AWAY, appOver, interruptedBefore } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let browser: TestBrowser;
let userId: string;
beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  userId = await addAccount(database.client, { first_name: "Anita" });
  browser = browserAt(appOver(database.db, { clock: clock.read }));
  await browser.post("/login", SIGN_IN);
  await browser.get("/dashboard");
});

const textOf = async (path: string) => (await browser.get(path)).text();
const setBy = (response: Response) =>
  response.headers.getSetCookie().filter((set) => set.startsWith("viewer="));

test("who is signed in is a cookie that scripts cannot read, set again only when it changed (decision 131)", async () => {
  browser.cookies.delete("viewer");
  const [set, ...others] = setBy(await browser.get("/dashboard"));
  expect(set).toMatch(/^viewer=[\w-]+\.[\w-]+; Path=\/; SameSite=Lax; HttpOnly$/);
  expect(others).toEqual([]);
  expect(setBy(await browser.get("/dashboard/settings"))).toEqual([]);
  await database.client.execute("update users set first_name = 'Neela'");
  expect(setBy(await browser.get("/dashboard/settings"))).toHaveLength(1);
  expect(setBy(await browser.get("/dashboard/settings"))).toEqual([]);
});

test("a page made for what the cookie said is made again when the session says something else (decision 131)", async () => {
  expect(await textOf("/dashboard")).toContain("Anita");
  await database.client.execute("update users set first_name = 'Neela', role = 'professional'");
  const page = await textOf("/dashboard");
  expect(page).toContain("Neela");
  expect(page).not.toContain("Anita");
  expect(page).toContain('href="/dashboard/services"');
  await database.client.execute("update users set terms_version = '2024-01-01'");
  expect((await browser.get("/dashboard")).headers.get("Location")).toMatch(/^\/terms\/accept/);
});

test.each([
  ["ended elsewhere", "delete from sessions"],
  ["of a hidden account", "update users set hidden_at = 1"],
])(
  "nothing is shown to a session that was %s, whatever its cookie says (threat 72)",
  async (_, sql) => {
    await database.client.execute(sql);
    const response = await browser.get("/dashboard/profile");
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/login?next=%2Fdashboard%2Fprofile");
    expect(await response.text()).not.toContain("anita");
  },
);

test("nothing is shown to a session that ended by its time or without activity", async () => {
  clock.advance(DAY_MS);
  const response = await browser.get("/dashboard/profile");
  expect(response.headers.get("Location")).toBe("/login?next=%2Fdashboard%2Fprofile");
});

test("a cookie that we did not sign, or of another session, is not believed", async () => {
  const ravi = await addAccount(database.client, { email: "ravi@kayap.test", first_name: "Ravi" });
  const other = browserAt(appOver(database.db, { clock: clock.read }));
  await other.post("/login", { ...SIGN_IN, email: "ravi@kayap.test" });
  await other.get("/dashboard");
  const own = browser.cookies.get("viewer") ?? "";
  const content = JSON.parse(Buffer.from(own.split(".")[0] ?? "", "base64url").toString());
  content.user.id = ravi;
  const forged = signedValue(content, "not the secret of the Worker, but long enough", "viewer");
  for (const value of [forged, other.cookies.get("viewer") ?? "", "x", ""]) {
    browser.cookies.set("viewer", value);
    const page = await textOf("/dashboard/profile");
    expect(page).toContain("anita@kayap.test");
    expect(page).not.toContain("ravi@kayap.test");
  }
});

test("a page writes nothing for a session that is not confirmed", async () => {
  const ends = () => database.client.execute("delete from sessions");
  const racing = interruptedBefore(/from \\"sessions\\"/, database.client, ends);
  const app = browserAt(appOver(racing, { clock: clock.read }));
  for (const [name, value] of browser.cookies) app.cookies.set(name, value);
  const response = await app.get("/dashboard/find?q=wiring");
  expect(response.headers.get("Location")).toMatch(/^\/login/);
  const { rows } = await database.client.execute("select * from recent_searches");
  expect(rows).toEqual([]);
});

test("signing out forgets who was signed in", async () => {
  await browser.post("/logout", {});
  expect(browser.cookies.has("viewer")).toBe(false);
});

test("without the database a page keeps the frame of its person, and says that it cannot be read", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const away = browserAt(appOver(AWAY, { clock: clock.read }));
  for (const [name, value] of browser.cookies) away.cookies.set(name, value);
  const response = await away.get("/dashboard/bookings");
  expect(response.status).toBe(503);
  const page = await response.text();
  expect(page).toContain('aria-label="Dashboard"');
  expect(page).toContain("Try Again");
  expect(userId).not.toBe("");
  vi.restoreAllMocks();
});
