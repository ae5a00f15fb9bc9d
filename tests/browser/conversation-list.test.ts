import type { Browser } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { newVisitor, openBrowser, openPage } from "#tests/support/browser/browser.ts";
import { PHONE } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { addCustomer } from "#tests/support/fixtures.ts";
import { addConversation, addMessage } from "#tests/support/records/conversations.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";
import { sessionCookieFor } from "#tests/support/servers/stoppable-server.ts";

const { url, client } = await startKayap();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  return () => browser.close();
});

test("the list of conversations has what was written while the inbox's socket was away", async () => {
  const [anita, keisha] = [await addCustomer(client), await addCustomer(client)];
  const conversationId = await addConversation(client, [anita, keisha]);
  const write = (text: string) => addMessage(client, { conversationId, senderId: keisha }, text);
  await write("Heard before");
  const { page, complaints, close } = await newVisitor(browser, { viewport: PHONE });
  await page.context().addCookies([await sessionCookieFor({ client, url }, anita)]);
  let line = Promise.withResolvers<void>();
  const cuts: (() => Promise<void>)[] = [];
  await page.routeWebSocket(/\/parties\/inbox\//, async (socket) => {
    await line.promise;
    const server = socket.connectToServer();
    cuts.push(async () => {
      await server.close();
      await socket.close();
    });
  });
  const list = page.locator("[aria-labelledby=conversations]");
  await openPage(page, `${url}/dashboard/messages`);
  await list.getByText("Heard before").waitFor();
  await write("Written before it opened");
  line.resolve();
  await list.getByText("Written before it opened").waitFor();

  line = Promise.withResolvers();
  for (const cut of cuts) await cut();
  await write("Written meanwhile");
  await eventually(() => list.getByText("Written meanwhile").count()).toBe(0);
  line.resolve();
  await list.getByText("Written meanwhile").waitFor();
  expect(complaints).toEqual([]);
  await close();
});
