import { describe, expect, test } from "vitest";
import { actText, STAFF_ACTS } from "#app/domain/team/acts.ts";
import {
  accountStateOf,
  beginWith,
  isOwnRequest,
  measuresFor,
  REASON_TEMPLATES,
  reasonField,
} from "#app/domain/team/reports.ts";
import { includesRole, rolesWith } from "#app/domain/team/roles.ts";

describe("the measures for a report", () => {
  const there = {
    isThere: true,
    isHidden: false,
    hasPerson: true,
    isOwnRequest: false,
    account: "shown",
  } as const;
  const ACCOUNT = ["suspend", "ban"];

  test.each(["review", "service", "job", "offer"] as const)(
    "about a %s hide it, or show it again",
    (kind) => {
      expect(measuresFor(kind, there)).toEqual(["dismiss", "warn", "hide", ...ACCOUNT]);
      const hidden = measuresFor(kind, { ...there, isHidden: true });
      expect(hidden).toEqual(["dismiss", "warn", ...ACCOUNT, "restore"]);
    },
  );

  test("about an account suspend or ban it, ban one that is suspended, or open it again", () => {
    const hidden = { ...there, isHidden: true };
    expect(measuresFor("user", there)).toEqual(["dismiss", "warn", ...ACCOUNT]);
    const suspended = measuresFor("user", { ...hidden, account: "suspended" });
    expect(suspended).toEqual(["dismiss", "warn", "ban", "restore"]);
    const banned = measuresFor("user", { ...hidden, account: "banned" });
    expect(banned).toEqual(["dismiss", "warn", "restore"]);
  });

  test.each(["conversation", "booking"] as const)(
    "about a %s never hide what is between two people, but whoever is concerned",
    (kind) => {
      expect(measuresFor(kind, there)).toEqual(["dismiss", "warn", ...ACCOUNT]);
    },
  );

  test("about something that is gone, or somebody who is gone, are fewer", () => {
    const gone = measuresFor("review", { ...there, isThere: false });
    expect(gone).toEqual(["dismiss", "warn", ...ACCOUNT]);
    expect(measuresFor("review", { ...there, hasPerson: false })).toEqual(["dismiss"]);
  });

  test("of somebody about their own account are none, because it is decided as a dispute", () => {
    const own = { kind: "user", personId: "anita", reporterId: "anita" } as const;
    expect(measuresFor("user", { ...there, isOwnRequest: isOwnRequest(own) })).toEqual([]);
    expect(isOwnRequest({ ...own, kind: "service" })).toBe(false);
    expect(isOwnRequest({ ...own, personId: null, reporterId: null })).toBe(false);
    expect(isOwnRequest({ ...own, reporterId: "ravi" })).toBe(false);
  });
});

test("a hidden account is suspended where that has an end, and banned where it has none", () => {
  expect(accountStateOf(null, null)).toBe("shown");
  expect(accountStateOf(1, 2)).toBe("suspended");
  expect(accountStateOf(1, null)).toBe("banned");
});

test("every text that a reason begins with is a reason that is accepted as it is", () => {
  for (const { id, text } of REASON_TEMPLATES) {
    expect(reasonField.safeParse(text).success, id).toBe(true);
    expect(beginWith(id, "")).toBe(text);
  }
  expect(beginWith("unknown", "Mine.")).toBe("Mine.");
});

test("another text takes the place of one, and stands below what somebody has written themselves", () => {
  const insult = beginWith("insult", "");
  expect(beginWith("spam", insult)).toBe(beginWith("spam", ""));
  expect(beginWith("insult", "You wrote this twice.")).toBe(`You wrote this twice.\n\n${insult}`);
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
