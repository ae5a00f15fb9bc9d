import { beforeAll, describe, expect, test } from "vitest";
import { documentAddress } from "#app/http/documents/document-address.ts";
import { documentRequest, publicDocument } from "#app/http/documents/document-request.ts";
import { addAccount } from "#tests/support/application/accounts.ts";
import { appOver, ORIGIN, servedRoutes } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addReview, addService, NOW } from "#tests/support/fixtures.ts";
import { deployed } from "#tests/support/http/document-caches.ts";
import { COOKIE_VALUES, HEADER_VALUES } from "#tests/support/http/request-headers.ts";

let database: TestDatabase;
/** One address of every kind of cached document, and one of each kind that does not exist. */
let documents: Record<string, string>;
beforeAll(async () => {
  database = await emptyDatabase();
  const { client } = database;
  const customerId = await addAccount(client);
  const proId = await addAccount(client, { email: "ravi@kayap.test", role: "professional" });
  const serviceId = await addService(client, proId);
  await addReview(client, { customerId, proId, serviceId });
  documents = {
    "/": "/",
    "/about": "/about",
    "/how-it-works": "/how-it-works",
    "/terms": "/terms",
    "/privacy": "/privacy",
    "/faq": "/faq",
    "/categories": "/categories?q=roof",
    "/category/:categoryId": "/category/construction-trades?page=1",
    "/search": "/search?q=wiring",
    "/service/:serviceId": `/service/${serviceId}`,
    "/pro/:proId": `/pro/${proId}?tab=reviews`,
    "no service": `/service/${crypto.randomUUID()}`,
    "no category": "/category/nothing",
  };
});

type Answer = { status: number; headers: string[][]; body: string; stored: unknown[] };

/** The response of the deployed application to one request while nothing is cached, and what caches may store of it. */
async function answerTo(path: string, init: RequestInit = {}): Promise<Answer> {
  const stored: unknown[] = [];
  const { isolate } = deployed({ now: () => NOW, waitUntil: () => {} });
  const app = appOver(database.db, {
    documents: ({ get, purge }) =>
      isolate({
        purge,
        get: async (document, sent) => {
          const response = await get(document, sent);
          const isStored = response.headers.get("Cache-Control")?.startsWith("public");
          if (isStored) stored.push([document, headersOf(response), await response.clone().text()]);
          return response;
        },
      }),
  });
  const response = await app.fetch(path, init);
  return {
    status: response.status,
    headers: headersOf(response),
    body: await response.text(),
    stored,
  };
}

/** The headers that differ in each response: the id of the request and its duration. */
const OF_THE_ANSWER = ["x-request-id", "server-timing"];
const headersOf = ({ headers }: Response) =>
  [...headers].filter(([name]) => !OF_THE_ANSWER.includes(name));

test("every cached document is tested here", async () => {
  const served = (await servedRoutes()).map(({ pattern }) => pattern);
  const remembered = served.filter((pattern) => {
    const path = pattern.replace(/:\w+/g, "x");
    return documentAddress(new URL(path, ORIGIN)) !== null;
  });
  expect(Object.keys(documents)).toEqual(expect.arrayContaining(remembered));
  expect(remembered.length).toBeGreaterThan(8);
});

test("at least two hundred names of headers and cookies are tried", () => {
  expect(new Set([...HEADER_VALUES, ...COOKIE_VALUES].map(([name]) => name)).size).toBeGreaterThan(
    200,
  );
});

/** The forms of a request for each document. */
const FORMS = {
  "as a page": (path: string) => ({ path, method: "GET" }),
  "by HEAD": (path: string) => ({ path, method: "HEAD" }),
  "as data": (path: string) => ({ path: dataPath(path), method: "GET" }),
};

describe("no header and no cookie changes a cached document (threat 71)", () => {
  test.each(Object.entries(FORMS))("%s", async (form, requestOf) => {
    for (const [kind, address] of Object.entries(documents)) {
      const { path, method } = requestOf(address);
      const plain = JSON.stringify(await answerTo(path, { method }));
      expect(JSON.parse(plain).status, path).toBe(kind.startsWith("no ") ? 404 : 200);
      const changed: string[][] = [];
      for (const group of inGroups(HOSTILE, form === "as a page" ? 40 : 80)) {
        const answer = await answerTo(path, { method, headers: headersOfAll(group) });
        if (JSON.stringify(answer) !== plain) changed.push(group.map(({ name }) => name));
      }
      expect(changed, `${kind} ${form}`).toEqual([]);
    }
  });

  test.each(Object.entries(FORMS))(
    "each of them alone is removed before rendering: %s",
    (_, requestOf) => {
      for (const address of Object.values(documents)) {
        const { path, method } = requestOf(address);
        const requestText = (headers: Headers) => {
          const document = publicDocument(new Request(ORIGIN + path, { method, headers }));
          const { url, method: by, headers: sent } = documentRequest(ORIGIN, document ?? NOTHING);
          return JSON.stringify([document, url, by, [...sent]]);
        };
        const plain = requestText(new Headers());
        expect(plain).toContain('"GET",[["cookie","theme=system; less-data=off"]]');
        const changed = HOSTILE.filter((one) => requestText(headersOfAll([one])) !== plain);
        expect(changed, path).toEqual([]);
      }
    },
  );
});

