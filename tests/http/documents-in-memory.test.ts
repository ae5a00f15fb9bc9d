import { expect, test } from "vitest";
import { throughCache } from "#app/http/document-cache.ts";
import { documentsInMemory } from "#app/http/documents-in-memory.ts";
import { memoryCache } from "../support/memory-cache.ts";

const ORIGIN = "http://kayap.test";

/** Two isolates of one place: each remembers for itself, both share the cache of the edge. */
function place() {
  const edge = memoryCache();
  const asked: string[] = [];
  const later: Promise<unknown>[] = [];
  let now = 0;
  let rendered = 0;
  const isolate = () => {
    const cache = documentsInMemory(
      async () => ({
        put: edge.put,
        match: (key) => {
          asked.push(key);
          return edge.match(key);
        },
      }),
      () => now,
    );
    const render = async () => {
      rendered += 1;
      return new Response(`document ${rendered}`, {
        headers: { "Content-Type": "text/html; charset=utf-8" },
      });
    };
    return async (path: string, headers: Record<string, string> = {}) => {
      const waitUntil = (work: Promise<unknown>) => later.push(work);
      const request = new Request(ORIGIN + path, { headers });
      const response = await throughCache(
        request,
        { cache, now, build: "one", origin: ORIGIN, waitUntil },
        render,
      );
      return { status: response.status, headers: response.headers, text: await response.text() };
    };
  };
  return {
    isolate,
    asked,
    wait: (ms: number) => {
      now += ms;
    },
    settle: () => Promise.all(later),
  };
}

test("a fresh document comes from memory: the edge is asked once", async () => {
  const { isolate, asked } = place();
  const get = isolate();
  for (let i = 0; i < 3; i += 1) expect((await get("/")).text).toBe("document 1");
  expect(asked).toHaveLength(1);
});

test("another isolate takes it from the edge, and remembers it no longer than it is fresh", async () => {
  const { isolate, asked, wait, settle } = place();
  const [first, second] = [isolate(), isolate()];
  await first("/");
  wait(20_000);
  expect((await second("/")).text).toBe("document 1");
  expect((await second("/")).text).toBe("document 1");
  expect(asked).toHaveLength(2);
  wait(10_001);
  expect((await second("/")).text).toBe("document 1");
  await settle();
  expect((await second("/")).text).toBe("document 2");
});

test("no document is served when it is older than 60 s, whoever remembers it (threat 57)", async () => {
  const { isolate, wait } = place();
  const get = isolate();
  await get("/");
  wait(60_001);
  expect((await get("/")).text).toBe("document 2");
});

test("what is remembered is given to everybody whole: with its tag, its type and 304 for who has it", async () => {
  const { isolate } = place();
  const get = isolate();
  const first = await get("/");
  const second = await get("/");
  expect(second.headers.get("Server-Timing")).toBe("cache;desc=hit");
  second.headers.delete("Server-Timing");
  expect([...second.headers]).toEqual([...first.headers]);
  const tag = first.headers.get("ETag") ?? "";
  expect((await get("/", { "If-None-Match": tag })).status).toBe(304);
});

test("only the latest hundred are remembered", async () => {
  const { isolate, asked } = place();
  const get = isolate();
  for (let i = 0; i <= 100; i += 1) await get(`/search?q=${i}`);
  asked.length = 0;
  await get("/search?q=100");
  expect(asked).toHaveLength(0);
  await get("/search?q=0");
  expect(asked).toHaveLength(1);
});
