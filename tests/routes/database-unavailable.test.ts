import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { DatabaseCall } from "#db/connection/client.ts";
import { appOver, connect } from "#tests/support/application/app.ts";
import { addProfessional, addService } from "#tests/support/fixtures.ts";
import {
  element,
  elements,
  having,
  linkTo,
  sentBy,
  shown,
  textIn,
  texts,
} from "#tests/support/html.ts";
import { IMPATIENT, PATIENT } from "#tests/support/patience.ts";
import {
  type DatabaseProxy,
  type DatabaseProxyMode,
  proxyTo,
} from "#tests/support/servers/database-proxy.ts";
import { type Sqld, startSqld } from "#tests/support/servers/sqld.ts";

const QUERY =
  "?availability=weekdays&category=pet-services&location=Kitty&maxPrice=9000&minPrice=1500&q=dog+walking&rating=4&sort=rating&subcategory=veterinarians&view=list";

type Answer = Awaited<ReturnType<ReturnType<typeof appOver>["page"]>>;

let sqld: Sqld;
let gate: DatabaseProxy;
let app: ReturnType<typeof appOver>;
let service: string;
let pro: string;
let paths: string[];
let limits = PATIENT;
let calls: DatabaseCall[] = [];

beforeAll(async () => {
  sqld = await startSqld();
  const proId = await addProfessional(sqld.client);
  service = `/service/${await addService(sqld.client, proId)}`;
  pro = `/pro/${proId}`;
  gate = await proxyTo(sqld.url);
  app = appOver((onCall) =>
    connect(gate.url, {
      limits,
      onCall(call) {
        calls.push(call);
        onCall?.(call);
      },
    }),
  );
  paths = [
    "/",
    "/categories?q=b&view=list",
    "/category/pet-services?q=dog",
    `/search${QUERY}`,
    service,
    pro,
  ];
});
afterAll(async () => {
  await gate.turn("closed");
  await sqld.stop();
});

/** Asks with the patience that people have, less the waiting. */
async function askedInVain<T>(ask: () => Promise<T>): Promise<{ answer: T; calls: number }> {
  limits = IMPATIENT;
  calls = [];
  try {
    return { answer: await ask(), calls: calls.length };
  } finally {
    limits = PATIENT;
  }
}

describe.each<DatabaseProxyMode>(["closed", "silent", "failing"])(
  "while the database is unavailable (%s)",
  (mode) => {
    const answers = new Map<string, { answer: Answer; calls: number }>();
    const answer = (path: string) => {
      const found = answers.get(path);
      if (!found) throw new Error(`Not requested: ${path}`);
      return found.answer;
    };
    beforeAll(async () => {
      const errors = vi.spyOn(console, "error").mockImplementation(() => {});
      await gate.turn(mode);
      for (const path of paths) answers.set(path, await askedInVain(() => app.page(path)));
      errors.mockRestore();
    });

    test("every page answers with a 503 and Retry-After, after one call to the database, which has a limit (threat 46)", () => {
      for (const [path, { answer, calls }] of answers) {
        expect(answer.status, path).toBe(503);
        expect(answer.headers.get("Retry-After"), path).toMatch(/^\d+$/);
        expect(calls, path).toBe(1);
      }
    });

    test("every page has its frame, one heading and Try Again", () => {
      for (const [
        path,
        {
          answer: { document },
        },
      ] of answers) {
        expect(elements(document, "header"), path).toHaveLength(1);
        expect(elements(document, "footer"), path).toHaveLength(1);
        expect(elements(document, "h1"), path).toHaveLength(1);
        expect(linkTo(element(document, "main"), "Try Again"), path).toContain(path.split("?")[0]);
      }
    });

    test("Try Again keeps the filter of the categories", () => {
      const main = element(answer("/categories?q=b&view=list").document, "main");
      expect(linkTo(main, "Try Again")).toBe("/categories?q=b&view=list");
    });

    test("no page shows an empty list", () => {
      for (const [
        path,
        {
          answer: { document },
        },
      ] of answers) {
        expect(textIn(document), path).not.toMatch(/No (services|categories) found|\b0 services/i);
        expect(textIn(document), path).not.toContain("not found");
      }
    });

    test.each(["/", "/categories?q=b&view=list", "/category/pet-services?q=dog"])(
      "%s says that it could not be loaded",
      (path) => {
        expect(texts(answer(path).document, "b")).toContain("We could not load this right now.");
      },
    );

    test("a service and a profile say what failed and offer all services", () => {
      expect(texts(answer(service).document, "h1")).toEqual(["Failed to load service details"]);
      expect(linkTo(answer(service).document, "Browse All Services")).toBe("/search");
      expect(texts(answer(pro).document, "h1")).toEqual(["Failed to load professional profile"]);
      expect(linkTo(answer(pro).document, "Browse All Services")).toBe("/search");
    });

    test("the search says that it failed and keeps every filter", () => {
      const { document } = answer(`/search${QUERY}`);
      expect(texts(document, "b")).toContain(
        "Search is not available right now. Your filters are kept.",
      );
      const fields = sentBy(document, element(document, having("id", "search")));
      const sent = new URLSearchParams([...fields].filter(([, value]) => value !== ""));
      sent.sort();
      expect(`?${sent}`).toBe(QUERY);
      const again = new URLSearchParams(linkTo(document, "Try Again").split("?")[1]);
      again.sort();
      expect(`?${again}`).toBe(QUERY);
    });

    test("a category keeps the text of its search", () => {
      const { document } = answer("/category/pet-services?q=dog");
      expect(element(document, having("id", "q")).attributes.value).toBe("dog");
      expect(texts(document, "h1")).toEqual(["Pet Services"]);
    });

    test.each(["/nope", "/service/not-an-id", "/pro/1", "/category/unknown"])(
      "%s is not found, without the database",
      async (path) => {
        const { answer, calls } = await askedInVain(() => app.page(path));
        expect([answer.status, calls]).toEqual([404, 0]);
      },
    );

    test("the theme can be chosen, without the database", async () => {
      const { answer, calls } = await askedInVain(() => app.post("/theme", { theme: "dark" }));
      expect([answer.status, calls]).toEqual([303, 0]);
    });

    test("the first request after the database returns is complete", async () => {
      await gate.turn("open");
      for (const path of paths) {
        const { status, document } = await app.page(path);
        expect(status, path).toBe(200);
        expect(elements(shown(document), having("role", "alert")), path).toEqual([]);
      }
      await gate.turn(mode);
    });
  },
);
