import { beforeAll, describe, expect, test } from "vitest";
import { documentAddress } from "#app/http/document-address.ts";
import { addAccount } from "../support/accounts.ts";
import { appOver, ORIGIN, servedRoutes } from "../support/app.ts";
import { emptyDatabase, type TestDatabase } from "../support/database.ts";
import { addReview, addService } from "../support/fixtures.ts";
import { COOKIE_VALUES, HEADER_VALUES } from "../support/request-names.ts";

let database: TestDatabase;
/** One address of every kind of document that is remembered, and one of each kind that is not there. */
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

/** What an empty cache and the application give to one request: the answer, and what is stored of it. */
async function answerTo(path: string, init: RequestInit = {}): Promise<Answer> {
  const put: Promise<unknown>[] = [];
  const app = appOver(database.db, {
    documents: {
      match: async () => undefined,
      put: async (key, response) => {
        put.push(response.text().then((text) => [key, headersOf(response), text]));
      },
    },
  });
  const response = await app.fetch(path, init);
  return {
    status: response.status,
    headers: headersOf(response),
    body: await response.text(),
    stored: await Promise.all(put),
  };
}

/** What differs from answer to answer by itself: the id of the request and how long it took. */
const OF_THE_ANSWER = ["x-request-id", "server-timing"];
const headersOf = ({ headers }: Response) =>
  [...headers].filter(([name]) => !OF_THE_ANSWER.includes(name));

test("every document that is remembered is here", async () => {
  const served = (await servedRoutes()).map(({ pattern }) => pattern);
  const remembered = served.filter((pattern) => {
    const path = pattern.replace(/:\w+/g, "x");
    return documentAddress(new URL(path, ORIGIN)) !== null;
  });
  expect(Object.keys(documents)).toEqual(expect.arrayContaining(remembered));
  expect(remembered.length).toBeGreaterThan(8);
});

test("two hundred names of headers and cookies are tried", () => {
  expect(new Set([...HEADER_VALUES, ...COOKIE_VALUES].map(([name]) => name)).size).toBeGreaterThan(
    200,
  );
});

describe("no header and no cookie changes a document that is remembered, or what is stored of it (threat 71)", () => {
  const forms = {
    "as a page": (path: string) => ({ path, method: "GET" }),
    "by HEAD": (path: string) => ({ path, method: "HEAD" }),
    "as data": (path: string) => ({ path: dataPath(path), method: "GET" }),
  };
  for (const [form, askedAs] of Object.entries(forms)) {
    test(form, { timeout: 120_000 }, async () => {
      for (const [kind, address] of Object.entries(documents)) {
        const { path, method } = askedAs(address);
        const plain = await answerTo(path, { method });
        expect(plain.status, path).toBe(kind.startsWith("no ") ? 404 : 200);
        const changed: string[] = [];
        for (const [name, headers] of hostileHeaders()) {
          const answer = await answerTo(path, { method, headers });
          if (JSON.stringify(answer) !== JSON.stringify(plain)) changed.push(name);
        }
        expect(changed, `${kind} ${form}`).toEqual([]);
      }
    });
  }
});

function hostileHeaders(): [string, Record<string, string>][] {
  return [
    ...HEADER_VALUES.map(([name, value]): [string, Record<string, string>] => [
      name,
      { [name]: value },
    ]),
    ...COOKIE_VALUES.map(([name, value]): [string, Record<string, string>] => [
      `cookie ${name}`,
      { Cookie: `${name}=${value}` },
    ]),
  ];
}

function dataPath(path: string): string {
  return path === "/" ? "/_.data" : path.replace(/(?=\?|$)/, ".data");
}

test.each(["session=evil", "__Host-session=evil", "notice=signed-out", "notice=evil; theme=dark"])(
  "nothing is stored of an answer to somebody with the cookie %s (threat 57)",
  async (Cookie) => {
    for (const path of Object.values(documents)) {
      expect((await answerTo(path, { headers: { Cookie } })).stored, path).toEqual([]);
    }
  },
);

test("a theme that was chosen is a copy of its own", async () => {
  const dark = await answerTo("/", { headers: { Cookie: "theme=dark" } });
  expect(dark.body).toContain('data-theme="dark"');
  expect((await answerTo("/")).body).not.toMatch(/<html[^>]*data-theme=/);
});

test("a forged host changes no document, and none is stored under it (threats 64 and 71)", async () => {
  const plain = await answerTo("/");
  const app = appOver(database.db, { origin: "https://evil.example" });
  const forged = await (await app.fetch("/")).text();
  expect(forged).toBe(plain.body);
});
