import { beforeEach, describe, expect, test } from "vitest";
import { hashToken } from "#app/auth/one-time-token.ts";
import {
  addAccount,
  browserAt,
  EMAIL,
  movableClock,
  REGISTRATION,
  rowsOf,
  SIGN_IN,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";
import { inMemory } from "#tests/support/http/document-caches.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

/** Of a browser that the release before has given it, without a signature. */
const UNSIGNED = "u".repeat(43);

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let app: ReturnType<typeof appOver>;
beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  const documents = inMemory({ now: () => NOW, waitUntil: () => {} });
  app = appOver(database.db, { clock: clock.read, documents });
});

const deviceIn = (response: Response) =>
  response.headers.getSetCookie().find((set) => set.startsWith("device="));
const kinds = async () => (await emailsIn(database.client)).map(({ kind }) => kind);

/** A browser that has opened a form, and so has a signed cookie. */
async function freshBrowser(n = 0): Promise<TestBrowser> {
  const browser = browserAt(app, { "CF-Connecting-IP": `190.80.1.${n}` });
  await browser.get("/forgot-password");
  return browser;
}

function browserWith(device: string): TestBrowser {
  const browser = browserAt(app);
  browser.cookies.set("device", device);
  return browser;
}

test.each(["/register", "/contact", "/forgot-password"])(
  "%s gives a new browser a signed cookie of its own, a known one none, and is not cached (threats 82 and 92)",
  async (path) => {
    const [first, second] = [browserAt(app), browserAt(app)];
    const cookies = [await first.get(path), await second.get(path)].map(deviceIn);
    expect(cookies[0]).toMatch(/^device=[\w-]{60}\.[\w-]{43}; .*Max-Age=31536000; HttpOnly/);
    expect(cookies[0]).not.toBe(cookies[1]);
    const again = await first.get(path);
    expect(deviceIn(again)).toBeUndefined();
    expect(again.headers.get("Cache-Control")).toContain("no-store");
  },
);

test("a document that is cached for everybody sets no cookie (threats 57 and 82)", async () => {
  for (const path of ["/", "/faq", "/search"]) {
    expect((await browserAt(app).get(path)).headers.getSetCookie()).toEqual([]);
  }
});

/** A signed cookie with the id of one browser and the signature of another. */
async function wronglySigned(): Promise<string> {
  const cookies = [await freshBrowser(), await freshBrowser()].map(({ cookies }) =>
    cookies.get("device")?.split("."),
  );
  return `${cookies[0]?.[0]}.${cookies[1]?.[1]}`;
}

/** Stores that a browser of the release before has signed in to the account. */
const signedInBefore = (userId: string) =>
  insert(database.client, "devices", {
    id_hash: hashToken(UNSIGNED),
    user_id: userId,
    first_seen_at: NOW - 1,
    last_seen_at: NOW - 1,
  });

describe("a device cookie that we did not sign", () => {
  test("counts as none for the requests for e-mails from one address (threat 92)", async () => {
    const devices = Array.from({ length: 29 }, (_, n) => String(n).padStart(43, "a"));
    const ask = (browser: TestBrowser) => browser.post("/forgot-password", { email: EMAIL });
    for (const device of [...devices, await wronglySigned()]) {
      expect((await ask(browserWith(device))).status).toBe(303);
    }
    for (const device of ["b".repeat(43), await wronglySigned()]) {
      expect((await ask(browserWith(device))).status).toBe(429);
    }
    const signed = browserAt(app);
    await signed.get("/forgot-password");
    expect((await ask(signed)).status).toBe(303);
  });

  test("of a browser that has signed in keeps it known, and is signed at the next sign-in (threats 84 and 92)", async () => {
    await signedInBefore(await addAccount(database.client));
    const browser = browserWith(UNSIGNED);
    expect((await browser.post("/login", SIGN_IN)).status).toBe(303);
    expect(browser.cookies.get("device")).toMatch(/^[\w-]{60}\.[\w-]{43}$/);
    await browser.post("/logout", {});
    expect((await browser.post("/login", SIGN_IN)).status).toBe(303);
    expect(await kinds()).toEqual([]);
    expect(await rowsOf(database.client, "devices")).toMatchObject([
      { id_hash: hashToken(UNSIGNED), last_seen_at: NOW },
    ]);
  });

  test("of a browser that has signed in keeps it known where a form signs it (threats 84 and 92)", async () => {
    await signedInBefore(await addAccount(database.client));
    const browser = browserWith(UNSIGNED);
    expect(deviceIn(await browser.get("/forgot-password"))).toMatch(/^device=[\w-]{60}\./);
    expect((await browser.post("/login", SIGN_IN)).status).toBe(303);
    expect(await kinds()).toEqual([]);
  });

  test("with the signature of another one is that of a new browser, whose sign-in the owner hears of (threat 92)", async () => {
    const userId = await addAccount(database.client);
    const known = await freshBrowser();
    await known.post("/login", SIGN_IN);
    const [id] = known.cookies.get("device")?.split(".") ?? [];
    const [, signature] = (await wronglySigned()).split(".");
    const browser = browserWith(`${id}.${signature}`);
    expect((await browser.post("/login", SIGN_IN)).status).toBe(303);
    expect(await kinds()).toEqual(["new-device"]);
    expect(await rowsOf(database.client, "devices")).toMatchObject([
      { user_id: userId },
      { user_id: userId },
    ]);
  });
});

describe("browsers that we gave a device cookie and that never signed in to an account", () => {
  test.each([
    ["/forgot-password", { email: EMAIL }, "reset-password"],
    ["/register", REGISTRATION, "known-address"],
  ])(
    "get its owner no more e-mails by %s, eight of them, than one (threat 92)",
    async (path, fields, kind) => {
      await addAccount(database.client);
      const browsers = await Promise.all(Array.from({ length: 8 }, (_, n) => freshBrowser(n)));
      for (const browser of browsers) {
        expect((await browser.post(path, fields)).status).toBe(303);
      }
      expect(await kinds()).toEqual([kind]);
    },
  );

  test("have no attempts of their own at its password (threat 92)", async () => {
    await addAccount(database.client);
    for (let n = 0; n < 5; n += 1) {
      const wrong = await (await freshBrowser(n)).post("/login", {
        ...SIGN_IN,
        password: "not it",
      });
      expect(wrong.status).toBe(400);
    }
    expect((await (await freshBrowser(6)).post("/login", SIGN_IN)).status).toBe(429);
  });
});
