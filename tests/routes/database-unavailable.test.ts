import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { migrate } from "#db/migrate.ts";
import { appOver, connect } from "#tests/support/app.ts";
import {
  type DatabaseProxy,
  type DatabaseProxyMode,
  proxyTo,
} from "#tests/support/database-proxy.ts";
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
import { type LocalServer, startLocalServer } from "#tools/sqld/server.ts";

const LIMIT_MS = 2_000;
const TICK_MS = 5;
const QUERY =
  "?availability=weekdays&category=pet-services&location=Kitty&maxPrice=9000&minPrice=1500&q=dog+walking&rating=4&sort=rating&subcategory=veterinarians&view=list";

type Answer = Awaited<ReturnType<ReturnType<typeof appOver>["page"]>>;

let folder: string;
let server: LocalServer;
let gate: DatabaseProxy;
let app: ReturnType<typeof appOver>;
let service: string;
let pro: string;
let paths: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kayap-unavailable-"));
  server = await startLocalServer({ folder, log: () => {} });
  const client = createClient({ url: server.url });
  await migrate(client);
  const proId = await addProfessional(client);
  service = `/service/${await addService(client, proId)}`;
  pro = `/pro/${proId}`;
  client.close();
  gate = await proxyTo(server.url);
  app = appOver(() => connect(gate.url));
  paths = ["/", "/categories", "/category/pet-services?q=dog", `/search${QUERY}`, service, pro];
  // The application is compiled at its first requests, which must not count.
  for (const path of paths) expect((await app.page(path)).status).toBe(200);
});
afterAll(async () => {
  await gate.turn("closed");
  await server.stop();
  await rm(folder, { recursive: true });
});

/**
 * Does the work on a clock that runs ahead while the work waits, and says how long it took by that clock: it counts what the
 * application waits for, and not how busy this machine is.
 */
async function timed<T>(work: () => Promise<T>): Promise<{ took: number; value: T }> {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  try {
    const start = Date.now();
    const state = { ended: false };
    const working = work().finally(() => {
      state.ended = true;
    });
    while (!state.ended) {
      await new Promise((resolve) => setImmediate(resolve));
      if (!state.ended) await vi.advanceTimersByTimeAsync(TICK_MS);
    }
    return { took: Date.now() - start, value: await working };
  } finally {
    vi.useRealTimers();
  }
}

const ask = (path: string) => app.page(path);

describe.each<DatabaseProxyMode>(["closed", "silent", "failing"])(
  "while the database is unavailable (%s)",
  (mode) => {
    const answers = new Map<string, Answer>();
    let took: number;
    const answer = (path: string) => {
      const found = answers.get(path);
      if (!found) throw new Error(`Not requested: ${path}`);
      return found;
    };
    beforeAll(async () => {
      const errors = vi.spyOn(console, "error").mockImplementation(() => {});
      await gate.turn(mode);
      ({ took } = await timed(() =>
        Promise.all(paths.map(async (path) => answers.set(path, await ask(path)))),
      ));
      errors.mockRestore();
    });

    test("every page answers within two seconds with a 503 and Retry-After", () => {
      expect(took).toBeLessThan(LIMIT_MS);
      for (const [path, { status, headers }] of answers) {
        expect(status, path).toBe(503);
        expect(headers.get("Retry-After"), path).toMatch(/^\d+$/);
      }
    });

    test("every page has its frame, one heading and Try Again", () => {
      for (const [path, { document }] of answers) {
        expect(elements(document, "header"), path).toHaveLength(1);
        expect(elements(document, "footer"), path).toHaveLength(1);
        expect(elements(document, "h1"), path).toHaveLength(1);
        expect(linkTo(element(document, "main"), "Try Again"), path).toContain(path.split("?")[0]);
      }
    });

    test("no page shows an empty list", () => {
      for (const [path, { document }] of answers) {
        expect(textIn(document), path).not.toMatch(/No (services|categories) found|\b0 services/i);
        expect(textIn(document), path).not.toContain("not found");
      }
    });

    test.each(["/", "/categories", "/category/pet-services?q=dog"])(
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

    test("pages without the database work", async () => {
      const { took } = await timed(async () => {
        for (const path of ["/nope", "/service/not-an-id", "/pro/1", "/category/unknown"]) {
          expect((await app.page(path)).status).toBe(404);
        }
        expect((await app.post("/theme", { theme: "dark" })).status).toBe(303);
      });
      expect(took).toBeLessThan(LIMIT_MS);
    });

    test("the first request after the database returns is complete", async () => {
      await gate.turn("open");
      for (const path of paths) {
        const { status, document } = await ask(path);
        expect(status, path).toBe(200);
        expect(elements(shown(document), having("role", "alert")), path).toEqual([]);
      }
      await gate.turn(mode);
    });
  },
);
