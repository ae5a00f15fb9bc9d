import { opensPlace, type Person, seesHeading, seesStatus } from "./person.ts";

type Wishes = {
  /** The labels of the settings to turn on, and off. */
  on?: readonly string[];
  off?: readonly string[];
  /** The options to select, by label. */
  choices?: Record<string, string>;
};

/** Changes settings and saves them. */
export async function changesSettings(person: Person, { on = [], off = [], choices = {} }: Wishes) {
  const { page } = person;
  await opensPlace(person, "Settings");
  await seesHeading(person, "Settings");
  for (const label of on) await page.getByLabel(label).check();
  for (const label of off) await page.getByLabel(label).uncheck();
  for (const [label, name] of Object.entries(choices)) {
    await page.getByLabel(label).selectOption(name);
  }
  await page.getByRole("button", { name: "Save Changes" }).click();
  await seesStatus(person, "Settings saved successfully!");
}

/** Enters the phone number on the profile. */
export async function givesPhone(person: Person, phone: string): Promise<void> {
  const { page } = person;
  await opensPlace(person, "Profile");
  await page.getByRole("link", { name: "Edit profile" }).first().click();
  await page.getByLabel("Phone").fill(phone);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await seesStatus(person, "Profile updated successfully!");
}