const NOTHING = { address: "/none", theme: "system", lessData: false, isData: false } as const;

type Hostile = { name: string; header?: string; cookie?: string };
const HOSTILE: Hostile[] = [
  ...HEADER_VALUES.map(([name, header]) => ({ name, header })),
  ...COOKIE_VALUES.map(([name, value]) => ({ name: `cookie ${name}`, cookie: `${name}=${value}` })),
];

function headersOfAll(names: Hostile[]): Headers {
  const headers = new Headers();
  const cookies = names.flatMap(({ cookie }) => cookie ?? []);
  if (cookies.length > 0) headers.set("Cookie", cookies.join("; "));
  for (const { name, header } of names) if (header !== undefined) headers.set(name, header);
  return headers;
}

function inGroups<T>(all: readonly T[], size: number): T[][] {
  const count = Math.ceil(all.length / size);
  return Array.from({ length: count }, (_, i) => all.slice(i * size, (i + 1) * size));
}

function dataPath(path: string): string {
  return path === "/" ? "/_.data" : path.replace(/(?=\?|$)/, ".data");
}

test.each(["session=evil", "__Host-session=evil", "notice=signed-out", "notice=evil; theme=dark"])(
  "a response to a request with the cookie %s is not stored (threat 57)",
  async (Cookie) => {
    for (const path of Object.values(documents)) {
      expect((await answerTo(path, { headers: { Cookie } })).stored, path).toEqual([]);
    }
  },
);

test("each theme has its own stored document", async () => {
  const dark = await answerTo("/", { headers: { Cookie: "theme=dark" } });
  expect(dark.body).toContain('data-theme="dark"');
  expect((await answerTo("/")).body).not.toMatch(/<html[^>]*data-theme=/);
});

describe("a document with less data", () => {
  const light = { "Save-Data": "on" };

  test("is stored beside the usual one, under a key of its own", async () => {
    for (const path of Object.values(documents)) {
      const keysOf = async (headers: Record<string, string>) =>
        (await answerTo(path, { headers })).stored.map((stored) => JSON.stringify(stored));
      const [usual, other] = [await keysOf({}), await keysOf(light)];
      expect(usual.length, path).toBe(other.length);
      const keyOf = (stored: string | undefined) => stored && JSON.parse(stored)[0];
      if (usual.length > 0) expect(keyOf(other[0]), path).not.toEqual(keyOf(usual[0]));
    }
  });

  test("is the same however less data is requested, and is the usual one however that is declined", async () => {
    for (const path of Object.values(documents)) {
      const answer = async (headers: Record<string, string>) =>
        JSON.stringify(await answerTo(path, { headers }));
      const [usual, small] = [await answer({}), await answer(light)];
      expect(small, path).not.toBe(usual);
      expect(await answer({ Cookie: "less-data=on" }), path).toBe(small);
      expect(await answer({ "Save-Data": "ON; q=1", Cookie: "less-data=x" }), path).toBe(small);
      expect(await answer({ Cookie: "less-data=off" }), path).toBe(usual);
      expect(await answer({ ...light, Cookie: "less-data=off" }), path).toBe(usual);
    }
  });

  test("is changed by no other header or cookie", async () => {
    for (const path of Object.values(documents)) {
      const plain = JSON.stringify(await answerTo(path, { headers: light }));
      for (const group of inGroups(HOSTILE, 80)) {
        const headers = headersOfAll(group);
        headers.set("Save-Data", "on");
        const names = group.map(({ name }) => name).filter((name) => name !== "Save-Data");
        expect(JSON.stringify(await answerTo(path, { headers })), names.join()).toBe(plain);
      }
    }
  });
});

test("a forged host changes no document and no stored key (threats 64 and 71)", async () => {
  const plain = await answerTo("/");
  const app = appOver(database.db, { origin: "https://evil.example" });
  const forged = await (await app.fetch("/")).text();
  expect(forged).toBe(plain.body);
});
