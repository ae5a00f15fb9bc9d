import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { appOver, ORIGIN } from "#tests/support/application/app.ts";
import { emptyDatabase } from "#tests/support/database.ts";

const URLENCODED = "application/x-www-form-urlencoded";

// Such forms are logged; these tests do not read the log.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** Name, Content-Type, body, expected status. */
const BODIES: [string, string | null, BodyInit, number][] = [
  ["a body over the limit", URLENCODED, `theme=dark&x=${"x".repeat(100_001)}`, 413],
  ["a body of 5 MB", URLENCODED, `theme=${"x".repeat(5_000_000)}`, 413],
  ["10,000 fields", URLENCODED, `theme=dark${"&a=1".repeat(10_000)}`, 413],
  ["201 fields", URLENCODED, `theme=dark${"&a=1".repeat(200)}`, 413],
  ["JSON", "application/json", '{"theme":"dark"}', 415],
  ["plain text", "text/plain", "theme=dark", 415],
  ["XML", "application/xml", "<theme>dark</theme>", 415],
  ["an invalid Content-Type", "nonsense", "theme=dark", 415],
  ["multipart without a boundary", "multipart/form-data", "--x\r\n\r\n", 400],
  ["multipart that ends too early", "multipart/form-data; boundary=x", "--x\r\nContent-", 400],
  ["multipart with no part", "multipart/form-data; boundary=x", "", 400],
  ["a body that is not multipart", "multipart/form-data; boundary=x", "theme=dark", 400],
  [
    "a file in place of a text",
    "multipart/form-data; boundary=x",
    '--x\r\nContent-Disposition: form-data; name="theme"; filename="t"\r\n\r\ndark\r\n--x--\r\n',
    400,
  ],
  ["an empty body", URLENCODED, "", 400],
  ["lone surrogates", URLENCODED, "theme=%ED%A0%80%ED%B0%80&%ED%A0%80=1", 400],
  ["broken percent-encoding", URLENCODED, "theme=%&%E0%A4%A=%zz", 400],
  ["NUL", URLENCODED, "theme=dark%00&%00=%00", 400],
  ["raw bytes", URLENCODED, new Uint8Array([0, 255, 254, 61, 38, 128]), 400],
  ["names of object properties", URLENCODED, "__proto__=dark&constructor=dark&toString=dark", 400],
];

describe("a form", () => {
  let app: ReturnType<typeof appOver>;
  beforeAll(async () => {
    app = appOver((await emptyDatabase()).db);
  });

  test.each(BODIES)(
    "is refused with a page when it has %s (threat 25)",
    async (_, type, body, status) => {
      const response = await app.fetch("/theme", {
        method: "POST",
        body,
        headers: { Origin: ORIGIN, ...(type ? { "Content-Type": type } : {}) },
      });
      expect(response.status).toBe(status);
      expect(response.headers.get("Set-Cookie")).toBeNull();
      expect(await response.text()).toContain("<h1>This could not be read</h1>");
    },
  );

  test("of 10 MB in chunks is refused as soon as it is too long (threat 25)", async () => {
    let chunks = 0;
    const long = new ReadableStream<Uint8Array>({
      pull(controller) {
        chunks += 1;
        controller.enqueue(new Uint8Array(10_000).fill(97));
        if (chunks === 1_000) controller.close();
      },
    });
    const init: RequestInit & { duplex: "half" } = {
      method: "POST",
      body: long,
      duplex: "half",
      headers: { Origin: ORIGIN, "Content-Type": URLENCODED },
    };
    const response = await app.fetch("/theme", init);
    expect(response.status).toBe(413);
    expect(chunks).toBeLessThan(20);
  });

  test("that is longer than its Content-Length says is refused (threat 25)", async () => {
    const response = await app.fetch("/theme", {
      method: "POST",
      body: `theme=dark&x=${"x".repeat(200_000)}`,
      headers: { Origin: ORIGIN, "Content-Type": URLENCODED, "Content-Length": "10" },
    });
    expect(response.status).toBe(413);
  });

  test("with a repeated name counts the first value, and ignores unknown fields (threat 25)", async () => {
    const response = await app.fetch("/theme", {
      method: "POST",
      body: "theme=dark&theme=pink&__proto__=x&role=admin&next=%2Fsearch",
      headers: { Origin: ORIGIN, "Content-Type": `${URLENCODED}; charset=UTF-8` },
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/search");
    expect(response.headers.get("Set-Cookie")).toMatch(/^theme=dark;/);
  });

  test("of the multipart kind is taken when it is well-formed", async () => {
    const body = new FormData();
    body.set("theme", "light");
    const response = await app.fetch("/theme", {
      method: "POST",
      body,
      headers: { Origin: ORIGIN },
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("Set-Cookie")).toMatch(/^theme=light;/);
  });
});
