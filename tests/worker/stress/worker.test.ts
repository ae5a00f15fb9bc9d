import { describe, expect, test } from "vitest";
import { demoPages } from "#tests/support/browser/demo-pages.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url } = await startKayap();

describe("the Worker", () => {
  test("answers 60 requests at once, each over a database client of its own (threat 60)", async () => {
    // The notice cookie keeps the document cache out of it.
    const answers = await Promise.all(
      Array.from({ length: 60 }, () =>
        fetch(`${url}/categories`, { headers: { Cookie: "notice=x" } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(200));
  });

  test("serves assets for a year, with the security headers (threat 27)", async () => {
    const html = await (await fetch(url)).text();
    const asset = /\/assets\/[^"]+\.css/.exec(html)?.[0];
    const { status, headers } = await fetch(url + asset);
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("Strict-Transport-Security")).toMatch(/max-age=\d{8}/);
  });

  test("serves photos that caches keep for an hour, with the security headers, and 404 for an unknown one (threats 27 and 94)", async () => {
    const page = (await demoPages(url)).find(({ name }) => name === "service with photos");
    const html = await (await fetch(url + page?.path)).text();
    const photo = /\/photos\/[0-9a-f-]{36}\/400\.webp/.exec(html)?.[0];
    const { status, headers } = await fetch(url + photo);
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("image/webp");
    expect(headers.get("Cache-Control")).toBe("public, max-age=3600");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Content-Security-Policy")).toContain("sandbox");
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("Strict-Transport-Security")).toContain("max-age=");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    const missing = photo?.replace(/[0-9a-f]{8}/, "00000000");
    expect((await fetch(url + missing)).status).toBe(404);
  });

  test.each(["/service-worker.js", "/push-worker.js"])(
    "serves the service worker %s, revalidated each time, which may load from Kayap alone",
    async (path) => {
      const { status, headers } = await fetch(url + path);
      expect(status).toBe(200);
      expect(headers.get("Content-Type")).toMatch(/^text\/javascript/);
      expect(headers.get("Cache-Control")).toBe("no-cache");
      expect(headers.get("Content-Security-Policy")).toBe(
        "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
      );
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    },
  );

  test("answers 304 to a browser that has the document already", async () => {
    const first = await fetch(`${url}/categories`);
    const tag = first.headers.get("ETag") ?? "";
    expect(tag).toMatch(/^W\/"[0-9a-f]{24}"$/);
    const again = await fetch(`${url}/categories`, { headers: { "If-None-Match": tag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  test("runs its jobs on the schedule", async () => {
    const answer = await fetch(`${url}/cdn-cgi/handler/scheduled`);
    expect(answer.status).toBe(200);
  });
});
