import { connected } from "#tests/support/browser/browser.ts";
import { opensPlace, type Person, seesHeading } from "./person.ts";
import { opensService } from "./search.ts";

const bubble = ({ page }: Person, words: string) =>
  page.locator("[data-message]", { hasText: words });

/** Opens a service among the results and writes to its professional. */
export async function asks(person: Person, title: string, words: string): Promise<void> {
  const { page } = person;
  await opensService(person, title);
  await page.getByRole("link", { name: "Contact Pro" }).filter({ visible: true }).click();
  await page.getByText("Say what you need, where and when.").waitFor();
  await writes(person, words);
  await page.waitForURL(/conversation=/);
}

/** Opens the conversation with a person, reads their message and answers it. */
export async function answers(
  person: Person,
  { to, read, words }: { to: string; read: string; words: string },
): Promise<void> {
  await opensConversation(person, to);
  // With scripts, the conversation is connected before anybody writes.
  if (person.scripts) await connected(person.page);
  await bubble(person, read).waitFor();
  await writes(person, words);
}

/** Opens the conversation with a person whose account is deleted: it is still readable, but takes no more messages. */
export async function readsWithoutAnswer(person: Person, words: string): Promise<void> {
  await opensConversation(person, "Deleted user");
  await bubble(person, words).waitFor();
  await person.page
    .getByText("This account was deleted. You cannot send messages to it any more.")
    .waitFor();
}

export async function opensConversation(person: Person, name: string): Promise<void> {
  await opensPlace(person, "Messages");
  await person.page.locator("[aria-labelledby=conversations]").getByRole("link", { name }).click();
  await seesHeading(person, name);
}

async function writes(person: Person, words: string): Promise<void> {
  const { page } = person;
  await page.getByRole("textbox", { name: "Message" }).fill(words);
  await page.getByRole("button", { name: "Send" }).click();
  await bubble(person, words)
    .getByText(/Sent|Read/)
    .waitFor();
}

/** Reads a new message in the open conversation: live with scripts, after a reload without. */
export async function reads(person: Person, words: string): Promise<void> {
  if (!person.scripts) await person.page.reload();
  await bubble(person, words).waitFor();
}

/** Tries to write to the professional of the open profile, who does not allow it. */
export async function isRefused({ page }: Person, words: string): Promise<void> {
  await page.locator("main").getByRole("link", { name: "Contact", exact: true }).click();
  await page.getByText(words).waitFor();
}
