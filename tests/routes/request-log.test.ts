import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { addAccount, browserAt, PASSWORD } from "#tests/support/application/accounts.ts";
import { appOver, openDatabase } from "#tests/support/application/app.ts";
import { emptyDatabase } from "#tests/support/database.ts";

let lines: string[];
let app: ReturnType<typeof appOver>;
let userId: string;
beforeEach(async () => {
  const database = await emptyDatabase();
  lines = [];
  app = appOver(database.db, { log: (line) => lines.push(line) });
  userId = await addAccount(database.client);
});

const written = () => lines.map((line) => JSON.parse(line));

describe("the log line of a request (threat 61)", () => {
  test("has the method, the path, the status and the request id that the answer has too", async () => {
    const response = await app.fetch("/login?utm=x", {
      headers: { "cf-ray": "0123456789abcdef-GEO" },
    });
    expect(response.headers.get("X-Request-Id")).toBe("0123456789abcdef-GEO");
    expect(written()).toEqual([
      {
        event: "request",
        requestId: "0123456789abcdef-GEO",
        method: "GET",
        path: "/login",
        status: 200,
        user: null,
        milliseconds: 0,
        database: 0,
        statements: 0,
      },
    ]);
  });

  test("of a visitor's document has beside it what its rendering took, under the same request id", async () => {
    const { client } = await emptyDatabase();
    const log = (line: string) => lines.push(line);
    const counted = appOver((onCall) => openDatabase(client, { onCall }), { log });
    await counted.fetch("/search?q=roof", { headers: { "cf-ray": "0123456789abcdef-GEO" } });
    const both = { requestId: "0123456789abcdef-GEO", path: "/search", status: 200 };
    expect(written()).toMatchObject([
      { event: "document", ...both },
      { event: "request", ...both, statements: 0 },
    ]);
    expect(written()[0].statements).toBeGreaterThan(0);
  });

  test("names the signed-in person by a hash only", async () => {
    const browser = browserAt(app);
    await browser.post("/login", { email: "anita@kayap.test", password: PASSWORD });
    lines.length = 0;
    await browser.get("/dashboard/more");
    const user = createHash("sha256").update(userId).digest("hex").slice(0, 12);
    expect(written()).toMatchObject([{ path: "/dashboard/more", status: 200, user }]);
  });

  test("is written for what the guard refuses and for a missing page", async () => {
    await app.post("/logout", {}, { Origin: "https://evil.example" });
    await app.fetch("/no/such/page");
    expect(written()).toMatchObject([
      { method: "POST", path: "/logout", status: 403 },
      { path: "/no/such/page", status: 404 },
    ]);
  });

  test("contains no password, e-mail address, token, cookie or user agent", async () => {
    const secret = "f".repeat(43);
    const browser = browserAt(app, { "User-Agent": "Mozilla\u00e9 forged" });
    await browser.post("/login", { email: "anita@kayap.test", password: PASSWORD });
    await browser.get(`/reset-password?token=${secret}`);
    await browser.get(`/calendar/${secret}.ics`);
    const all = lines.join("\n");
    const cookie = browser.cookies.get("session") ?? "";
    expect(cookie).not.toBe("");
    for (const one of [PASSWORD, "anita", secret, cookie, "Mozilla", userId]) {
      expect(all).not.toContain(one);
    }
    expect(all).toContain('"path":"/calendar/…"');
  });

  test("is one line, whatever the address and the given request id contain", async () => {
    await app.fetch("/search/%0d%0aforged", { headers: { "cf-ray": 'x"},{"event":"forged' } });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/[\r\n]/);
    expect(written()[0].requestId).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("the log line of an unexpected error (threat 61)", () => {
  let problems: string[];
  beforeEach(() => {
    problems = [];
    vi.spyOn(console, "error").mockImplementation((...line) => problems.push(line.join(" ")));
    return () => vi.restoreAllMocks();
  });

  test("has the request id and the cause, without the query or the values of the statement", async () => {
    const { client, db } = await emptyDatabase();
    await client.execute("alter table services rename column title to heading");
    const response = await appOver(db).fetch("/search?q=mango+secret", {
      headers: { Cookie: "notice=x" },
    });
    expect(response.status).toBe(500);
    const requestId = response.headers.get("X-Request-Id");
    // Not what is done after the responses of other tests.
    const own = problems
      .map((line) => JSON.parse(line))
      .filter((line) => line.requestId === requestId);
    expect(own).toEqual([
      {
        event: "request-failed",
        requestId,
        error: expect.stringMatching(/no such column: .*title/),
        at: expect.arrayContaining([expect.stringMatching(/^at /)]),
      },
    ]);
    expect(problems.join("")).not.toMatch(/mango|secret/);
  });
});
