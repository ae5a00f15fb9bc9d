import { createHash } from "node:crypto";
import { createClient } from "@libsql/client";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { openDatabase } from "#db/connection/client.ts";
import { AWAY, appOver, hasDrawing, ORIGIN } from "#tests/support/application/app.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import {
  addCustomer,
  addPhoto,
  addProfessional,
  addReply,
  addReview,
  addService,
} from "#tests/support/fixtures.ts";
import { elements, having, textIn, texts } from "#tests/support/html.ts";

type App = ReturnType<typeof appOver>;
type Page = Awaited<ReturnType<App["page"]>>;

let app: App;
let service: string;
let pro: string;
const pages = new Map<string, Page>();

beforeAll(async () => {
  const { client, db } = await emptyDatabase();
  const proId = await addProfessional(client, { bio: "b".repeat(300), hourly_rate: 500_000 });
  const plain = await addService(client, proId, { description: "d".repeat(300) });
  const pictured = await addService(client, proId, { title: "With photos" });
  for (const position of [0, 1, 2]) {
    await addPhoto(client, { serviceId: pictured, proId }, position, `Photo ${position}`);
  }
  for (let n = 0; n < 30; n += 1) {
    await addService(client, proId, { title: `Gardening ${n}`, category_id: "pet-services" });
  }
  const customerId = await addCustomer(client);
  const reviewId = await addReview(client, { serviceId: plain, proId, customerId });
  await addReply(client, { reviewId, proId }, "Thank you.");
  app = appOver(db);
  service = `/service/${plain}`;
  pro = `/pro/${proId}`;
  const paths = [
    "/",
    "/categories",
    "/categories?view=list&q=s",
    "/categories?q=zzzz",
    "/category/pet-services",
    "/category/pet-services?view=list&page=2",
    "/category/nothing",
    "/search",
    "/search?view=list&page=2",
    "/search?q=zzzz",
    "/search?minPrice=9&maxPrice=5&category=pet-services&availability=weekdays&rating=4",
    service,
    `/service/${pictured}?photo=2`,
    "/service/nothing",
    pro,
    `${pro}?tab=reviews`,
    "/pro/nothing",
    "/nope",
  ];
  for (const path of paths) pages.set(path, await app.page(path));
});

function eachPage(check: (page: Page, path: string) => void) {
  expect(pages.size).toBe(18);
  for (const [path, page] of pages) check(page, path);
}

