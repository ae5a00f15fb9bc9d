import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { registerSchema } from "#app/domain/accounts/account.ts";
import { CHECKED_FIELDS, registrationProblem } from "#app/domain/accounts/registration.ts";
import { anyText, HOSTILE_TEXTS } from "#tests/support/random/texts.ts";

const FORM: Record<string, string> = {
  firstName: "Anita",
  lastName: "Ramdin",
  email: "anita@kayap.test",
  password: "three goats",
  confirmPassword: "three goats",
  acceptTerms: "on",
};

/** What the page says in the browser, by field. */
function inBrowser(form: Record<string, string>) {
  const problems = CHECKED_FIELDS.map((name) => [
    name,
    registrationProblem(name, (one) => form[one] ?? ""),
  ]);
  return Object.fromEntries(problems.filter(([, message]) => message !== null));
}

/** What the server says to the same form, the first message of each field. */
function onServer(form: Record<string, string>) {
  const issues = registerSchema.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
}

describe("the checks of the registration in the browser", () => {
  test("find nothing wrong with a form that the server accepts", () => {
    expect(inBrowser(FORM)).toEqual({});
    expect(onServer(FORM)).toEqual({});
  });

  test("say all messages of an empty form, as the server does", () => {
    expect(inBrowser({})).toEqual(onServer({}));
    expect(Object.keys(inBrowser({}))).toEqual([
      "firstName",
      "lastName",
      "email",
      "password",
      "acceptTerms",
    ]);
  });

  test.each([
    ["firstName", "R2D2", "Name can only contain letters, spaces, hyphens, and apostrophes"],
    ["lastName", "a".repeat(51), "Must be 50 characters or less"],
    ["email", "anita@kayap", "Email address is invalid"],
    ["password", "goats", "Password must be at least 8 characters"],
    ["password", "🐆".repeat(257), "Must be 256 characters or less"],
    ["confirmPassword", "three goat", "Passwords do not match"],
  ])("say the server's sentence about %s %j", (name, text, message) => {
    const form = { ...FORM, [name]: text };
    expect(inBrowser(form)[name]).toBe(message);
    expect(inBrowser(form)).toEqual(onServer(form));
  });

  test.each(CHECKED_FIELDS)("and the server agree about any text in %s", (name) => {
    const text = fc.oneof(anyText, fc.constantFrom(...HOSTILE_TEXTS), fc.emailAddress());
    fc.assert(
      fc.property(text, (typed) => {
        const form = { ...FORM, [name]: typed };
        expect(inBrowser(form)).toEqual(onServer(form));
      }),
    );
  });
});
