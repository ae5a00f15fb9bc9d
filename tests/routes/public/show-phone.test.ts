import type { Client } from "@libsql/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DAY_MS } from "#app/domain/time/durations.ts";
import {
  addAccount,
  alertIn,
  browserAt,
  movableClock,
  PASSWORD,
  pageOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver, awayFor } from "#tests/support/application/app.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addProfessional, insert, NOW } from "#tests/support/fixtures.ts";
import { element, linkTo, textIn, texts } from "#tests/support/html.ts";

const PHONE = "+5926001234";
const SHOWN = "+592 600 1234";

let client: Client;
let clock: ReturnType<typeof movableClock>;
let app: ReturnType<typeof appOver>;
let browser: TestBrowser;
let proId: string;
beforeEach(async () => {
  const database = await emptyDatabase();
  client = database.client;
  clock = movableClock();
  app = appOver(database.db, { clock: clock.read });
  browser = browserAt(app);
  proId = await addProfessional(client, { phone: PHONE, email: "ravi@kayap.test" });
  await addAccount(client);
  await browser.post("/login", { email: "anita@kayap.test", password: PASSWORD, remember: "on" });
  return () => client.close();
});
afterEach(() => vi.restoreAllMocks());

const allow = (settings: { show_email?: 0 | 1; show_phone?: 0 | 1 }) =>
  insert(client, "settings", { user_id: proId, updated_at: NOW, ...settings });
const profile = () => `/pro/${proId}`;
const press = () => browser.post(profile(), {});

describe("e-mail and phone on a profile (decision 19, threat 34)", () => {
  test("e-mail and phone are neither on the page nor in its data while their owner hides them", async () => {
    for (const settings of [null, { show_email: 0, show_phone: 0 } as const]) {
      if (settings) await allow(settings);
      for (const path of [profile(), `${profile()}.data`]) {
        const text = await (await browser.get(path)).text();
        expect(text).not.toMatch(/6001234|600 1234|ravi@kayap\.test|Show phone/);
      }
    }
    const { status, page } = await pageOf(await press());
    expect(status).toBe(404);
    expect(textIn(page)).not.toContain(SHOWN);
  });

  test("Show phone responds 503 while the session cannot be read, not as to a visitor", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await allow({ show_phone: 1 });
    const failing = browserAt(appOver(awayFor(/from sessions/, client), { clock: clock.read }));
    for (const [name, value] of browser.cookies) failing.cookies.set(name, value);
    expect((await failing.post(profile(), {})).status).toBe(503);
  });

  test("e-mail and phone are never shown to a visitor, whatever their owner allows", async () => {
    await allow({ show_email: 1, show_phone: 1 });
    for (const path of [profile(), `${profile()}.data`]) {
      const text = await (await app.fetch(path)).text();
      expect(text).not.toMatch(/6001234|600 1234|ravi@kayap\.test|Show phone/);
    }
    const posted = await app.post(profile(), {});
    expect(posted.status).toBe(303);
    expect(posted.headers.get("Location")).toBe(`/login?next=${encodeURIComponent(profile())}`);
  });

  test("signed-in people see the e-mail address at once, and the phone number by a press", async () => {
    await allow({ show_email: 1, show_phone: 1 });
    const first = await browser.get(profile());
    const html = await first.clone().text();
    expect(html).not.toMatch(/6001234|600 1234/);
    const { page } = await pageOf(first);
    expect(linkTo(page, "ravi@kayap.test")).toBe("mailto:ravi@kayap.test");
    expect(texts(element(page, "main"), "button")).toContain("Show phone");
    const { status, page: shown } = await pageOf(await press());
    expect(status).toBe(200);
    expect(linkTo(shown, SHOWN)).toBe(`tel:${PHONE}`);
    expect(texts(element(shown, "main"), "button")).not.toContain("Show phone");
  });

  test("a person sees twenty phone numbers a day, then gets a 429 until tomorrow", async () => {
    await allow({ show_phone: 1 });
    for (let i = 0; i < 20; i++) expect((await press()).status).toBe(200);
    const refused = await press();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBe(DAY_MS / 1000);
    const { page } = await pageOf(refused);
    expect(alertIn(page)).toBe(
      "You have looked up 20 phone numbers today. Please try again tomorrow.",
    );
    expect(textIn(page)).not.toContain(SHOWN);
    const shown = await client.execute("select 1 from security_events where event = 'phone-shown'");
    expect(shown.rows).toHaveLength(20);
    clock.advance(DAY_MS);
    expect((await press()).status).toBe(200);
  });

  test("every press of Show phone is in the viewer's security log (decision 27)", async () => {
    await allow({ show_phone: 1 });
    await press();
    const { rows } = await client.execute(
      "select details from security_events where event = 'phone-shown'",
    );
    expect(rows.map(({ details }) => details)).toEqual([proId]);
  });

  test("Show phone responds 503 while the database does not answer", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await allow({ show_phone: 1 });
    const failing = browserAt(appOver(awayFor(/phone-shown/, client)));
    for (const [name, value] of browser.cookies) failing.cookies.set(name, value);
    const { status, page } = await pageOf(await failing.post(profile(), {}));
    expect(status).toBe(503);
    expect(alertIn(page)).toContain("Please try again.");
  });
});