describe("every public page", () => {
  test("loads no script but the islands, and preloads none", () => {
    eachPage(({ document, html }, path) => {
      const code = elements(document, "script").filter(
        ({ attributes }) => attributes.type !== "application/ld+json",
      );
      expect(code, path).toHaveLength(1);
      expect(code[0]?.attributes).toMatchObject({ type: "module" });
      expect(code[0]?.attributes.src, path).toContain("islands");
      expect(elements(document, having("rel", "modulepreload")), path).toEqual([]);
      expect(html, path).not.toMatch(/__reactRouter|streamController|entry\.client/);
    });
  });

  test("has one h1, one main and one title, which begins or ends with the product's name", () => {
    eachPage(({ document }, path) => {
      expect(elements(document, "h1"), path).toHaveLength(1);
      expect(texts(document, "h1")[0], path).not.toBe("");
      expect(elements(document, "main"), path).toHaveLength(1);
      const titles = elements(document, "title");
      expect(titles, path).toHaveLength(1);
      expect(titles.map(textIn)[0], path).toMatch(/^Kayap \| .| \| Kayap$/);
    });
  });

  test("has every id once", () => {
    eachPage(({ document }, path) => {
      const ids = elements(document, having("id")).map(({ attributes }) => attributes.id);
      expect(
        ids.filter((id, i) => ids.indexOf(id) !== i),
        path,
      ).toEqual([]);
    });
  });

  test("labels every field, and has no label without a field", () => {
    eachPage(({ document }, path) => {
      const labels = elements(document, "label");
      const named = new Set(labels.map(({ attributes }) => attributes.for));
      for (const label of labels) {
        const { for: target } = label.attributes;
        const fields = target ? elements(document, having("id", target)) : elements(label, isField);
        expect(fields, `${path}: ${textIn(label)}`).toHaveLength(1);
      }
      const inside = new Set(labels.flatMap((label) => elements(label, isField)));
      for (const field of elements(document, isField)) {
        if (field.attributes.type === "hidden" || inside.has(field)) continue;
        if (field.attributes["aria-label"]) continue;
        expect(named, `${path}: ${field.attributes.name}`).toContain(field.attributes.id);
      }
    });
  });

  test("refers only to descriptions and anchors that exist", () => {
    eachPage(({ document }, path) => {
      for (const { attributes } of elements(document)) {
        const ids = [
          ...(attributes["aria-describedby"]?.split(" ") ?? []),
          ...(attributes.form ? [attributes.form] : []),
          ...(attributes.href?.startsWith("#") ? [attributes.href.slice(1)] : []),
        ];
        for (const id of ids) {
          expect(elements(document, having("id", id)), `${path}: #${id}`).toHaveLength(1);
        }
      }
    });
  });

  test("uses only drawings that the icon sheet has", () => {
    const used = new Set<string>();
    eachPage(({ document }, path) => {
      for (const { attributes } of elements(document, "use")) {
        expect(attributes.href, path).toMatch(/^\/icons\/[0-9a-f]+\.svg#/);
        used.add(attributes.href?.split("#")[1] ?? "");
      }
    });
    expect(used.size).toBeGreaterThan(20);
    for (const name of used) expect(hasDrawing(name), name).toBe(true);
    expect(hasDrawing("i-no-such-icon")).toBe(false);
  });

  test("gives every button and link a name in words", () => {
    eachPage(({ document }, path) => {
      for (const control of elements(document, ({ name }) => name === "a" || name === "button")) {
        const alt = elements(control, "img").map(({ attributes }) => attributes.alt);
        const logo = elements(control, having("aria-label", "Kayap"));
        const words = `${textIn(control)}${control.attributes["aria-label"] ?? ""}${alt.join("")}`;
        expect(logo.length > 0 || words !== "", `${path}: ${control.attributes.href}`).toBe(true);
      }
    });
  });

  test("gives every picture its size and an alternative text", () => {
    eachPage(({ document }, path) => {
      for (const { attributes } of elements(document, "img")) {
        expect(attributes, path).toHaveProperty("alt");
        expect(attributes.width, path).toMatch(/^\d+$/);
        expect(attributes.height, path).toMatch(/^\d+$/);
      }
    });
    const pictured = [...pages].filter(([, { document }]) => elements(document, "img").length > 0);
    expect(pictured.length).toBeGreaterThan(1);
  });

  test("declares its language, its theme colours and its viewport", () => {
    eachPage(({ document }, path) => {
      expect(
        elements(document, having("lang", "en")).map(({ name }) => name),
        path,
      ).toEqual(["html"]);
      expect(elements(document, having("name", "viewport")), path).toHaveLength(1);
      expect(elements(document, having("name", "theme-color")), path).toHaveLength(2);
    });
  });

  test("begins with a link to its content", () => {
    eachPage(({ document }, path) => {
      const [first] = elements(document, "a");
      expect(first && textIn(first), path).toBe("Skip to content");
      const main = elements(document, "main")[0];
      expect(main?.attributes.id, path).toBe(first?.attributes.href?.slice(1));
    });
  });

  test("answers HEAD as GET, without a body", async () => {
    for (const [path, { status }] of pages) {
      const response = await app.fetch(path, { method: "HEAD" });
      expect(response.status, path).toBe(status);
      expect(await response.text(), path).toBe("");
    }
  });
});

describe("the security headers", () => {
  const HEADERS: Record<string, string | RegExp> = {
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": /frame-ancestors 'none'/,
    "Strict-Transport-Security": /max-age=(3153[6-9]\d{3}|[4-9]\d{7}|\d{9,})/,
    "Referrer-Policy": "strict-origin-when-cross-origin",
  };

  function expectHeaders(response: Response, status: number) {
    expect(response.status).toBe(status);
    for (const [name, value] of Object.entries(HEADERS)) {
      expect(response.headers.get(name), name).toEqual(
        value instanceof RegExp ? expect.stringMatching(value) : value,
      );
    }
    const type = response.headers.get("Content-Type");
    if (response.body && type) expect(type).toMatch(/charset=utf-8|^(image|application\/json)/i);
  }

  test("are on answers with 200, 301, 303, 400, 403, 404, 405 and 413 (threat 27)", async () => {
    using _quiet = vi.spyOn(console, "error").mockImplementation(() => {});
    expectHeaders(await app.fetch("/"), 200);
    expectHeaders(await app.fetch("/search", { method: "HEAD" }), 200);
    expectHeaders(await app.fetch("/category/home-maintenance"), 301);
    expectHeaders(await app.fetch(`/professional/${pro.slice(5)}`), 301);
    expectHeaders(await app.post("/theme", { theme: "dark" }), 303);
    expectHeaders(await app.post("/theme", { theme: "pink" }), 400);
    expectHeaders(
      await app.post("/theme", { theme: "dark" }, { Origin: "https://evil.test" }),
      403,
    );
    expectHeaders(await app.fetch("/nope"), 404);
    expectHeaders(await app.fetch("/service/nothing"), 404);
    expectHeaders(await app.post("/search", { q: "x" }), 405);
    expectHeaders(await app.post("/theme", { theme: "x".repeat(200_000) }), 413);
  });

  test("are on answers with 503 and 500 (threat 27)", async () => {
    using _quiet = vi.spyOn(console, "error").mockImplementation(() => {});
    expectHeaders(await appOver(AWAY).fetch("/"), 503);
    const withoutTables = openDatabase(createClient({ url: ":memory:" }));
    expectHeaders(await appOver(withoutTables).fetch("/"), 500);
  });

  test("are on the data of a page (threat 27)", async () => {
    for (const path of ["/search.data", "/nope.data"]) {
      const response = await app.fetch(path);
      expectHeaders(response, response.status);
    }
  });

  test("allow only scripts and styles of this site, and of inline ones the style of the transition alone (threat 27)", async () => {
    const { headers, document } = await app.page("/");
    const policy = headers.get("Content-Security-Policy")?.split("; ") ?? [];
    expect(policy).toContain("script-src 'self'");
    const styles = elements(document, ({ name }) => name === "style").map(({ children }) =>
      children.join(""),
    );
    expect(styles).toEqual([
      "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}",
    ]);
    const hash = createHash("sha256").update(String(styles)).digest("base64");
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy.join(";")).not.toMatch(/unsafe|nonce|\*/);
  });
});

describe("a public page", () => {
  test("sets no cookie and loads its files from no other host", async () => {
    eachPage(({ headers, document }, path) => {
      expect(headers.get("Set-Cookie"), path).toBeNull();
      for (const { name, attributes } of elements(document)) {
        if (!["script", "link", "img", "use"].includes(name)) continue;
        if (["canonical", "alternate"].includes(attributes.rel ?? "")) continue;
        const address = attributes.src ?? attributes.href ?? "";
        expect(new URL(address, ORIGIN).origin, path).toBe(ORIGIN);
      }
    });
  });
});

function isField({ name }: { name: string }): boolean {
  return ["input", "select", "textarea"].includes(name);
}
