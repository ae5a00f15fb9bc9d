import { beforeEach, describe, expect, test } from "vitest";
import { addAccount, alertIn, pageOf } from "#tests/support/application/accounts.ts";
import { JSON_ADDRESS, saveFixture } from "#tests/support/application/save-fixture.ts";
import { element, elements, having, textIn, texts } from "#tests/support/html.ts";

let fixture: Awaited<ReturnType<typeof saveFixture>>;
beforeEach(async () => {
  fixture = await saveFixture();
  return () => fixture.client.close();
});

describe("one's own service", () => {
  let ownId: string;
  beforeEach(async () => {
    const { client, signIn } = fixture;
    const own = { email: "own@kayap.test", role: "professional", first_name: "Own" } as const;
    ownId = await addAccount(client, own);
    await client.execute({ sql: "update services set pro_id = ?", args: [ownId] });
    await signIn("own@kayap.test");
  });

  test("one's own service has neither Save nor Contact on its page and its cards", async () => {
    const { serviceId, browser } = fixture;
    for (const path of [`/service/${serviceId}`, "/search", "/", `/pro/${ownId}`]) {
      const { page } = await browser.open(path);
      const main = element(page, "main");
      expect(textIn(main), path).toContain("Ceiling fans");
      expect(elements(main, having("data-save")), path).toEqual([]);
      expect(
        texts(main, "a").filter((text) => /^(Save|Contact Pro|Contact Own)/.test(text)),
      ).toEqual([]);
    }
  });

  test("one's own profile has Edit profile instead of Contact and Request Booking", async () => {
    const { browser } = fixture;
    const { page } = await browser.open(`/pro/${ownId}`);
    const links = texts(element(page, "main"), "a");
    expect(links).toContain("Edit profile");
    expect(links).not.toContain("Request Booking");
    expect(links).not.toContain("Contact");
  });

  test("one's own service cannot be saved: You cannot save your own service (threat 34)", async () => {
    const { browser, serviceId, saved } = fixture;
    const { status, page } = await pageOf(await browser.post("/saved", { serviceId }));
    expect(status).toBe(403);
    expect(alertIn(page)).toBe("You cannot save your own service");
    const json = await browser.post(JSON_ADDRESS, { serviceId });
    expect(json.status).toBe(403);
    expect(await json.json()).toEqual({ error: "You cannot save your own service" });
    expect(await saved()).toEqual([]);
  });
});
