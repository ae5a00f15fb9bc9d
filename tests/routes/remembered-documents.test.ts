import { beforeEach, expect, test } from "vitest";
import { browserOf, MINUTE, movableClock } from "../support/accounts.ts";
import { appOver } from "../support/app.ts";
import { emptyDatabase, type TestDatabase } from "../support/database.ts";
import { addProfessional, addService } from "../support/fixtures.ts";
import { memoryCache } from "../support/memory-cache.ts";

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
  app = appOver(database.db, {
    clock: clock.read,
    documents: memoryCache(),
    waitUntil: (work) => later.push(work),
  });
  proId = await addProfessional(database.client);
  path = `/service/${await addService(database.client, proId, { title: "Before" })}`;
});

const titleSeenBy = async (fetch: (path: string) => Promise<Response>) => {
  const html = await (await fetch(path)).text();
  return ["Before", "After"].filter((title) => html.includes(`<h1>${title}</h1>`))[0];
};
const rename = () => database.client.execute("update services set title = 'After'");

test("a changed service is shown to its owner at once, and to every visitor within a minute (threat 57)", async () => {
  const owner = await browserOf(database.client, app, proId);
  expect(await titleSeenBy(app.fetch)).toBe("Before");
  await rename();
  expect(await titleSeenBy(owner.get)).toBe("After");
  expect(await titleSeenBy(app.fetch)).toBe("Before");
  clock.advance(MINUTE + 1);
  expect(await titleSeenBy(app.fetch)).toBe("After");
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
