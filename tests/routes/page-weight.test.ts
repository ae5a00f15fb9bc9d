import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seed } from "#demo/seed.ts";
import { buildInto } from "#tools/build.ts";
import { appOver, ORIGIN } from "../support/app.ts";
import { emptyDatabase } from "../support/database.ts";
import { NOW } from "../support/fixtures.ts";
import { type Element, elements, having, texts } from "../support/html.ts";

const PAGE_BYTES = 14_000;
const ISLANDS_BYTES = 3_000;
const BUILD = mkdtempSync(join(tmpdir(), "kayap-weight-"));
const ASSETS = join(BUILD, "client/assets");

const compressed = (content: string | Buffer) => brotliCompressSync(content).length;

let app: ReturnType<typeof appOver>;
let service: string;
let pro: string;

beforeAll(async () => {
  await buildInto(BUILD, () => {});
  const { client, db } = await emptyDatabase();
  await seed(client, { now: NOW });
  const { rows } = await client.execute(
    "select id, pro_id from services where listed = 1 order by review_count desc, number limit 1",
  );
  service = `/service/${rows[0]?.id}`;
  pro = `/pro/${rows[0]?.pro_id}`;
  app = appOver(db);
});
afterAll(() => rmSync(BUILD, { recursive: true }));

describe("what a first visit has to fetch", () => {
  test.each(["/", "/categories", "/category/construction-trades"])(
    "is at most 14 kB for %s, styles included",
    async (path) => {
      await expectLight(path);
    },
  );

  test("is at most 14 kB for a search with 18 results, styles included", async () => {
    const html = await expectLight("/search");
    expect(texts(html, "h3")).toHaveLength(18);
  });

  test("is at most 14 kB for the service with most reviews, styles included", async () => {
    const html = await expectLight(service);
    expect(
      elements(html, ({ attributes }) => attributes.id?.startsWith("review-") ?? false).length,
    ).toBeGreaterThan(3);
  });

  test("is at most 14 kB for its professional, styles included", async () => {
    await expectLight(pro);
    await expectLight(`${pro}?tab=reviews`);
  });

  test("is at most 3 kB for the islands", () => {
    const islands = readdirSync(ASSETS)
      .filter((name) => name.endsWith(".js"))
      .map((name) => readFileSync(join(ASSETS, name)))
      .filter((code) => code.includes("[data-theme-form]"));
    expect(islands).toHaveLength(1);
    for (const code of islands) {
      expect(compressed(code)).toBeLessThanOrEqual(ISLANDS_BYTES);
      expect(code.toString()).not.toMatch(/\bimport\b/);
    }
  });
});

async function expectLight(path: string) {
  const { status, html, document } = await app.page(path);
  expect(status).toBe(200);
  const page = compressed(html.replace(/<link data-react-router-critical-css[^>]*>/, ""));
  const styles = stylesOf(document).map((file) => compressed(readFileSync(join(ASSETS, file))));
  const total = styles.reduce((sum, bytes) => sum + bytes, page);
  expect(total, `${path}: ${page} + ${styles.join(" + ")}`).toBeLessThanOrEqual(PAGE_BYTES);
  return document;
}

/** The built files of the stylesheets that a page names by their sources. */
function stylesOf(document: Element): string[] {
  const links = elements(document, having("rel", "stylesheet")).filter(
    ({ attributes }) => !("data-react-router-critical-css" in attributes),
  );
  const files = links.map(({ attributes }) => {
    const name = basename(new URL(attributes.href ?? "", ORIGIN).pathname, ".css");
    const file = readdirSync(ASSETS).find((asset) => new RegExp(`^${name}-.+\\.css$`).test(asset));
    if (!file) throw new Error(`Not built: ${name}.css`);
    return file;
  });
  expect(files).not.toEqual([]);
  return files;
}
