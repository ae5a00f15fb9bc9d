import type { BrowserContext, Page } from "playwright-core";
import { connected, openBrowser, openPage } from "#tests/support/browser/browser.ts";
import { PHONE } from "#tests/support/browser/page-faults.ts";
import { addCustomer, addProfessional, addService } from "#tests/support/fixtures.ts";
import type { Parties } from "#tests/support/records/bookings.ts";
import { sessionCookieFor, startStoppableServer } from "#tests/support/servers/stoppable-server.ts";

/** A Kayap for a file whose tests cut the line of phones. Close it after the file. */
export async function queueFixture() {
  const [kayap, browser] = await Promise.all([startStoppableServer(), openBrowser()]);
  const { client, url } = kayap;
  const pathOf = (conversation: string) => `${url}/dashboard/messages?conversation=${conversation}`;

  async function signIn(device: BrowserContext, userId: string): Promise<void> {
    await device.addCookies([await sessionCookieFor(kayap, userId)]);
  }

  return {
    client,
    url,
    pathOf,
    signIn,
    /** A professional with a service, and a customer. */
    async addParties(): Promise<Parties> {
      const proId = await addProfessional(client);
      const customerId = await addCustomer(client);
      return { proId, customerId, serviceId: await addService(client, proId) };
    },
    /** A phone on which a person is signed in. */
    async deviceOf(
      userId: string,
      options: { serviceWorkers?: "block" } = {},
    ): Promise<BrowserContext> {
      const device = await browser.newContext({ viewport: PHONE, ...options });
      await signIn(device, userId);
      return device;
    },
    async openThread(device: BrowserContext, conversation: string): Promise<Page> {
      const page = await device.newPage();
      await openPage(page, pathOf(conversation));
      await connected(page);
      return page;
    },
    /** The messages that the database has of a conversation, in order. */
    async stored(conversation: string): Promise<string[]> {
      const { rows } = await client.execute({
        sql: "select content from messages where conversation_id = ? order by seq",
        args: [conversation],
      });
      return rows.map(({ content }) => String(content));
    },
    async close(): Promise<void> {
      await browser.close();
      await kayap.stop();
    },
  };
}
