import { expect, test } from "vitest";
import {
  GUARD_RULE_NAMES,
  GUARDED_OPERATIONS,
  isTimeTaken,
  refusalOf,
  refusalOfTime,
  rulesOf,
} from "#app/domain/bookings/guard-rules.ts";
import { isToCheck, WRITTEN_RULES } from "./guard-table.ts";

test("the written table has every rule and every operation, in their order (threat 75)", () => {
  expect(WRITTEN_RULES.rows).toEqual(GUARD_RULE_NAMES);
  expect(WRITTEN_RULES.columns).toEqual(GUARDED_OPERATIONS);
});

test.each(GUARDED_OPERATIONS)(
  "%s checks the rules that the written table says (threat 75)",
  (operation) => {
    const written = GUARD_RULE_NAMES.filter((rule) => isToCheck(rule, operation));
    expect(rulesOf(operation)).toEqual(written);
  },
);

test("a chosen time was taken by another booking, by the time around one, or by a full day", () => {
  const taken = ["max-per-day", "no-confirmed-overlap", "no-requested-overlap", "buffer"];
  expect(GUARD_RULE_NAMES.filter(isTimeTaken)).toEqual(taken);
  for (const operation of ["create", "offer"] as const) {
    const rules = rulesOf(operation).filter((rule) => {
      const refusal = refusalOf({ rules: [rule], minimumNoticeHours: 2 }, operation);
      return refusal?.message === "That time was just taken. Please choose another.";
    });
    expect(rules).toEqual(taken);
  }
});

test.each([
  ["service-windows", true],
  ["weekly-hours", true],
  ["no-confirmed-overlap", true],
  ["no-requested-overlap", true],
  ["buffer", true],
  ["days-off", undefined],
  ["max-per-day", undefined],
] as const)(
  "a time that was free for another length, and now breaks %s, is refused for its length: %s",
  (rule, isByLength) => {
    const broken = { rules: [rule], minimumNoticeHours: 2 };
    const chosen = { startsAt: Date.UTC(2026, 10, 23, 13), minutes: 120, shown: 60 };
    expect(refusalOfTime(broken, "create", chosen)?.isByLength).toBe(isByLength);
    expect(refusalOfTime(broken, "create", { ...chosen, shown: 120 })?.isByLength).toBeUndefined();
  },
);

test.each([
  ["service-windows", "Mon 23 Nov, 9:00 AM is not free for “Fans”. Please choose another time."],
  ["buffer", "Mon 23 Nov, 9:00 AM is not free for “Fans”. Please choose another time."],
  ["days-off", "Please choose one of the times shown."],
] as const)(
  "a time that was free for another service, and now breaks %s, is refused with: %s",
  (rule, message) => {
    const broken = { rules: [rule], minimumNoticeHours: 2 };
    const startsAt = Date.UTC(2026, 10, 23, 13);
    const chosen = { startsAt, minutes: 60, shown: 60, otherService: "Fans" };
    expect(refusalOfTime(broken, "offer", chosen)?.message).toBe(message);
  },
);
