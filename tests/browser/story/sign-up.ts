import { followsEmail } from "./emails.ts";
import { opens, opensPlace, PASSWORD, type Person, seesHeading, seesStatus } from "./person.ts";

/** Opens the home page, registers, and confirms the address with the link in the e-mail. */
export async function joins(person: Person): Promise<void> {
  const { page, url, firstName, lastName, email } = person;
  await opens(person, url);
  await page.getByRole("link", { name: "Join as a customer" }).click();
  await seesHeading(person, "Create your account");
  await page.getByLabel("First name").fill(firstName);
  await page.getByLabel("Last name").fill(lastName);
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Password again").fill(PASSWORD);
  await page.getByLabel("I am 18 or older").check();
  await page.getByRole("button", { name: "Create account" }).click();
  await seesHeading(person, "Check Your Email");
  await followsEmail(person, "Confirm");
  await page.getByRole("button", { name: "Confirm my e-mail" }).click();
  await seesStatus(person, "Your e-mail is confirmed, and you are signed in.");
  // To be remembered for thirty days, which the session of a confirmation is not.
  await signsOut(person);
  await signsIn(person);
  await seesHeading(person, `Welcome, ${firstName}`);
}

/** Signs in on the sign-in page, opening it first if necessary. */
export async function signsIn({ page, email }: Person): Promise<void> {
  if (!page.url().endsWith("/login")) await page.getByRole("link", { name: "Login" }).click();
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Remember me for 30 days").check();
  await page.locator("main").getByRole("button", { name: "Sign in" }).click();
}

export async function signsOut(person: Person): Promise<void> {
  await opensPlace(person, "More");
  await seesHeading(person, "More");
  await person.page.locator("main ul").getByRole("button", { name: "Logout" }).click();
  await seesStatus(person, "You are signed out.");
}
