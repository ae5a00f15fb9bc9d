import type { Page } from "playwright-core";

/** The box of the conversation that is open. */
export const box = (page: Page) => page.locator("#content");
/** The messages of it that wait for a connection. */
export const waiting = (page: Page) => page.locator("[data-message=waiting] > p");

/** Writes a message and sends it. */
export async function send(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await page.keyboard.press("Enter");
}
