import { describe, expect, test } from "vitest";
import { actText, STAFF_ACTS } from "#app/domain/team/acts.ts";
import {
  isOwnRequest,
  measuresFor,
  REASON_TEMPLATES,
  reasonField,
  templateText,
} from "#app/domain/team/reports.ts";
import { includesRole, rolesWith } from "#app/domain/team/roles.ts";

describe("the measures for a report", () => {
  const there = { isThere: true, isHidden: false, hasPerson: true, isOwnRequest: false };

  test.each(["review", "service", "user", "job", "offer"] as const)(
    "about a %s hide it, or show it again",
    (kind) => {
      expect(measuresFor(kind, there)).toEqual(["dismiss", "warn", "hide"]);
      expect(measuresFor(kind, { ...there, isHidden: true })).toEqual([
        "dismiss",
        "warn",
        "restore",
      ]);
    },
  );

  test.each(["conversation", "booking"] as const)(
    "about a %s never hide what is between two people",
    (kind) => {
      expect(measuresFor(kind, there)).toEqual(["dismiss", "warn"]);
    },
  );

  test("about something that is gone, or somebody who is gone, are fewer", () => {
    expect(measuresFor("review", { ...there, isThere: false })).toEqual(["dismiss", "warn"]);
    expect(measuresFor("review", { ...there, hasPerson: false })).toEqual(["dismiss"]);
  });

  test("of somebody about their own account neither warn nor hide them", () => {
    const asked = isOwnRequest({ personId: "anita", reporterId: "anita" });
    expect(measuresFor("user", { ...there, isOwnRequest: asked })).toEqual(["dismiss"]);
    expect(isOwnRequest({ personId: null, reporterId: null })).toBe(false);
    expect(isOwnRequest({ personId: "anita", reporterId: "ravi" })).toBe(false);
  });
});

test("every text that a reason begins with is a reason that is accepted as it is", () => {
  for (const { id, text } of REASON_TEMPLATES) {
    expect(reasonField.safeParse(text).success, id).toBe(true);
    expect(templateText(id)).toBe(text);
  }
  expect(templateText("unknown")).toBe("");
  expect(templateText(null)).toBe("");
});

test("a role includes those before it, and none after it", () => {
  expect(rolesWith("support")).toEqual(["support", "moderator", "admin"]);
  expect(rolesWith("moderator")).toEqual(["moderator", "admin"]);
  expect(includesRole("support", "moderator")).toBe(false);
  expect(includesRole("admin", "admin")).toBe(true);
});

test("an act of the log is said in words, an unknown one as it is stored", () => {
  expect(actText("warned")).toBe(STAFF_ACTS.warned);
  expect(actText("of a later release")).toBe("of a later release");
});
