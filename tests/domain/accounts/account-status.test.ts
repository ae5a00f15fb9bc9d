import { describe, expect, test } from "vitest";
import {
  type Access,
  type AccountStatus,
  accountStatusOf,
  isAdmitted,
} from "#app/domain/accounts/account-status.ts";

const STATUSES: AccountStatus[] = [
  "visitor",
  "active",
  "terms due",
  "deactivated",
  "deletion requested",
];

describe("who may do what (threat 72)", () => {
  const cells: [Access, string][] = [
    ["public", "yes yes yes yes yes"],
    ["visitor or active account", "yes yes no no no"],
    ["active account", "no yes no no no"],
    ["own data", "no yes yes yes yes"],
    ["leaving", "no yes yes yes no"],
    ["any account", "no yes yes yes yes"],
  ];
  test.each(cells)("%s", (access, words) => {
    const found = STATUSES.map((status) => (isAdmitted(access, status) ? "yes" : "no"));
    expect(found.join(" ")).toBe(words);
  });
});

test("a paused account is restored before it accepts terms (threat 72)", () => {
  expect(accountStatusOf(null)).toBe("visitor");
  expect(accountStatusOf({ paused: null, acceptedTerms: true })).toBe("active");
  expect(accountStatusOf({ paused: null, acceptedTerms: false })).toBe("terms due");
  for (const acceptedTerms of [true, false]) {
    expect(accountStatusOf({ paused: "deactivated", acceptedTerms })).toBe("deactivated");
    expect(accountStatusOf({ paused: "deleting", acceptedTerms })).toBe("deletion requested");
  }
});
