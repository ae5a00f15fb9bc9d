import { beforeEach, describe, expect, test } from "vitest";
import {
  addAccount,
  alertIn,
  browserAt,
  errorBeside,
  PASSWORD,
  pageOf,
  rowsOf,
} from "#tests/support/application/accounts.ts";
import { registerFixture } from "#tests/support/application/register-fixture.ts";
import { element, elements, having, linkTo, textIn, texts } from "#tests/support/html.ts";

let fixture: Awaited<ReturnType<typeof registerFixture>>;
beforeEach(async () => {
  fixture = await registerFixture();
});

describe("the registration form", () => {
  test.each([
    ["", "customer"],
    ["?type=customer", "customer"],
    ["?type=professional", "professional"],
    ["?type=admin", "customer"],
  ])("of /register%s has %s chosen", async (query, role) => {
    const { app } = fixture;
    const { document } = await app.page(`/register${query}`);
    const [chosen, ...others] = elements(document, having("checked"));
    expect(others).toEqual([]);
    expect(chosen?.attributes).toMatchObject({ name: "role", value: role });
  });

  test("labels each field, links to the terms, and shows the four figures", async () => {
    const { app } = fixture;
    const main = element((await app.page("/register")).document, "main");
    const purposes = Object.fromEntries(
      elements(main, "input").map(({ attributes }) => [attributes.name, attributes.autocomplete]),
    );
    expect(purposes).toMatchObject({
      firstName: "given-name",
      lastName: "family-name",
      email: "username",
      password: "new-password",
      confirmPassword: "new-password",
    });
    expect(linkTo(main, "Terms")).toBe("/terms");
    expect(linkTo(main, "Privacy")).toBe("/privacy");
    expect(texts(main, "dd")).toEqual(["500+", "50+", "1000+", "4.9"]);
  });

  test("offers to show a password only where JavaScript makes it work", async () => {
    const { app } = fixture;
    const main = element((await app.page("/register")).document, "main");
    const buttons = elements(main, having("data-shows"));
    expect(buttons.map(({ attributes }) => attributes["data-shows"])).toEqual([
      "password",
      "confirmPassword",
    ]);
    expect(buttons.map(textIn)).toEqual(["Show password", "Show the repeated password"]);
    expect(buttons.every(({ attributes }) => "hidden" in attributes)).toBe(true);
  });

  test.each([
    [{ firstName: "" }, "firstName", "First name is required"],
    [{ firstName: "  " }, "firstName", "First name is required"],
    [{ lastName: "" }, "lastName", "Last name is required"],
    [
      { firstName: "Ravi99" },
      "firstName",
      "Name can only contain letters, spaces, hyphens, and apostrophes",
    ],
    [{ lastName: "a".repeat(51) }, "lastName", "Must be 50 characters or less"],
    [{ email: "" }, "email", "Email is required"],
    [{ email: "anita at kayap" }, "email", "Email address is invalid"],
    [{ password: "" }, "password", "Password is required"],
    [{ password: "1234567" }, "password", "Password must be at least 8 characters"],
    [{ password: "x".repeat(257) }, "password", "Must be 256 characters or less"],
    [{ confirmPassword: "another" }, "confirmPassword", "Passwords do not match"],
    [{ confirmPassword: "" }, "confirmPassword", "Passwords do not match"],
    [{ acceptTerms: "" }, "acceptTerms", "You must accept the terms and conditions"],
    [
      { password: "Password1", confirmPassword: "Password1" },
      "password",
      "This password is too common. Please choose another.",
    ],
    [
      { password: "Anita@kayap.test", confirmPassword: "Anita@kayap.test" },
      "password",
      "This password is too much like your e-mail address. Please choose another.",
    ],
  ])("with %o is refused beside %s: %s", async (change, id, message) => {
    const { register, database } = fixture;
    const response = await register(change);
    expect(response.status).toBe(400);
    const { page } = await pageOf(response);
    expect(errorBeside(page, id)).toContain(message);
    expect(alertIn(page)).toContain(message);
    expect(await rowsOf(database.client, "users")).toEqual([]);
  });

  test("refused, it shows all errors at once and keeps what was typed, but never a password", async () => {
    const { register } = fixture;
    const values = { role: "professional", firstName: "Zoé", email: "zoe at kayap", lastName: "" };
    const response = await register({ ...values, confirmPassword: "something else" });
    const { page } = await pageOf(response);
    for (const id of ["lastName", "email", "confirmPassword"]) errorBeside(page, id);
    const main = element(page, "main");
    const shownIn = (id: string) => element(main, having("id", id)).attributes.value;
    expect(shownIn("firstName")).toBe("Zoé");
    expect(shownIn("email")).toBe("zoe at kayap");
    expect([shownIn("password"), shownIn("confirmPassword")]).toEqual([undefined, undefined]);
    const checked = elements(main, having("checked")).map(({ attributes }) => attributes.name);
    expect(checked).toEqual(["role", "acceptTerms"]);
    expect(element(main, having("value", "professional")).attributes).toHaveProperty("checked");
  });

  test("refused, no part of the answer holds the password", async () => {
    const { register } = fixture;
    const response = await register({ email: "" });
    expect(await response.text()).not.toContain(PASSWORD);
  });

  test("sends somebody who is signed in to the dashboard", async () => {
    const { database, app } = fixture;
    await addAccount(database.client);
    const browser = browserAt(app);
    await browser.post("/login", { email: "anita@kayap.test", password: PASSWORD });
    expect((await browser.get("/register")).headers.get("Location")).toBe("/dashboard");
  });
});
