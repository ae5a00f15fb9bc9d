import { beforeEach, expect, test } from "vitest";
import { AS_VISITOR } from "#app/domain/offline/public-pages.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { browserOf, movableClock, rowsOf } from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addProfessional, addService } from "#tests/support/fixtures.ts";
import { inMemory } from "#tests/support/http/document-caches.ts";

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let app: ReturnType<typeof appOver>;
let later: Promise<unknown>[];
let proId: string;
let path: string;
beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  later = [];
  const waitUntil = (work: Promise<unknown>) => later.push(work);
  const documents = inMemory({ now: clock.read, waitUntil });
  app = appOver(database.db, { clock: clock.read, documents, waitUntil });
  proId = await addProfessional(database.client);
  path = `/service/${await addService(database.client, proId, { title: "Before" })}`;
});

const titleSeenBy = async (fetch: (path: string) => Promise<Response>) => {
  const html = await (await fetch(path)).text();
  return ["Before", "After"].filter((title) => html.includes(`<h1>${title}</h1>`))[0];
};
const rename = () => database.client.execute("update services set title = 'After'");

test("a changed service is shown to its owner at once, to visitors after half a minute and one more visit, or five minutes (threat 57)", async () => {
  const owner = await browserOf(database.client, app, proId);
  expect(await titleSeenBy(app.fetch)).toBe("Before");
  await rename();
  expect(await titleSeenBy(owner.get)).toBe("After");
  clock.advance(30_001);
  expect(await titleSeenBy(app.fetch)).toBe("Before");
  await Promise.all(later);
  expect(await titleSeenBy(app.fetch)).toBe("After");
  await database.client.execute("update services set title = 'Before'");
  clock.advance(5 * MINUTE_MS + 1);
  expect(await titleSeenBy(app.fetch)).toBe("Before");
});

test("a device asks for a page as visitors see it while somebody is signed in, in the look of its browser", async () => {
  const owner = await browserOf(database.client, app, proId);
  const look = "theme=dark; less-data=on";
  const Cookie = `session=${owner.cookies.get("session")}; notice=signed-in; ${look}`;
  const response = await app.fetch(path, { headers: { Cookie, [AS_VISITOR]: "yes" } });
  expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
  const html = await response.text();
  expect(html).not.toMatch(/Sign Out|Your service/);
  expect(html).toBe(await (await app.fetch(path, { headers: { Cookie: look } })).text());
  expect(html).toContain('data-theme="dark"');
  expect(html).not.toBe(await (await app.fetch(path)).text());
});

test("a visitor's search that finds nothing is counted by the visitor's own request, though its document has none of it", async () => {
  const search = async (headers: Record<string, string>) => {
    const response = await app.fetch("/search?q=zorbing", { headers });
    await Promise.all(later);
    return response.text();
  };
  const missed = () => rowsOf(database.client, "missed_searches");
  await search({ "Sec-Fetch-Site": "cross-site", "CF-Connecting-IP": "203.0.113.1" });
  expect(await missed()).toEqual([]);
  clock.advance(5 * MINUTE_MS + 1);
  const ours = { "Sec-Fetch-Site": "same-origin", "CF-Connecting-IP": "203.0.113.2" };
  expect(await search(ours)).not.toContain("203.0.113.2");
  expect(await missed()).toMatchObject([{ text: "zorbing" }]);
  clock.advance(5 * MINUTE_MS + 1);
  await search({ ...ours, "CF-Connecting-IP": "203.0.113.3" });
  expect(await missed()).toHaveLength(2);
});

test("a page for a signed-in person is never stored, and no cookie is in a stored document (threat 57)", async () => {
  const owner = await browserOf(database.client, app, proId);
  const own = await owner.get(path);
  expect(own.headers.get("Cache-Control")).toBe("no-store");
  expect(await own.text()).toContain("Sign Out");
  const visitor = await app.fetch(path);
  expect(visitor.headers.get("Set-Cookie")).toBeNull();
  expect(await visitor.text()).not.toMatch(/Sign Out|Your service/);
  await Promise.all(later);
  const tag = visitor.headers.get("ETag") ?? "";
  const again = await app.fetch(path, { headers: { "If-None-Match": tag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});
