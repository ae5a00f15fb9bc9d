import { describe, expect, test } from "vitest";
import { throughCache } from "#app/http/documents/document-cache.ts";
import { storableDocument } from "#app/http/documents/storable-document.ts";
import { inMemory } from "#tests/support/http/document-caches.ts";

const ORIGIN = "http://kayap.test";

/** A visitor's way to documents that are numbered in the order of their rendering, with one that the memory stores. */
function site() {
  const seen: string[] = [];
  const render = async (address: string) => {
    seen.push(address);
    return new Response(`document ${seen.length}`, {
      headers: { "Content-Type": "text/html; charset=utf-8" },
    });
  };
  const documents = inMemory({ now: () => 0, waitUntil: () => {} })({
    get: async ({ address }) => storableDocument(await render(address)),
    purge: async () => {},
  });
  return {
    seen,
    get: async (path: string, headers: Record<string, string> = {}, method = "GET") => {
      const response = await throughCache(
        new Request(ORIGIN + path, { headers, method }),
        { documents, origin: ORIGIN },
        (request) => render(request.url.slice(ORIGIN.length)),
      );
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
  };
}

describe("a visitor's document (threat 57)", () => {
  test("has a copy for each theme", async () => {
    const { get } = site();
    await get("/", { Cookie: "theme=dark" });
    expect((await get("/", { Cookie: "theme=light" })).text).toBe("document 2");
    expect((await get("/", { Cookie: "theme=dark" })).text).toBe("document 1");
    expect((await get("/", { Cookie: "theme=nonsense" })).text).toBe("document 3");
    expect((await get("/")).text).toBe("document 3");
  });

  test.each(["session=a", "__Host-session=a", "theme=dark; notice=hello"])(
    "is neither read nor stored for somebody with the cookie %s",
    async (Cookie) => {
      const { get } = site();
      await get("/");
      expect((await get("/", { Cookie })).text).toBe("document 2");
      expect((await get("/")).text).toBe("document 1");
    },
  );

  test("is stored only for public pages, and not for a POST", async () => {
    const { get, seen } = site();
    const others = ["/dashboard", "/login?next=/", "/theme", "/contact", "/search.data"];
    for (const path of [...others, ...others]) await get(path);
    expect(seen).toHaveLength(2 * others.length);
    await get("/search", {}, "POST");
    await get("/search", {}, "POST");
    expect(seen).toHaveLength(2 * others.length + 2);
  });

  test("answers HEAD with its headers and without its body", async () => {
    const { get } = site();
    const head = await get("/", {}, "HEAD");
    const whole = await get("/");
    expect([head.text, whole.text]).toEqual(["", "document 1"]);
    expect(head.headers.get("ETag")).toBe(whole.headers.get("ETag"));
  });

  test("has one address for equal searches, and no unknown parameter gets in", async () => {
    const { get, seen } = site();
    await get("/search?q=roof&page=2&utm_source=x");
    expect((await get("/search?page=2&q=roof&minPrice=")).text).toBe("document 1");
    expect(seen).toEqual(["/search?page=2&q=roof"]);
    expect((await get("/search?q=roof&page=3")).text).toBe("document 2");
  });

  test("is 304 for a browser that has it, with nothing in it", async () => {
    const { get } = site();
    const { headers } = await get("/");
    const tag = headers.get("ETag") ?? "";
    expect(tag).toMatch(/^W\/"[\da-f]{24}"$/);
    const same = await get("/", { "If-None-Match": `"other", ${tag}` });
    expect(same).toMatchObject({ status: 304, text: "" });
    expect(same.headers.get("ETag")).toBe(tag);
    expect((await get("/", { "If-None-Match": '"other"' })).status).toBe(200);
  });

  test("tells the browser to ask again each time, and nothing that is meant for caches", async () => {
    const { get } = site();
    const first = (await get("/")).headers;
    const { headers } = await get("/");
    expect(headers.get("Server-Timing")).toBe("cache;desc=hit");
    headers.delete("Server-Timing");
    expect([...headers]).toEqual([...first]);
    expect(headers.get("Cache-Control")).toBe("private, no-cache");
    expect(headers.get("Vary")).toBe("Cookie, Save-Data");
    for (const name of ["Cache-Tag", "Cf-Cache-Status"]) expect(headers.has(name)).toBe(false);
  });
});
