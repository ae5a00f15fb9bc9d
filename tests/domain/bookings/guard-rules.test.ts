import { expect, test } from "vitest";
import { GUARD_RULE_NAMES, GUARDED_OPERATIONS, rulesOf } from "#app/domain/bookings/guard-rules.ts";
import { isToCheck, WRITTEN_RULES } from "#tests/support/guard-table.ts";

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
