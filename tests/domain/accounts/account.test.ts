import { describe, expect, test } from "vitest";
import {
  forgotSchema,
  loginSchema,
  registerSchema,
  resetSchema,
} from "#app/domain/accounts/account.ts";
import { signInReason } from "#app/route-rules.ts";

const FORM = {
  role: "professional",
  firstName: " José ",
  lastName: "D’Andrade",
  email: " Jose@Kayap.TEST ",
  password: "three goats",
  confirmPassword: "three goats",
  acceptTerms: "on",
};

/** The first message of each field, as a form shows them. */
function messages(schema: typeof registerSchema | typeof resetSchema, form: object) {
  const issues = schema.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
}

describe("the registration form", () => {
  test("is read trimmed, the address in lower case, the password as it was typed", () => {
    const password = "  three goats ";
    expect(registerSchema.parse({ ...FORM, password, confirmPassword: password })).toMatchObject({
      role: "professional",
      firstName: "José",
      lastName: "D’Andrade",
      email: "jose@kayap.test",
      password,
    });
  });

  test("without a valid role is a customer's", () => {
    expect(registerSchema.parse({ ...FORM, role: "admin" }).role).toBe("customer");
    expect(registerSchema.parse({ ...FORM, role: undefined }).role).toBe("customer");
  });

  test("empty has the message of every required field at once", () => {
    expect(messages(registerSchema, {})).toEqual({
      firstName: "First name is required",
      lastName: "Last name is required",
      email: "Email is required",
      password: "Password is required",
      acceptTerms: "You must accept the terms and conditions",
    });
  });

  test("compares the passwords also while other fields are wrong", () => {
    expect(messages(registerSchema, { ...FORM, firstName: "", confirmPassword: "x" })).toEqual({
      firstName: "First name is required",
      confirmPassword: "Passwords do not match",
    });
  });

  test.each(["Anne-Marie", "O'Neil", "Łukasz", "नीला", "李"])("accepts the name %s", (lastName) => {
    expect(messages(registerSchema, { ...FORM, lastName })).toEqual({});
  });

  test.each(["R2D2", "a@b", "Dr. No", "x_y"])("refuses the name %s", (lastName) => {
    expect(messages(registerSchema, { ...FORM, lastName }).lastName).toBe(
      "Name can only contain letters, spaces, hyphens, and apostrophes",
    );
  });

  test.each([
    [7, "Password must be at least 8 characters"],
    [8, undefined],
    [256, undefined],
    [257, "Must be 256 characters or less"],
  ])(
    "counts characters as people do: %i emoji as a password give %s (threat 15)",
    (length, message) => {
      const password = "🐆".repeat(length);
      const form = { ...FORM, password, confirmPassword: password };
      expect(messages(registerSchema, form).password).toBe(message);
    },
  );

  test("drops unknown fields", () => {
    expect(registerSchema.parse({ ...FORM, emailVerified: "1" })).not.toHaveProperty(
      "emailVerified",
    );
  });
});

test("the sign-in form takes 'remember me' as yes or no, and never as an error", () => {
  const read = (remember?: string) =>
    loginSchema.parse({ email: " A@b.gy ", password: " x ", remember });
  expect(read("on")).toMatchObject({ email: "a@b.gy", password: " x ", remember: true });
  expect(read().remember).toBe(false);
  expect(read("yes").remember).toBe(false);
});

test("the form for a new password has the sentences of its screen", () => {
  expect(messages(resetSchema, { password: "short", confirmPassword: "other" })).toEqual({
    password: "Password must be at least 8 characters long",
    confirmPassword: "Passwords do not match",
  });
});

test("the form for a forgotten password requires an address", () => {
  expect(forgotSchema.safeParse({ email: " " }).error?.issues[0]?.message).toBe(
    "Please enter your email address",
  );
});

test.each([
  ["/dashboard/messages?service=1", "Please log in to contact professionals"],
  ["/dashboard/messages?with=1", "Please log in to contact professionals"],
  ["/dashboard/messages/new?with=1", "Please log in to contact professionals"],
  ["/dashboard/messages", null],
  ["/service/1?save=1", "Please log in to save services"],
  ["/service/1", null],
  ["/service/1/book", null],
  ["/search?save=1", null],
  [null, null],
])("a visitor on the way to %s reads as the reason to sign in: %s", (path, reason) => {
  expect(signInReason(path)).toBe(reason);
});
