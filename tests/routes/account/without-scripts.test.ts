import { base32 } from "oslo/encoding";
import { generateHOTP } from "oslo/otp";
import { beforeEach, expect, test } from "vitest";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import {
  addAccount,
  alertIn,
  browserAt,
  EMAIL,
  errorBeside,
  movableClock,
  NEW_PASSWORD,
  newestLink,
  PASSWORD,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { type WithoutScripts, withoutScripts } from "#tests/support/application/without-scripts.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { type Element, element, elements, having, textIn, texts } from "#tests/support/html.ts";

let database: TestDatabase;
let app: ReturnType<typeof appOver>;
let clock: ReturnType<typeof movableClock>;
let person: WithoutScripts;
beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  app = appOver(database.db, { clock: clock.read });
  person = await withoutScripts(browserAt(app), "/");
});

const said = (page: Element) => elements(page, having("role", "status")).map(textIn).join(" ");
const isAt = (heading: string) => expect(texts(person.page, "h1")).toEqual([heading]);
const openLink = async (kind: string) => person.open(await newestLink(database.client, kind));

async function signIn(password: string) {
  person.fill("E-mail", EMAIL);
  person.fill("Password", password);
  await person.press("Sign in", element(person.page, "main"));
}

test("somebody registers, confirms, signs in and out, and resets a forgotten password (threat 23)", async () => {
  await person.open("/register?type=professional");
  isAt("Create your account");
  expect(person.isChecked(/^Professional/)).toBe(true);
  person.fill("First name", "Anita");
  person.fill("Last name", "Ramdeen");
  person.fill("E-mail", EMAIL);
  person.fill("Password", PASSWORD);
  person.fill("Password again", PASSWORD);
  person.check(/18 or older/);
  await person.press("Create account");
  isAt("Check Your Email");
  expect(textIn(element(person.page, "main"))).toContain(EMAIL);

  await person.open("/login");
  await signIn(PASSWORD);
  expect(alertIn(person.page)).toContain("Invalid email or password.");

  await openLink("verify-email");
  isAt("Confirm your e-mail");
  await person.press("Confirm my e-mail");
  expect(person.path).toBe("/dashboard");
  isAt("Welcome, Anita");
  expect(said(person.page)).toContain("is confirmed");
  await person.open("/");
  await person.press("Sign Out");
  expect(person.path).toBe("/");
  expect(said(person.page)).toContain("You are signed out.");

  await person.open("/login");
  await person.follow("Forgot your password?");
  isAt("Forgot your password?");
  person.fill("E-mail", EMAIL);
  await person.press("Send the link");
  expect(person.path).toContain("step=sent");
  isAt("Check your e-mail");
  await openLink("reset-password");
  isAt("Choose a new password");
  person.fill("New password", NEW_PASSWORD);
  person.fill("New password again", NEW_PASSWORD);
  await person.press("Set new password");
  expect(person.path).toBe("/login");
  expect(said(person.page)).toContain("Your password was changed");
  await signIn(NEW_PASSWORD);
  expect(person.path).toBe("/dashboard");
  isAt("Welcome, Anita");
});

/** The same form once more, with a wrong password refused and then the right one. */
async function provePassword(button: string) {
  person.fill("Your password", "not it");
  await person.press(button);
  expect(person.status).toBe(400);
  const { id = "" } = person.control("Your password").attributes;
  expect(errorBeside(person.page, id)).toContain("This is not your password");
  person.fill("Your password", PASSWORD);
  await person.press(button);
}

test("an owner who lost the phone requests a removal, starts it, sees when it ends, and cancels it with a recovery code (threats 23 and 69)", async () => {
  await addAccount(database.client, { email: EMAIL });
  await person.open("/login");
  await signIn(PASSWORD);
  await person.open("/dashboard/settings/two-factor");
  await person.press("Turn on");
  const codesOn = (page: Element) => texts(element(page, "main"), "code");
  const key = codesOn(person.page).join("").replace(/ /g, "");
  person.fill("Code", await generateHOTP(base32.decode(key), Math.floor(clock.read() / 30_000)));
  await person.press("Confirm");
  const recoveryCodes = codesOn(person.page);
  expect(recoveryCodes).toHaveLength(10);

  person = await withoutScripts(browserAt(app), "/login");
  await signIn(PASSWORD);
  isAt("One more step");
  await person.follow("Lost your phone and your recovery codes?");
  isAt("No phone, no recovery codes?");
  expect(textIn(person.page)).toContain("72 hours");
  await person.press("Send the link");
  expect(person.path).toContain("step=sent");
  await openLink("two-factor-recovery-link");
  isAt("Remove two-factor sign-in");
  await provePassword("Start");
  expect(person.path).toBe("/two-factor-recovery");
  isAt("Please wait");
  expect(elements(element(person.page, "main"), "time")).toHaveLength(1);

  await person.follow("Cancel it with a code");
  isAt("Keep two-factor sign-in");
  person.fill("E-mail", EMAIL);
  person.fill("Code", "000000");
  await person.press("Cancel the removal");
  expect(alertIn(person.page)).toContain("Nothing was cancelled");
  expect(person.value("E-mail")).toBe(EMAIL);
  person.fill("Code", recoveryCodes[0] ?? "");
  await person.press("Cancel the removal");
  isAt("Two-factor sign-in stays");
});

test("a form waits for the password and goes on with what was typed, and the old mailbox stops the change of address (threats 23 and 69)", async () => {
  await addAccount(database.client, { email: EMAIL });
  await person.open("/login");
  await signIn(PASSWORD);
  clock.advance(6 * MINUTE_MS);
  await person.open("/dashboard/settings/email");
  person.fill(/^New e-mail/, "anita.new@kayap.test");
  await person.press("Send confirmation");
  isAt("Confirm it’s you");
  await provePassword("Confirm");
  expect(person.path).toBe("/dashboard/settings");

  const link = await newestLink(database.client, "email-change-asked");
  await person.open(link);
  isAt("Stop the change");
  await person.press("Stop the change");
  expect(person.path).toMatch(/^\/reset-password/);
  expect(said(person.page)).toContain("The change is stopped");
  await person.open(link);
  expect(alertIn(person.page)).toContain("This link is invalid or has expired.");
  await person.open("/dashboard/settings/email");
  expect(person.path).toMatch(/^\/login/);
});
