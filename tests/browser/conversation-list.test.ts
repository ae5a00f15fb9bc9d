import type { Client } from "@libsql/client";
import type { Browser } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { newVisitor, openBrowser, openPage } from "#tests/support/browser.ts";
import { addConversation, addMessage } from "#tests/support/conversations.ts";
import { eventually } from "#tests/support/eventually.ts";
import { addCustomer } from "#tests/support/fixtures.ts";
import { PHONE } from "#tests/support/page-faults.ts";
import { openRunningDatabase } from "#tests/support/running-database.ts";
import { url } from "#tests/support/running-server.ts";
import { sessionCookieFor } from "#tests/support/stoppable-server.ts";

let browser: Browser;
let client: Client;
beforeAll(async () => {
  [browser, client] = await Promise.all([openBrowser(), openRunningDatabase()]);
  return async () => {
    await browser.close();
    client.close();
  };
});

test("the list of conversations has what was written while the inbox's socket was away", async () => {
  const [anita, keisha] = [await addCustomer(client), await addCustomer(client)];
  const conversationId = await addConversation(client, [anita, keisha]);
  await addMessage(client, { conversationId, senderId: keisha }, "Heard before");
  const { page, complaints, close } = await newVisitor(browser, { viewport: PHONE });
  await page.context().addCookies([await sessionCookieFor({ client, url }, anita)]);
  let line = Promise.resolve();
  const cuts: (() => Promise<void>)[] = [];
  await page.routeWebSocket(/\/parties\/inbox\//, async (socket) => {
    await line;
    const server = socket.connectToServer();
    cuts.push(async () => {
      await server.close();
      await socket.close();
    });
  });
  const list = page.locator("[aria-labelledby=conversations]");
  // The list is read again as soon as its socket is open: what comes later is news.
  const caughtUp = page.waitForEvent("requestfinished", (request) =>
    request.url().includes("/dashboard/messages.data"),
  );
  await openPage(page, `${url}/dashboard/messages`);
  await list.getByText("Heard before").waitFor();
  await caughtUp;

  const back = Promise.withResolvers<void>();
  line = back.promise;
  for (const cut of cuts) await cut();
  await addMessage(client, { conversationId, senderId: keisha }, "Written meanwhile");
  await eventually(() => list.getByText("Written meanwhile").count()).toBe(0);
  back.resolve();
  await list.getByText("Written meanwhile").waitFor();
  expect(complaints).toEqual([]);
  await close();
});
