import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isSecretField } from "#app/domain/forms/secret-field.ts";

const SECRET = /<PasswordField\s+id="(\w+)"|name="(\w+)"[^<>]*?autoComplete="one-time-code"/g;

test("every field for a password or a one-time code counts as a secret, and other fields do not", () => {
  const pages = globSync("app/{routes,ui}/**/*.tsx").map((file) => readFileSync(file, "utf8"));
  const names = pages.flatMap((page) => Array.from(page.matchAll(SECRET), ([, a, b]) => a ?? b));
  expect(new Set(names)).toEqual(
    new Set(["password", "confirmPassword", "current", "code", "proofPassword", "proofCode"]),
  );
  expect(names.filter((name) => !isSecretField(name ?? ""))).toEqual([]);
  for (const name of ["content", "zipCode", "email", "comment", "next"]) {
    expect(isSecretField(name), name).toBe(false);
  }
});
