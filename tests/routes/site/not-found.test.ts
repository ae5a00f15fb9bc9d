import { beforeAll, describe, expect, test } from "vitest";
import { appOver, ORIGIN } from "#tests/support/application/app.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { element, linkTo, texts } from "#tests/support/html.ts";

describe("a page that does not exist", () => {
  let app: ReturnType<typeof appOver>;
  beforeAll(async () => {
    app = appOver((await emptyDatabase()).db);
  });

  test.each(["/nope", "/dashboard-of-nothing", "/search/deeper", "/category", "/index.php"])(
    "%s is 'Page Not Found' with its three links",
    async (path) => {
      const { status, document } = await app.page(path);
      expect(status).toBe(404);
      expect(texts(document, "h1")).toEqual(["Page Not Found"]);
      expect(texts(document, "title")).toEqual(["Page Not Found | Kayap"]);
      const main = element(document, "main");
      expect(linkTo(main, "Back to Home")).toBe("/");
      expect(linkTo(main, "Search for Services")).toBe("/search");
      expect(linkTo(main, "Go Back")).toBe("/");
    },
  );

  test.each([
    [`${ORIGIN}/search?q=roof`, "/search?q=roof"],
    ["https://evil.test/page", "/"],
    [`${ORIGIN}.evil.test/page`, "/"],
    [`${ORIGIN}//evil.test`, "/"],
    ["nonsense", "/"],
  ])("Go Back, coming from %s, leads to %s", async (referrer, target) => {
    const { document } = await app.page("/nope", { headers: { Referer: referrer } });
    expect(linkTo(document, "Go Back")).toBe(target);
  });
});
