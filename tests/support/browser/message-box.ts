import type { Page } from "playwright-core";

/** The box of the conversation that is open. */
export const box = (page: Page) => page.locator("#content");
/** The messages of it that wait for a connection. */
export const waiting = (page: Page) => page.locator("[data-message=waiting] > p");

/** A message that is shown, by its text. */
export const bubble = (page: Page, text: string) =>
  page.locator("[data-message]", { hasText: text });
/** The text with an ending that no other message has. */
export const unique = (text: string) => `${text} ${Math.random().toString(36).slice(2, 8)}`;

/** Writes a message and sends it. */
export async function send(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await page.keyboard.press("Enter");
}
