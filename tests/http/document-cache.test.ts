import { describe, expect, test } from "vitest";
import { throughCache } from "#app/http/document-cache.ts";
import { memoryCache } from "../support/memory-cache.ts";

const ORIGIN = "http://kayap.test";

/** An edge whose clock and application the test moves: the application numbers its documents. */
function edgeWith(options: { headers?: Record<string, string>; status?: number } = {}) {
  const cache = memoryCache();
  const later: Promise<unknown>[] = [];
  const seen: string[] = [];
  let now = 0;
  let build = "one";
  const render = async (request: Request) => {
    seen.push(request.url.slice(ORIGIN.length));
    return new Response(`document ${seen.length}`, {
      status: options.status ?? 200,
      headers: { "Content-Type": "text/html; charset=utf-8", ...options.headers },
    });
  };
  return {
    cache,
    seen,
    wait: (ms: number) => {
      now += ms;
    },
    deploy: (id: string) => {
      build = id;
    },
    settle: () => Promise.all(later),
    get: async (path: string, headers: Record<string, string> = {}, method = "GET") => {
      const request = new Request(ORIGIN + path, { headers, method });
      const edge = {
        cache,
        now,
        build,
        origin: ORIGIN,
        waitUntil: (work: Promise<unknown>) => later.push(work),
      };
      const response = await throughCache(request, edge, render);
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
  };
}

describe("the document cache (threat 57)", () => {
  test("serves a copy as it is for 30 s, then once more while a new one is made, never after 60 s", async () => {
    const edge = edgeWith();
    expect((await edge.get("/")).text).toBe("document 1");
    edge.wait(30_000);
    expect((await edge.get("/")).text).toBe("document 1");
    edge.wait(1);
    expect((await edge.get("/")).text).toBe("document 1");
    await edge.settle();
    expect((await edge.get("/")).text).toBe("document 2");
    edge.wait(60_001);
    expect((await edge.get("/")).text).toBe("document 3");
  });

  test("makes a new copy once, however many visitors ask for the old one meanwhile", async () => {
    const edge = edgeWith();
    await edge.get("/");
    edge.wait(30_001);
    await Promise.all([edge.get("/"), edge.get("/"), edge.get("/")]);
    await edge.settle();
    expect(edge.seen).toHaveLength(2);
  });

  test("gives each theme its own copy", async () => {
    const edge = edgeWith();
    await edge.get("/", { Cookie: "theme=dark" });
    expect((await edge.get("/", { Cookie: "theme=light" })).text).toBe("document 2");
    expect((await edge.get("/", { Cookie: "theme=dark" })).text).toBe("document 1");
    expect((await edge.get("/", { Cookie: "theme=nonsense" })).text).toBe("document 3");
    expect((await edge.get("/")).text).toBe("document 3");
  });

  test.each(["session=a", "__Host-session=a", "theme=dark; notice=hello"])(
    "neither reads nor stores for somebody with the cookie %s",
    async (Cookie) => {
      const edge = edgeWith();
      await edge.get("/");
      expect((await edge.get("/", { Cookie })).text).toBe("document 2");
      expect((await edge.get("/")).text).toBe("document 1");
    },
  );

  test("never stores a page that sets a cookie, an error or something that is no document", async () => {
    const unfit: Parameters<typeof edgeWith>[0][] = [
      { headers: { "Set-Cookie": "a=b" } },
      { status: 503 },
      { status: 404 },
      { headers: { "Content-Type": "application/json" } },
    ];
    for (const options of unfit) {
      const edge = edgeWith(options);
      await edge.get("/");
      expect(edge.cache.keys()).toEqual([]);
    }
  });

  test("only looks at public documents that are asked for", async () => {
    const edge = edgeWith();
    for (const path of ["/dashboard", "/login?next=/", "/theme", "/contact", "/search.data"]) {
      await edge.get(path);
    }
    await edge.get("/search", {}, "POST");
    expect(edge.cache.keys()).toEqual([]);
  });

  test("answers HEAD with the headers of the document and without its body", async () => {
    const edge = edgeWith();
    const asked = await edge.get("/", {}, "HEAD");
    const given = await edge.get("/");
    expect([asked.text, given.text]).toEqual(["", "document 1"]);
    expect(asked.headers.get("ETag")).toBe(given.headers.get("ETag"));
  });

  test("knows equal searches by one address and lets no unknown parameter in", async () => {
    const edge = edgeWith();
    await edge.get("/search?q=roof&page=2&utm_source=x");
    expect((await edge.get("/search?page=2&q=roof&minPrice=")).text).toBe("document 1");
    expect(edge.seen).toEqual(["/search?page=2&q=roof"]);
    expect((await edge.get("/search?q=roof&page=3")).text).toBe("document 2");
  });

  test("forgets every document of an older build", async () => {
    const edge = edgeWith();
    await edge.get("/");
    edge.deploy("two");
    expect((await edge.get("/")).text).toBe("document 2");
  });

  test("answers 304 to a browser that has the same document, with nothing in it", async () => {
    const edge = edgeWith();
    const { headers } = await edge.get("/");
    const tag = headers.get("ETag") ?? "";
    const same = await edge.get("/", { "If-None-Match": `"other", ${tag}` });
    expect(same).toMatchObject({ status: 304, text: "" });
    expect(same.headers.get("ETag")).toBe(tag);
    expect((await edge.get("/", { "If-None-Match": '"other"' })).status).toBe(200);
  });

  test("tells the browser to ask again each time and keeps its own marks to itself", async () => {
    const edge = edgeWith();
    await edge.get("/");
    const { headers } = await edge.get("/");
    expect(headers.get("Cache-Control")).toBe("private, no-cache");
    expect(headers.get("Vary")).toBe("Cookie");
    expect(headers.has("X-Stored-At")).toBe(false);
  });
});
