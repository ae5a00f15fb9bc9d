import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { addAccount, browserOf, PASSWORD } from "#tests/support/application/accounts.ts";
import { appOver, openDatabase } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { inMemory } from "#tests/support/http/document-caches.ts";
import { ROOT } from "#tools/project-root.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await emptyDatabase();
});

const open = (options: Parameters<typeof appOver>[1] = {}) =>
  appOver((onCall) => openDatabase(database.client, { onCall }), options);
const timingOf = (response: Response) => response.headers.get("Server-Timing");

/** Nothing but durations and two counts. */
const WHOLE = /^db;dur=\d+;desc="(\d+) calls, (\d+) statements", render;dur=\d+, total;dur=\d+$/;

describe("Server-Timing", () => {
  test("of a page has the durations of the database, the rendering and the whole request", async () => {
    expect(timingOf(await open().fetch("/categories"))).toMatch(WHOLE);
    expect(WHOLE.exec(timingOf(await open().fetch("/search?q=roof")) ?? "")?.[1]).not.toBe("0");
    expect(WHOLE.exec(timingOf(await open().fetch("/about")) ?? "")?.slice(1)).toEqual(["0", "0"]);
    expect(timingOf(await open().fetch("/no/such/page"))).toMatch(WHOLE);
  });

  test("of the dashboard has its one database call, for documents and for data requests", async () => {
    const app = open();
    const browser = await browserOf(database.client, app, await addAccount(database.client));
    await browser.get("/dashboard");
    for (const path of ["/dashboard", "/dashboard.data", "/dashboard/notifications"]) {
      expect(WHOLE.exec(timingOf(await browser.get(path)) ?? "")?.[1], path).toBe("1");
    }
  });

  test("of a stored document says only that it is from the cache, also for a 304", async () => {
    const app = open({ documents: inMemory({ now: () => NOW, waitUntil: () => {} }) });
    const first = await app.fetch("/categories");
    expect(timingOf(first)).toMatch(WHOLE);
    const second = await app.fetch("/categories");
    expect(timingOf(second)).toBe("cache;desc=hit");
    const tag = second.headers.get("ETag") ?? "";
    expect(tag).toBe(first.headers.get("ETag"));
    const third = await app.fetch("/categories", { headers: { "If-None-Match": tag } });
    expect(third.status).toBe(304);
    expect(timingOf(third)).toBe("cache;desc=hit");
  });

  const secret = pathsOf(routes).filter(
    ({ path, file }) => path !== "" && (file.startsWith("routes/account/") || opensByToken(file)),
  );

  test("the pages that a link with a token opens are found by their source", () => {
    expect(secret.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        "/reset-password",
        "/verify-email",
        "/newsletter/confirm",
        "/newsletter/unsubscribe",
        "/email/unsubscribe",
        "/letters/stop",
        "/appeal",
        "/dispute",
      ]),
    );
  });

  test.each(secret)(
    "is not on $path, where a duration could show who has an account or which token is good (threat 5)",
    async ({ path }) => {
      const app = open();
      const inCapitals = path.toUpperCase();
      const encoded = `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`;
      for (const address of [path, `${path}.data`, `${path}/`, inCapitals, encoded])
        expect(timingOf(await app.fetch(address)), address).toBeNull();
    },
  );

  test("is on no response to a form (threat 5)", async () => {
    const app = open();
    const known = { email: "anita@kayap.test", password: PASSWORD };
    for (const path of ["/login", "/register", "/forgot-password", "/newsletter", "/contact"]) {
      expect(timingOf(await app.post(path, known)), path).toBeNull();
    }
  });

  test("is only on pages", async () => {
    for (const path of ["/health", "/robots.txt", "/sitemap.xml"]) {
      const response = await open().fetch(path);
      expect([response.status, timingOf(response)], path).toEqual([200, null]);
    }
  });
});

/** Whether a public page reads a token, by itself or by the reader of a signed link. */
function opensByToken(file: string): boolean {
  const isPublicPage = /^routes\/(public|site|account)\/.*\.tsx$/.test(file);
  const text = isPublicPage ? readFileSync(join(ROOT, "app", file), "utf8") : "";
  return /\btoken\b|#app\/email\/links\/\w+-link\.ts/.test(text);
}

type Entry = { path?: string | undefined; file: string; children?: Entry[] | undefined };

function pathsOf(entries: Entry[], parent = ""): { path: string; file: string }[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const here = path ? `${parent}/${path}` : parent;
    return [{ path: here, file }, ...pathsOf(children, here)];
  });
}
