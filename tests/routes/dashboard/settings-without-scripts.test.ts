import { beforeEach, expect, test } from "vitest";
import {
  addAccount,
  alertIn,
  browserOf,
  errorBeside,
  NEW_PASSWORD,
  PASSWORD,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { SETTINGS } from "#tests/support/application/settings-addresses.ts";
import { type WithoutScripts, withoutScripts } from "#tests/support/application/without-scripts.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { element, having, textIn } from "#tests/support/html.ts";

let browser: TestBrowser;
beforeEach(async () => {
  const { client, db } = await emptyDatabase();
  browser = await browserOf(client, appOver(db), await addAccount(client));
});

const open = (path = "") => withoutScripts(browser, SETTINGS + path);
const idOf = (person: WithoutScripts, label: string) => person.control(label).attributes.id ?? "";

test("settings are saved by their form as it is rendered, and stay (threat 23)", async () => {
  const person = await open();
  expect(person.isChecked("Booking reminders")).toBe(true);
  person.uncheck("Booking reminders");
  person.select("Sign out after", "120");
  await person.press("Save Changes");
  expect([person.status, person.path]).toEqual([200, SETTINGS]);
  expect(textIn(element(person.page, having("role", "status")))).toContain(
    "Settings saved successfully!",
  );
  await person.open(SETTINGS);
  expect(person.isChecked("Booking reminders")).toBe(false);
  expect(person.value("Sign out after")).toBe("120");

  person.check("Booking reminders");
  person.select("Sign out after", "30");
  await person.press("Save Changes");
  await person.open(SETTINGS);
  expect(person.isChecked("Booking reminders")).toBe(true);
  expect(person.value("Sign out after")).toBe("30");
});

test("the page of the password says that the current one is wrong (threat 23)", async () => {
  const person = await open("/password");
  person.fill("Current password", "not it");
  person.fill("New password", NEW_PASSWORD);
  person.fill("New password again", NEW_PASSWORD);
  await person.press("Change password");
  expect(person.status).toBe(400);
  expect(errorBeside(person.page, idOf(person, "Current password"))).toContain(
    "This is not your password",
  );
  expect(alertIn(person.page)).toContain("This is not your password");
});

test("the page of the e-mail gives a refused address back (threat 23)", async () => {
  const person = await open("/email");
  person.fill(/^New e-mail/, "no address");
  await person.press("Send confirmation");
  const field = person.control(/^New e-mail/);
  expect(person.status).toBe(400);
  expect(field.attributes).toMatchObject({ "aria-invalid": "true", value: "no address" });
});

test("the page of two-factor sign-in refuses a wrong code (threat 23)", async () => {
  const person = await open("/two-factor");
  await person.press("Turn on");
  person.fill("Code", "000000");
  await person.press("Confirm");
  expect(person.status).toBe(400);
  expect(person.control("Code").attributes["aria-invalid"]).toBe("true");
});

test("the page that deletes an account asks for the word as it is written (threat 23)", async () => {
  const person = await open("/delete");
  person.fill(/password/i, PASSWORD);
  person.fill(/DELETE/, "delete");
  await person.press("Delete my account");
  expect(person.status).toBe(400);
  expect(person.control(/DELETE/).attributes["aria-invalid"]).toBe("true");
  expect(alertIn(person.page)).toContain("Please type DELETE");
});
