import { expect, test } from "vitest";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { element, elements, textIn, texts } from "#tests/support/html.ts";

test("the page of components is a 404 when Kayap is deployed", async () => {
  const { db } = await emptyDatabase();
  expect((await appOver(db).page("/dev/components")).status).toBe(404);
});

test("the page of components is a plain document that works without demo data, in both sizes of text", async () => {
  const { db } = await emptyDatabase();
  const app = appOver(db, { config: { isLocal: true } });
  const { status, headers, document, html } = await app.page("/dev/components");
  expect(status).toBe(200);
  expect(headers.get("Cache-Control")).toContain("no-store");
  expect(html).toContain("noindex");
  expect(elements(document, "script")).toHaveLength(1);
  expect(texts(element(document, "main"), "h3")).toContain("Button");
  expect(textIn(element(document, "footer"))).toContain("Dark");
  expect(html).not.toContain('data-text="200"');
  expect((await app.page("/dev/components?text=200")).html).toContain('data-text="200"');
});
