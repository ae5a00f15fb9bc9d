import { beforeAll, expect, test } from "vitest";
import { accountFixture } from "#tests/support/application/account-fixture.ts";
import { browserAt, PASSWORD, type TestBrowser } from "#tests/support/application/accounts.ts";
import { element, texts } from "#tests/support/html.ts";

let browser: TestBrowser;
beforeAll(async () => {
  const { app } = await accountFixture();
  browser = browserAt(app);
  await browser.post("/login", { email: "anita@kayap.test", password: PASSWORD });
});

test.each([
  ["/dashboard/reviews/", "My Reviews"],
  ["/dashboard/services/", "My Services"],
  ["/dashboard/saved/", "Saved Services"],
  ["/dashboard/bookings/", "My Bookings"],
  ["/dashboard/messages/", "Messages"],
])("%s shows the same list as without the slash: %s", async (path, title) => {
  const { status, page } = await browser.open(path);
  expect(status).toBe(200);
  expect(texts(element(page, "main"), "h1")).toEqual([title]);
});
