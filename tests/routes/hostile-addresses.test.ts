import { createClient } from "@libsql/client";
import fc from "fast-check";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { visibleText } from "#app/domain/text/clean-text.ts";
import { openDatabase } from "#db/connection/client.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addProfessional, addService } from "#tests/support/fixtures.ts";
import { elements, having, textIn, texts } from "#tests/support/html.ts";
import { anyText, HOSTILE_TEXTS } from "#tests/support/random/texts.ts";

const TRACES = /sqlite|no such table|search_newest|node_modules|\.tsx?:\d|\n +at |[a-z]Error:/i;

const IDS = [
  "1",
  "-1",
  "0",
  "null",
  "undefined",
  "NaN",
  "'",
  "' or '1'='1",
  "1;drop table users",
  "%27%20OR%201=1--",
  "..%2f..%2fetc%2fpasswd",
  "%2e%2e%2f%2e%2e%2f",
  "..%5c..%5cwindows",
  "%00",
  "%0d%0aSet-Cookie:%20a=b",
  "00000000-0000-0000-0000-000000000000",
  "00000000-0000-4000-8000-000000000000",
  "00000000-0000-4000-8000-00000000000g",
  "%F0%9F%9B%A0",
  "%E2%80%AE",
  "a".repeat(4000),
  "__proto__",
  "constructor",
  "[object Object]",
  "*",
  "%25",
];

// Such addresses are logged; these tests do not read the log.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** Percent signs that encode nothing. */
const MALFORMED = ["%", "%zz", "%E0%A4%A", "%C3%28", "%ff", "%ED%A0%80", "a%"];

describe("an address that no page links to", () => {
  let app: ReturnType<typeof appOver>;
  beforeAll(async () => {
    const { client, db } = await emptyDatabase();
    await addService(client, await addProfessional(client));
    app = appOver(db);
  });

  test.each(["/service/", "/pro/", "/category/", "/professional/", "/"])(
    "is answered with a not-found page when it is %s with a hostile id (threat 28)",
    async (prefix) => {
      for (const id of [...IDS, ...MALFORMED]) {
        const path = prefix + id;
        const response = await app.fetch(path);
        const body = await response.text();
        const expected = prefix === "/professional/" ? [301, 400, 404] : [400, 404];
        expect(expected, path).toContain(response.status);
        expect(body).not.toMatch(TRACES);
        if (response.status === 301) continue;
        expect(body, path).toMatch(
          /<h1[^>]*>(Page|Service|Professional|Category) [Nn]ot [Ff]ound</,
        );
      }
    },
  );

  test("is answered with 200 when its parameters are hostile (threat 28)", async () => {
    for (const id of [...IDS, ...MALFORMED]) {
      const query = `?category=${id}&subcategory=${id}&page=${id}&sort=${id}&view=${id}&rating=${id}&availability=${id}&photo=${id}&tab=${id}`;
      for (const path of ["/", "/search", "/categories", "/category/pet-services"]) {
        const response = await app.fetch(path + query);
        expect(response.status, path + query).toBe(200);
        expect(await response.text()).not.toMatch(TRACES);
      }
    }
  });

  test("is answered with a status below 500 as a data request (threat 28)", async () => {
    for (const path of [
      "/service/x.data",
      "/pro/%00.data",
      "/nope.data",
      "/.data",
      "/_root.data",
    ]) {
      const response = await app.fetch(path);
      expect(response.status, path).toBeLessThan(500);
      expect(await response.text()).not.toMatch(/SQLITE|node_modules/);
    }
  });

  test("shows neither query nor stack of an internal error, and keeps the frame (threat 28)", async () => {
    const broken = appOver(openDatabase(createClient({ url: ":memory:" })));
    for (const path of ["/", "/search?q=roof", "/categories"]) {
      const { status, html, document } = await broken.page(path);
      expect(status).toBe(500);
      expect(texts(document, "h1")).toEqual(["Something went wrong on our side"]);
      expect(elements(document, "header")).toHaveLength(1);
      expect(elements(document, "footer")).toHaveLength(1);
      expect(html).not.toMatch(TRACES);
    }
    const data = await broken.fetch("/search.data?q=roof");
    expect(data.status).toBe(500);
    expect(await data.text()).not.toMatch(TRACES);
  });
});

describe("a search", () => {
  let app: ReturnType<typeof appOver>;
  beforeAll(async () => {
    const { client, db } = await emptyDatabase();
    const proId = await addProfessional(client);
    await addService(client, proId, { title: "Roof zinc and gutters" });
    await addService(client, proId, { title: "A/C repair" });
    app = appOver(db);
  });
  const search = (parameters: Record<string, string>, path = "/search") =>
    app.page(`${path}?${new URLSearchParams(parameters)}`);

  test.each([...HOSTILE_TEXTS.entries()])(
    "for hostile text %i gives a page of results, also inside a category (threat 51)",
    async (_, text) => {
      for (const path of ["/search", "/category/construction-trades"]) {
        const { status, document } = await search({ q: text, location: text }, path);
        expect(status).toBe(200);
        expect(texts(document, "h2")[0]).toMatch(/^\d+ Services? Found/);
      }
    },
  );

  test("for any text gives a page whose search field has the visible part of it (threats 51 and 77)", async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const { status, document } = await search({ q: text });
        const visible = visibleText(text.toWellFormed());
        const shortened = visibleText([...visible].slice(0, 200).join(""));
        const [box] = elements(document, having("id", "q"));
        expect(status).toBe(200);
        expect(box?.attributes.value?.trim()).toBe(shortened);
      }),
      { numRuns: 200 },
    );
  });

  test("for a text of 10 kB searches for the first 200 characters (threat 51)", async () => {
    const { status, document } = await search({ q: "roof ".repeat(2000) });
    expect(status).toBe(200);
    const [box] = elements(document, having("id", "q"));
    expect(box?.attributes.value?.trim()).toBe("roof ".repeat(40).trim());
  });

  const NUMBERS = [
    "-1",
    "NaN",
    "1e309",
    "1e9",
    "0",
    "-0",
    "Infinity",
    "0x10",
    "٣",
    "1,5",
    "",
    " ",
    "9".repeat(30),
  ];

  test.each(["minPrice", "maxPrice", "rating", "page", "sort", "view", "availability"])(
    "with an invalid %s shows the message about it or takes the default (threat 53)",
    async (name) => {
      let messages = 0;
      for (const value of [...NUMBERS, "constructor", "'"]) {
        const { status, document } = await search({ [name]: value });
        expect(status, value).toBe(200);
        expect(texts(document, "h2")[0]).toMatch(/^\d+ Services? Found/);
        for (const message of elements(
          document,
          (one) => one.attributes.id?.endsWith("-error") === true && textIn(one) !== "",
        )) {
          expect(textIn(message)).toBe("Please enter a valid price (e.g., 25.50)");
          expect(message.attributes.id).toMatch(/^m(in|ax)-price-error$/);
          messages += 1;
        }
      }
      expect(messages > 0, `${messages} messages`).toBe(name.endsWith("Price"));
    },
  );

  test("with a hundred parameters of one name gives a page (threat 53)", async () => {
    const { status } = await app.page(`/search?${"availability=weekdays&q=a&page=2&".repeat(100)}`);
    expect(status).toBe(200);
  });
});
