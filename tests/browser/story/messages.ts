import { opensPlace, type Person, stands } from "./person.ts";
import { opensService } from "./search.ts";

const bubble = ({ page }: Person, words: string) =>
  page.locator("[data-message]", { hasText: words });

/** Opens a service that was found and asks who offers it. */
export async function asks(person: Person, title: string, words: string): Promise<void> {
  const { page } = person;
  await opensService(person, title);
  await page.getByRole("link", { name: "Contact Pro" }).filter({ visible: true }).click();
  await stands(person, "New message");
  await page.getByRole("button", { name: "Start Conversation" }).click();
  await writes(person, words);
}

/** Opens the conversation with somebody, who wrote these words, and answers them. */
export async function answers(
  person: Person,
  { to, read, words }: { to: string; read: string; words: string },
): Promise<void> {
  await opensConversation(person, to);
  await bubble(person, read).waitFor();
  await writes(person, words);
}

/** Opens what was said with somebody whose account is gone: it is still there, and ends here. */
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
  await stands(person, name);
}

async function writes(person: Person, words: string): Promise<void> {
  const { page } = person;
  // Where the page has scripts, the conversation is live before anybody writes.
  if (person.scripts) await page.locator('[data-connection="connected"]').waitFor();
  await page.getByRole("textbox", { name: "Message" }).fill(words);
  await page.getByRole("button", { name: "Send" }).click();
  await bubble(person, words)
    .getByText(/Sent|Read/)
    .waitFor();
}

/** Reads what arrived in the conversation that is open: by itself with scripts, by looking again without. */
export async function reads(person: Person, words: string): Promise<void> {
  if (!person.scripts) await person.page.reload();
  await bubble(person, words).waitFor();
}

/** Wants to write to whoever's profile is open, who does not want it. */
export async function isRefused({ page }: Person, words: string): Promise<void> {
  await page.locator("main").getByRole("link", { name: "Contact", exact: true }).click();
  await page.getByText(words).waitFor();
}
