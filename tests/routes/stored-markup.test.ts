import { beforeAll, describe, expect, test } from "vitest";
import { PAGE_TRANSITION } from "#app/http/frame/page-transition.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import {
  addCustomer,
  addPhoto,
  addProfessional,
  addReply,
  addReview,
  addService,
} from "#tests/support/fixtures.ts";
import { type Element, elements, textIn } from "#tests/support/html.ts";

const ATTACKS = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '" onmouseover="alert(1)',
  "</title><script>alert(1)</script>",
  "</textarea><iframe src=//evil.test>",
  "<!--<script>-->alert(1)",
  "javascript:alert(1)",
  "{{constructor.constructor('alert(1)')()}}",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  '<a href="javascript:alert(1)" style="position:fixed">x</a>',
];

const ADDRESSES = [
  "javascript:alert(1)",
  " javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "//evil.test",
  "ftp://evil.test",
];

describe("markup in a stored text or a request", () => {
  test.each(ATTACKS)("is shown as text on every page: %s (threat 26)", async (attack) => {
    const { paths, app } = await appWithTextEverywhere(attack);
    for (const path of paths) {
      const { status, document } = await app.page(path);
      expect(status, path).toBe(200);
      expectHarmless(document);
      expect(textIn(document), path).toContain(attack);
    }
  });

  test.each(ADDRESSES)(
    "is not linked when it is stored as a website: %j (threat 26)",
    async (website) => {
      const { client, db } = await emptyDatabase();
      const id = await addProfessional(client, { website });
      const { status, document } = await appOver(db).page(`/pro/${id}`);
      expect(status).toBe(200);
      expectHarmless(document);
      expect(textIn(document)).toContain(website.trim().replace(/\s+/g, " "));
    },
  );

  test("is shown as text in the search field and the title when it is searched for (threat 26)", async () => {
    const app = appOver((await emptyDatabase()).db);
    for (const attack of ATTACKS) {
      const typed = encodeURIComponent(attack);
      for (const path of [
        `/search?q=${typed}&location=${typed}&minPrice=${typed}&category=${typed}`,
        `/categories?q=${typed}`,
        `/category/pet-services?q=${typed}`,
      ]) {
        const { status, document } = await app.page(path);
        expect(status).toBe(200);
        expectHarmless(document);
        const box = elements(document, ({ attributes }) => attributes.id === "q")[0];
        expect(box?.attributes.value).toBe(attack.trim());
      }
    }
  });

  test("has no effect in an address or a referrer (threat 26)", async () => {
    const app = appOver((await emptyDatabase()).db);
    for (const attack of ATTACKS) {
      const { document, html } = await app.page(`/${encodeURIComponent(attack)}`, {
        headers: { Referer: `http://kayap.test/?${encodeURI(attack)}` },
      });
      expectHarmless(document);
      expect(html.match(/<script/g)).toHaveLength(1);
    }
  });
});

describe("every public page", () => {
  let pages: Element[];
  beforeAll(async () => {
    const { app, paths } = await appWithTextEverywhere("plain");
    const all = [...paths, "/", "/categories", "/nope", "/service/x"];
    pages = await Promise.all(all.map(async (path) => (await app.page(path)).document));
  });

  test("has no inline script, handler or style, which the content security policy would block (threat 26)", () => {
    for (const page of pages) expectHarmless(page);
  });
});

/** The islands, or data that search engines read and browsers do not run. */
function expectNoCode(attributes: Record<string, string>, content: string) {
  if (attributes.type === "application/ld+json") {
    expect(JSON.parse(content)).toHaveProperty("@context", "https://schema.org");
    expect(content).not.toContain("<");
    return;
  }
  expect(attributes.src).toMatch(/^\/(app|assets)\//);
  expect(content).toBe("");
}

/** No script but the islands, no handler, no style but that of the transition, no frame, and links of known kinds only. */
function expectHarmless(page: Element) {
  for (const { name, attributes, children } of elements(page)) {
    expect(["iframe", "object", "embed", "base"]).not.toContain(name);
    if (name === "style") expect(children.join("")).toBe(PAGE_TRANSITION);
    if (name === "script") expectNoCode(attributes, children.join(""));
    for (const [attribute, value] of Object.entries(attributes)) {
      expect(attribute).not.toMatch(/^on/);
      expect(attribute).not.toBe("style");
      if (["href", "src", "action", "formaction"].includes(attribute)) {
        expect(value).toMatch(/^(\/(?!\/)|\?|#|https?:\/\/|mailto:|sms:|$)/);
      }
    }
  }
}

async function appWithTextEverywhere(text: string) {
  const { client, db } = await emptyDatabase();
  const proId = await addProfessional(client, {
    first_name: text.slice(0, 50),
    last_name: text.slice(0, 50),
    business_name: text,
    bio: `${text} ${"x".repeat(200)}`,
    location_city: text,
    specialties: JSON.stringify([text]),
  });
  const serviceId = await addService(client, proId, {
    title: text,
    description: `${text} ${"x".repeat(200)}`,
    location_city: text,
    location_state: text,
    business_name: text,
  });
  await addService(client, proId, { title: text });
  await addPhoto(client, { serviceId, proId }, 0, text);
  const customerId = await addCustomer(client, { first_name: text.slice(0, 50) });
  const reviewId = await addReview(client, { serviceId, proId, customerId }, { comment: text });
  await addReply(client, { reviewId, proId }, text);
  const app = appOver(db);
  const paths = [
    "/",
    "/search",
    "/search?view=list",
    "/category/construction-trades?view=list",
    `/service/${serviceId}`,
    `/pro/${proId}`,
    `/pro/${proId}?tab=reviews`,
  ];
  return { app, paths };
}
