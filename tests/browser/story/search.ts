import { expect } from "vitest";
import { isTold, type Person, stands } from "./person.ts";

/** Searches from the front page and finds this service among the results. */
export async function finds(person: Person, words: string, title: string): Promise<void> {
  const { page, url } = person;
  await page.goto(url);
  await page.getByLabel("What do you need done?").fill(words);
  await page.locator("main form[data-search]").getByRole("button", { name: "Search" }).click();
  await stands(person, "Find the Perfect Professional");
  await page.getByRole("link", { name: title, exact: true }).waitFor();
}

/** Types a word with a slip; the service stands among the close matches and is opened. */
export async function findsDespiteATypo(person: Person, typo: string, title: string) {
  await finds(person, typo, title);
  const { page } = person;
  await page.getByText(`Spelled almost like “${typo}”.`).waitFor();
  await opensService(person, title);
}

/** Keeps the service that is open on the list of saved ones. */
export async function saves(person: Person): Promise<void> {
  const { page, scripts } = person;
  const heart = page.locator("main").getByRole("button", { name: "Save", exact: true });
  await heart.click();
  await heart.and(page.locator("[aria-pressed=true]")).waitFor();
  if (!scripts) await isTold(person, "Service saved.");
}

/** Goes from the service that is open to who offers it. */
export async function opensProfile(person: Person, { firstName, lastName }: Person): Promise<void> {
  const name = `${firstName} ${lastName}`;
  await person.page.locator("main").getByRole("link", { name }).first().click();
  await stands(person, name);
}

/** What the open profile says of how to reach somebody: these, and nothing where there is null. */
export async function seesContact(
  { page }: Person,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<void> {
  const contact = page.getByRole("complementary", { name: "Contact information" });
  const addresses = contact.locator("a[href^='mailto:']");
  expect(await addresses.allInnerTexts()).toEqual(email === null ? [] : [email]);
  const show = contact.getByRole("button", { name: "Show phone" });
  expect(await show.count()).toBe(phone === null ? 0 : 1);
  if (phone === null) return;
  await show.click();
  await contact.getByRole("link", { name: phone }).waitFor();
}

/** Opens a service among what was found, or where it is named. */
export async function opensService(person: Person, title: string): Promise<void> {
  await person.page.getByRole("link", { name: title, exact: true }).first().click();
  await stands(person, title);
}
