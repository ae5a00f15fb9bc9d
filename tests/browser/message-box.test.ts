import type { Browser, Page } from "playwright-core";
import { beforeAll, beforeEach, describe, test } from "vitest";
import { connected, newVisitor, openBrowser } from "#tests/support/browser/browser.ts";
import { PHONE } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { addCustomer } from "#tests/support/fixtures.ts";
import { addConversation } from "#tests/support/records/conversations.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";
import { sessionCookieFor } from "#tests/support/servers/stoppable-server.ts";

const { url, client } = await startKayap();

let browser: Browser;
let conversation: string;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  return () => browser.close();
});
beforeEach(async () => {
  const [anita, keisha] = [await addCustomer(client), await addCustomer(client)];
  const id = await addConversation(client, [anita, keisha]);
  conversation = `${url}/dashboard/messages?conversation=${id}`;
  const visit = await newVisitor(browser, { viewport: PHONE });
  page = visit.page;
  await page.context().addCookies([await sessionCookieFor({ client, url }, anita)]);
  return visit.close;
});

const box = () => page.locator("#content");
const bubble = (text: string) => page.locator("[data-message]", { hasText: text });

async function openConversation() {
  await page.goto(conversation);
  await connected(page);
}

describe("the box for a message", () => {
  test("keeps what was typed before the page's scripts came, and sends it", async () => {
    const scripts = Promise.withResolvers<void>();
    await page.route("**/*.js", async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(conversation, { waitUntil: "commit" });
    await box().fill("Typed at once");
    scripts.resolve();
    await connected(page);
    await eventually(() => box().inputValue()).toBe("Typed at once");
    await page.getByRole("button", { name: "Send" }).click();
    await bubble("Typed at once").getByText("Sent").waitFor();
  });

  test("is not filled again by a reload after the prepared text was sent", async () => {
    await page.goto(`${conversation}&late=${crypto.randomUUID()}`);
    await connected(page);
    await eventually(() => box().inputValue()).toContain("I am running");
    await page.getByRole("button", { name: "Send" }).click();
    await bubble("I am running").getByText("Sent").waitFor();
    await eventually(() => page.url()).toBe(conversation);
    await page.reload();
    await connected(page);
    await eventually(() => box().inputValue()).toBe("");
  });

  test("takes the focus where somebody comes to write, before and without scripts too", async () => {
    const focused = () => page.evaluate(() => document.activeElement?.id);
    const id = new URL(conversation).searchParams.get("conversation");
    const { rows } = await client.execute({
      sql: "select participant_2 as other from conversations where id = ?",
      args: [id],
    });
    const stranger = await addCustomer(client);
    for (const other of [rows[0]?.other, stranger]) {
      await page.goto(`${url}/dashboard/messages?with=${other}`);
      await eventually(focused).toBe("content");
    }
  });

  test("sends nothing with the Enter by which an input method is told which word is meant", async () => {
    await openConversation();
    await box().focus();
    const inputMethod = await page.context().newCDPSession(page);
    await inputMethod.send("Input.imeSetComposition", {
      text: "ni hao",
      selectionStart: 6,
      selectionEnd: 6,
    });
    await page.keyboard.press("Enter");
    await eventually(() => box().inputValue()).toContain("ni hao");
    await inputMethod.send("Input.insertText", { text: "你好" });
    await page.keyboard.press("Enter");
    await bubble("你好").getByText("Sent").waitFor();
    await eventually(() => box().inputValue()).toBe("");
    await eventually(() => page.locator("[data-message]").count()).toBe(1);
  });

  test("has the messages that wait behind a refused one after a reload too", async () => {
    // Nothing waits in the queue of the device, which would send it by itself after the reload.
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("Storage is forbidden", "SecurityError");
      };
    });
    const answer = Promise.withResolvers<void>();
    await page.route("**/thread", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await answer.promise;
      await route.fulfill({ status: 409, json: { error: "This was sent with another text." } });
    });
    await openConversation();
    for (const text of ["One", "Two", "Three"]) {
      await box().fill(text);
      await page.keyboard.press("Enter");
    }
    await eventually(() => page.locator("[data-message]").count()).toBe(3);
    answer.resolve();
    await page.getByText("2 more messages are sent after this one.").waitFor();
    await eventually(() => box().inputValue()).toBe("One");
    await page.reload();
    await connected(page);
    await eventually(() => box().inputValue()).toBe("One\n\nTwo\n\nThree");
  });
});
