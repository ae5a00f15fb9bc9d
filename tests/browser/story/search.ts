import { opens, type Person, seesHeading, seesStatus } from "./person.ts";

/** Searches from the home page and finds this service among the results. */
export async function finds(person: Person, words: string, title: string): Promise<void> {
  const { page, url } = person;
  await opens(person, url);
  const field = page.getByLabel("What do you need done?");
  await field.fill(words);
  // The list of suggestions may lie over the button.
  await field.press("Enter");
  await seesHeading(person, "Find the Perfect Professional");
  await page.getByRole("link", { name: title, exact: true }).waitFor();
}

/** Searches for a word with a typo; the page says what it searched for instead. Opens the service. */
export async function findsDespiteATypo(person: Person, typo: string, title: string) {
  await finds(person, typo, title);
  const { page } = person;
  await page.getByText("Showing results for").waitFor();
  await page.getByRole("link", { name: typo, exact: true }).waitFor();
  await opensService(person, title);
}

/** Saves the service that is open. */
export async function saves(person: Person): Promise<void> {
  const { page, scripts } = person;
  const main = page.locator("main");
  await main.getByRole("button", { name: "Save", exact: true }).click();
  await main.getByRole("button", { name: "Saved", exact: true }).waitFor();
  if (!scripts) await seesStatus(person, "Service saved.");
}

/** Opens the profile of the professional from their service. */
export async function opensProfile(person: Person, { firstName, lastName }: Person): Promise<void> {
  const name = `${firstName} ${lastName}`;
  await person.page.locator("main").getByRole("link", { name }).first().click();
  await seesHeading(person, name);
}

/** Expects these contact details on the open profile; null means that one is not shown. */
export async function seesContact(
  { page }: Person,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<void> {
  const contact = page.getByRole("complementary", { name: "Contact information" });
  // On a slow line the bottom of a page comes after its top.
  await page.waitForLoadState("domcontentloaded");
  const address = contact.locator("a[href^='mailto:']");
  if (email === null) await address.waitFor({ state: "detached" });
  else await address.and(page.getByText(email, { exact: true })).waitFor();
  const show = contact.getByRole("button", { name: "Show phone" });
  if (phone === null) return show.waitFor({ state: "detached" });
  await show.click();
  await contact.getByRole("link", { name: phone }).waitFor();
}

/** Opens a service by its link on the page. */
export async function opensService(person: Person, title: string): Promise<void> {
  await person.page.getByRole("link", { name: title, exact: true }).first().click();
  await seesHeading(person, title);
}
