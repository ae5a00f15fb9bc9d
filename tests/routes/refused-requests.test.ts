import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { appOver, ORIGIN } from "#tests/support/application/app.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { element, parseHtml, textIn, texts } from "#tests/support/html.ts";

let app: ReturnType<typeof appOver>;
beforeAll(async () => {
  app = appOver((await emptyDatabase()).db);
});
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test.each([
  ["a form for a page without forms", "POST", "/about", 405],
  ["a method that no page takes", "PUT", "/about", 405],
  ["a method that a resource does not accept", "DELETE", "/theme", 400],
  ["a form for a missing page", "POST", "/nope", 405],
])(
  "%s is refused with an error page in the usual frame and the chosen theme",
  async (_, method, path, status) => {
    const response = await app.fetch(path, {
      method,
      headers: { Origin: ORIGIN, Cookie: "theme=dark" },
      body: new URLSearchParams({ theme: "x" }),
    });
    expect(response.status).toBe(status);
    const page = parseHtml(await response.text());
    expect(element(page, "html").attributes["data-theme"]).toBe("dark");
    expect(texts(page, "h1")).toEqual(["This could not be read"]);
    const footer = textIn(element(page, "footer"));
    expect(footer).toContain("support@kayap.test");
  },
);
