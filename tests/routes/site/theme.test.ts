import { beforeAll, describe, expect, test } from "vitest";
import { safePath } from "#app/domain/paths/safe-path.ts";
import { appOver, ORIGIN } from "#tests/support/application/app.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { element, elements, having, sentBy, textIn } from "#tests/support/html.ts";
import { HOSTILE_PATHS, hostileText } from "#tests/support/random/hostile-paths.ts";
import { seededRandom } from "#tests/support/random/seeded-random.ts";

describe("the choice of theme", () => {
  let app: ReturnType<typeof appOver>;
  beforeAll(async () => {
    app = appOver((await emptyDatabase()).db);
  });

  test.each(["light", "dark", "system"])("stores %s for a year and leads back", async (theme) => {
    const response = await app.post("/theme", { theme, next: "/search?q=roof&page=2" });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/search?q=roof&page=2");
    expect(response.headers.get("Set-Cookie")).toBe(
      `theme=${theme}; Path=/; SameSite=Lax; Max-Age=31536000`,
    );
  });

  test.each([
    ["light", "light"],
    ["dark", "dark"],
    ["system", undefined],
    ["pink", undefined],
    ["", undefined],
  ])("a page requested with the cookie theme=%s has data-theme %s", async (cookie, shown) => {
    const { document } = await app.page("/about-nothing", {
      headers: { Cookie: `theme=${cookie}` },
    });
    expect(element(document, "html").attributes["data-theme"]).toBe(shown);
  });

  test("the chosen theme is marked in the footer, system when nothing was chosen", async () => {
    const pressed = async (init?: RequestInit) =>
      elements((await app.page("/", init)).document, having("aria-pressed", "true")).map(textIn);
    expect(await pressed()).toEqual(["System"]);
    expect(await pressed({ headers: { Cookie: "a=b; theme=dark" } })).toEqual(["Dark"]);
  });

  test("the form of every page comes back to that page with its query", async () => {
    const { document } = await app.page("/search?location=Kitty&q=a%26b");
    const form = element(document, having("action", "/theme"));
    expect(form.attributes.method).toBe("post");
    const next = sentBy(document, form).get("next") ?? "";
    expect(next).toBe("/search?location=Kitty&q=a%26b");
    const response = await app.post("/theme", { theme: "dark", next });
    expect(response.headers.get("Location")).toBe(next);
  });

  test.each(["pink", "", "Dark", "dark; Domain=evil.test", "dark\r\nX: 1"])(
    "an unknown theme %j is refused with a page, and nothing is stored",
    async (theme) => {
      const response = await app.post("/theme", { theme, next: "/" });
      const html = await response.text();
      expect(response.status).toBe(400);
      expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
      expect(response.headers.get("Set-Cookie")).toBeNull();
      expect(html).toContain("<h1>This could not be read</h1>");
      expect(html).toContain("Back to Home");
      expect(html).toContain("<footer ");
      expect(html).not.toContain('href="mailto:"');
    },
  );

  test("a form without a theme is refused", async () => {
    expect((await app.post("/theme", { next: "/" })).status).toBe(400);
  });

  test.each([
    "//evil.test",
    "/\\evil.test",
    "https://evil.test",
    "https:evil.test",
    "javascript:alert(1)",
    "\\\\evil.test",
    "/\t/evil.test",
    "/\n/evil.test",
    " //evil.test",
    "evil.test",
    "",
  ])("next=%j stays on this site (threat 19)", async (next) => {
    const response = await app.post("/theme", { theme: "dark", next });
    expect(response.status).toBe(303);
    const target = new URL(response.headers.get("Location") ?? "", `${ORIGIN}/theme`);
    expect(target.origin).toBe(ORIGIN);
    expect(target.pathname).not.toMatch(/^\/[/\\]/);
  });

  // That Chromium reads each of these paths as one of this site is held in tests/browser/account.test.ts.
  test("sends on to no path but a safe one, whatever it is given (threat 70)", async () => {
    const random = seededRandom(71);
    const texts = [...HOSTILE_PATHS, ...Array.from({ length: 200 }, () => hostileText(random))];
    for (const next of texts) {
      const response = await app.post("/theme", { theme: "dark", next });
      const place = response.headers.get("Location");
      expect(response.status, next).toBe(303);
      expect(safePath(place), next).toBe(place);
      expect(new URL(place ?? "", `${ORIGIN}/theme`).origin, next).toBe(ORIGIN);
    }
  });

  test("opening the address changes nothing and leads home (threat 22)", async () => {
    const response = await app.fetch("/theme?theme=dark&next=/search");
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/");
    expect(response.headers.get("Set-Cookie")).toBeNull();
  });
});
