import { readFileSync } from "node:fs";
import {
  opensKayap,
  opensPlace,
  PASSWORD,
  type Person,
  seesHeading,
  seesStatus,
} from "./person.ts";

/** Downloads the archive of the person's own data, whose files are not compressed. */
export async function takesOwnData(person: Person): Promise<string> {
  const { page, faults } = person;
  await opensPlace(person, "Settings");
  await page.getByRole("link", { name: "Open download my data" }).click();
  await seesHeading(person, "Download my data");
  await page.getByRole("button", { name: "Ask for my data" }).click();
  await confirmsIdentity(person);
  const before = faults.length;
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download the archive" }).click(),
  ]);
  const archive = readFileSync(await download.path(), "latin1");
  // A download that succeeds from the browser's error page leaves that page open.
  if (faults.length > before) await opensKayap(person);
  return archive;
}

/** Enters the password again, which is required more than five minutes after the sign-in. */
async function confirmsIdentity(person: Person): Promise<void> {
  await seesHeading(person, "Confirm it’s you");
  await person.page.getByLabel("Your password").fill(PASSWORD);
  await person.page.getByRole("button", { name: "Confirm" }).click();
}

/** Requests the deletion of the account with the password and a typed confirmation. */
async function asksToBeDeleted(person: Person): Promise<void> {
  const { page } = person;
  await opensPlace(person, "Settings");
  await page.getByRole("link", { name: "Delete account" }).click();
  await seesHeading(person, "Delete account");
  await page.getByLabel("Your password").fill(PASSWORD);
  await page.getByLabel("Type DELETE").fill("DELETE");
  await page.getByRole("button", { name: "Delete my account" }).click();
}

export async function mayNotLeaveYet(person: Person): Promise<void> {
  await asksToBeDeleted(person);
  await person.page
    .getByText("You have 1 upcoming booking. Cancel or complete it first.")
    .waitFor();
}

export async function leaves(person: Person): Promise<void> {
  await asksToBeDeleted(person);
  const { page, faults } = person;
  const notice = page
    .getByRole("status")
    .filter({ hasText: "Your account will be deleted in 14 days." });
  // Whose line loses the answer is signed out by then, and Retry leads to the sign-in.
  const signIn = page.getByRole("heading", { level: 1, name: /^Sign in/ });
  await (faults.length > 0 ? notice.or(signIn) : notice).first().waitFor();
}

/** Sees the offer to keep the account after signing in again. */
export async function isOfferedToStay(person: Person): Promise<void> {
  await seesHeading(person, "Welcome back");
  await person.page
    .getByText("Your account is about to be deleted, and others cannot find you.")
    .waitFor();
}

export async function stays(person: Person): Promise<void> {
  await person.page.getByRole("button", { name: "Keep my account" }).click();
  await seesStatus(person, "Your account is active again.");
}
