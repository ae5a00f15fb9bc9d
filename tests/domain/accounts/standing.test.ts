import { describe, expect, test } from "vitest";
import {
  type Access,
  isAdmitted,
  type Standing,
  standingOf,
} from "#app/domain/accounts/standing.ts";

const STANDINGS: Standing[] = [
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
    const found = STANDINGS.map((standing) => (isAdmitted(access, standing) ? "yes" : "no"));
    expect(found.join(" ")).toBe(words);
  });
});

test("a paused account is restored before it accepts terms (threat 72)", () => {
  expect(standingOf(null)).toBe("visitor");
  expect(standingOf({ paused: null, acceptedTerms: true })).toBe("active");
  expect(standingOf({ paused: null, acceptedTerms: false })).toBe("terms due");
  for (const acceptedTerms of [true, false]) {
    expect(standingOf({ paused: "deactivated", acceptedTerms })).toBe("deactivated");
    expect(standingOf({ paused: "deleting", acceptedTerms })).toBe("deletion requested");
  }
});
