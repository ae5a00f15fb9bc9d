import { isTold, opensPlace, type Person, stands } from "./person.ts";

type Wishes = {
  /** The labels of what is switched on, and off. */
  on?: readonly string[];
  off?: readonly string[];
  /** What is chosen, by label. */
  choices?: Record<string, string>;
};

/** Changes settings and saves them. */
export async function wishes(person: Person, { on = [], off = [], choices = {} }: Wishes) {
  const { page } = person;
  await opensPlace(person, "Settings");
  await stands(person, "Settings");
  for (const label of on) await page.getByLabel(label).check();
  for (const label of off) await page.getByLabel(label).uncheck();
  for (const [label, name] of Object.entries(choices)) {
    await page.getByLabel(label).selectOption(name);
  }
  await page.getByRole("button", { name: "Save Changes" }).click();
  await isTold(person, "Settings saved successfully!");
}

/** Tells on the profile by which number to call. */
export async function givesPhone(person: Person, phone: string): Promise<void> {
  const { page } = person;
  await opensPlace(person, "Profile");
  await page.getByRole("link", { name: "Edit Profile" }).first().click();
  await page.getByLabel("Phone").fill(phone);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await isTold(person, "Profile updated successfully!");
}
