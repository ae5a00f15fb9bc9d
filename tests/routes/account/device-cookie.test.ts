import { beforeEach, expect, test } from "vitest";
import { browserAt } from "../../support/accounts.ts";
import { appOver } from "../../support/app.ts";
import { emptyDatabase } from "../../support/database.ts";
import { inMemory } from "../../support/document-caches.ts";
import { NOW } from "../../support/fixtures.ts";

let app: ReturnType<typeof appOver>;
beforeEach(async () => {
  const { db } = await emptyDatabase();
  app = appOver(db, { documents: inMemory({ now: () => NOW, waitUntil: () => {} }) });
});

const deviceIn = (response: Response) =>
  response.headers.getSetCookie().find((set) => set.startsWith("device="));

test.each(["/register", "/contact", "/forgot-password"])(
  "%s gives a new browser a cookie of its own, a known one none, and is not cached (threat 82)",
  async (path) => {
    const [first, second] = [browserAt(app), browserAt(app)];
    const cookies = [await first.get(path), await second.get(path)].map(deviceIn);
    expect(cookies[0]).toMatch(/^device=[\w-]{43}; .*Max-Age=31536000; HttpOnly/);
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
