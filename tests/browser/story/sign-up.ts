import { followsEmail } from "./emails.ts";
import { isTold, opensPlace, PASSWORD, type Person, stands } from "./person.ts";

/** Comes to the front page for the first time, joins, and confirms the address by the letter. */
export async function joins(person: Person): Promise<void> {
  const { page, url, firstName, lastName, email } = person;
  await page.goto(url);
  await page.getByRole("link", { name: "Join as a customer" }).click();
  await stands(person, "Create your account");
  await page.getByLabel("First name").fill(firstName);
  await page.getByLabel("Last name").fill(lastName);
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Password again").fill(PASSWORD);
  await page.getByLabel("I am 18 or older").check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await stands(person, "Check Your Email");
  await followsEmail(person, "Confirm");
  await page.getByRole("button", { name: "Confirm my e-mail" }).click();
  await isTold(person, "Your e-mail address is confirmed.");
  await signsIn(person);
  await stands(person, `Welcome, ${firstName}`);
}

/** Fills the sign-in form, which is open or behind Login. */
export async function signsIn({ page, email }: Person): Promise<void> {
  if (!page.url().endsWith("/login")) await page.getByRole("link", { name: "Login" }).click();
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Remember me for 30 days").check();
  await page.locator("main").getByRole("button", { name: "Sign In" }).click();
}

export async function signsOut(person: Person): Promise<void> {
  await opensPlace(person, "More");
  await stands(person, "More");
  await person.page.locator("main ul").getByRole("button", { name: "Logout" }).click();
  await isTold(person, "You are signed out.");
}
