import { readFileSync } from "node:fs";
import { isTold, opensPlace, PASSWORD, type Person, stands } from "./person.ts";

/** Takes a copy of everything Kayap has of this person. Returns the archive, in which files lie as they are. */
export async function takesOwnData(person: Person): Promise<string> {
  const { page } = person;
  await opensPlace(person, "Settings");
  await page.getByRole("link", { name: "Open download my data" }).click();
  await stands(person, "Download my data");
  await page.getByRole("button", { name: "Ask for My Data" }).click();
  await confirmsIdentity(person);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download the Archive" }).click(),
  ]);
  return readFileSync(await download.path(), "latin1");
}

/** Whoever signed in more than five minutes ago is asked for the password again, and what was asked for goes on. */
async function confirmsIdentity(person: Person): Promise<void> {
  await stands(person, "Confirm it’s you");
  await person.page.getByLabel("Your password").fill(PASSWORD);
  await person.page.getByRole("button", { name: "Confirm" }).click();
}

/** Asks for the account to be deleted: by the password and a word typed on purpose. */
async function asksToBeDeleted(person: Person): Promise<void> {
  const { page } = person;
  await opensPlace(person, "Settings");
  await page.getByRole("link", { name: "Delete account" }).click();
  await stands(person, "Delete account");
  await page.getByLabel("Your password").fill(PASSWORD);
  await page.getByLabel("Type DELETE").fill("DELETE");
  await page.getByRole("button", { name: "Delete My Account" }).click();
}

export async function mayNotLeaveYet(person: Person): Promise<void> {
  await asksToBeDeleted(person);
  await person.page
    .getByText("You have 1 upcoming booking. Cancel or complete it first.")
    .waitFor();
}

export async function leaves(person: Person): Promise<void> {
  await asksToBeDeleted(person);
  await isTold(person, "Your account will be deleted in 14 days.");
}

/** Whoever comes back in time is asked first. */
export async function isOfferedToStay(person: Person): Promise<void> {
  await stands(person, "Welcome back");
  await person.page.getByText("Your account is about to be deleted.").waitFor();
}

export async function stays(person: Person): Promise<void> {
  await person.page.getByRole("button", { name: "Keep my account" }).click();
  await isTold(person, "Your account is active again.");
}
