import { beforeAll, describe, expect, test, vi } from "vitest";
import { appOver, ORIGIN } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addProfessional, addService } from "#tests/support/fixtures.ts";
import { parseHtml, texts } from "#tests/support/html.ts";

const FOREIGN: Record<string, Record<string, string>> = {
  "a foreign Origin": { Origin: "https://evil.test" },
  "this host on another scheme": { Origin: ORIGIN.replace("http:", "https:") },
  "this host on another port": { Origin: `${ORIGIN}:8080` },
  "a host whose name begins like this one": { Origin: `${ORIGIN}.evil.test` },
  "Origin null": { Origin: "null" },
  "an empty Origin": { Origin: "" },
  "Sec-Fetch-Site cross-site": { "Sec-Fetch-Site": "cross-site" },
  "Sec-Fetch-Site same-site": { "Sec-Fetch-Site": "same-site" },
  "the own Origin but cross-site": { Origin: ORIGIN, "Sec-Fetch-Site": "cross-site" },
  "same-origin but a foreign Origin": {
    Origin: "https://evil.test",
    "Sec-Fetch-Site": "same-origin",
  },
};

describe("a request that a browser sends for another site", () => {
  let database: TestDatabase;
  let app: ReturnType<typeof appOver>;
  let service: string;
  beforeAll(async () => {
    database = await emptyDatabase();
    service = `/service/${await addService(database.client, await addProfessional(database.client))}`;
    app = appOver(database.db);
  });
  const changes = async () => {
    const { rows } = await database.client.execute("select total_changes() as n");
    return Number(rows[0]?.n);
  };
  const sent = (path: string, method: string, headers: Record<string, string>) =>
    app.fetch(path, { method, body: new URLSearchParams({ theme: "dark", next: "/" }), headers });

  for (const [name, headers] of Object.entries(FOREIGN)) {
    test(`is refused by 403 before any route: ${name} (threat 21)`, async () => {
      const before = await changes();
      for (const path of ["/", service, "/theme", "/theme.data", "/search.data", "/nowhere"]) {
        const response = await sent(path, "POST", headers);
        expect(response.status, path).toBe(403);
        expect(response.headers.get("Set-Cookie")).toBeNull();
      }
      expect(await changes()).toBe(before);
    });
  }

  test.each(["PUT", "PATCH", "DELETE"])(
    "is refused by 403 also as %s (threat 22)",
    async (method) => {
      for (const path of ["/", service, "/theme", "/theme.data"]) {
        expect((await sent(path, method, { Origin: "https://evil.test" })).status, path).toBe(403);
        expect((await sent(path, method, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
      }
    },
  );

  test("is refused by 403 with _method in the body or the address (threat 22)", async () => {
    const response = await app.fetch("/theme?_method=GET", {
      method: "POST",
      body: new URLSearchParams({ theme: "dark", _method: "GET" }),
      headers: { Origin: "https://evil.test", "X-HTTP-Method-Override": "GET" },
    });
    expect(response.status).toBe(403);
  });

  test("is refused with a plain text, without a cookie and with the usual headers", async () => {
    const response = await sent("/theme", "POST", { Origin: "null" });
    expect(await response.text()).toContain("did not come from a Kayap page");
    expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  });

  test.each([
    ["neither header, which no browser sends", {}],
    ["the own Origin", { Origin: ORIGIN }],
    ["the own Origin and same-origin", { Origin: ORIGIN, "Sec-Fetch-Site": "same-origin" }],
    ["an address that was typed into the browser", { "Sec-Fetch-Site": "none" }],
  ])("passes with %s (threat 21)", async (_, headers) => {
    const response = await sent("/theme", "POST", headers);
    expect(response.status).toBe(303);
    expect(response.headers.get("Set-Cookie")).toMatch(/^theme=dark;/);
  });

  test("is answered as usual when it is a GET, because links from other sites are welcome", async () => {
    const headers = { Origin: "https://evil.test", "Sec-Fetch-Site": "cross-site" };
    const response = await app.fetch("/search", { headers });
    expect(response.status).toBe(200);
    expect(texts(parseHtml(await response.text()), "h1")).toEqual([
      "Find the Perfect Professional",
    ]);
  });

  test("changes nothing as a GET, whatever its query contains (threat 22)", async () => {
    const before = await changes();
    for (const path of ["/", "/search", service, "/theme", "/categories", "/theme.data"]) {
      const query = "?save=1&delete=1&theme=dark&_method=DELETE&status=inactive&rating=5";
      for (const method of ["GET", "HEAD"]) {
        const response = await app.fetch(path + query, { method });
        expect(response.headers.get("Set-Cookie")).toBeNull();
      }
    }
    expect(await changes()).toBe(before);
  });

  test.each(["POST", "PUT", "PATCH", "DELETE"])(
    "is refused with a page and 405 as a %s to a page without a form (threat 22)",
    async (method) => {
      using _quiet = vi.spyOn(console, "error").mockImplementation(() => {});
      for (const path of ["/", "/search", service, "/categories"]) {
        const response = await sent(path, method, { Origin: ORIGIN });
        expect(response.status, path).toBe(405);
        expect(await response.text()).toContain("<h1>This could not be read</h1>");
      }
    },
  );
});
