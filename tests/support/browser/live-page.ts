import type { Page } from "playwright-core";
import { openPage } from "./browser.ts";

/** Opens a page of the dashboard and waits for the first report of its inbox: from then on it hears what is new. */
export async function openLive(page: Page, address: string): Promise<void> {
  const report = Promise.withResolvers<void>();
  page.on("websocket", (socket) => {
    // Heard at once: the first report may come before anything that waits for the socket goes on.
    if (socket.url().includes("/inbox/")) socket.once("framereceived", () => report.resolve());
  });
  await openPage(page, address);
  await report.promise;
}
