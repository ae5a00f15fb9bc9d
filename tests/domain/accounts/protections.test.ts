import { expect, test } from "vitest";
import { ACCESS_KINDS, ACCOUNT_EVENTS } from "#app/domain/accounts/access-after.ts";
import { CAUSED_BY, PROTECTS_FROM } from "#app/domain/accounts/protections.ts";
import { isToEnd } from "./access-table.ts";

/** Each protection with the events that end it, and what of each its thief does not have. */
const ENDED_BY: Record<string, Record<string, string>> = {
  "not-me": { hidden: "team" },
  "stop-email-change": {},
  "security-notice": { "two-factor-on": "no factor" },
  "two-factor-recovery": {
    "email-change-stopped": "former mailbox",
    "two-factor-on": "no factor",
    "two-factor-off": "code",
    "two-factor-removed": "wait",
    hidden: "team",
  },
  "two-factor": { "two-factor-off": "code", "two-factor-removed": "wait" },
  "recovery-code": { "two-factor-off": "code", "two-factor-removed": "wait" },
};

const protections = ACCESS_KINDS.filter((kind) => PROTECTS_FROM[kind] !== null);

test("the protections are those that are written here (threat 85)", () => {
  expect(protections.toSorted()).toEqual(Object.keys(ENDED_BY).toSorted());
});

test.each(protections.flatMap((kind) => ACCOUNT_EVENTS.map((event) => [kind, event] as const)))(
  "%s is not ended by %s, or its thief lacks what that takes (threat 85)",
  (kind, event) => {
    const lacks = ENDED_BY[kind]?.[event];
    expect(isToEnd(kind, event)).toBe(lacks !== undefined);
    const reach: readonly string[] = PROTECTS_FROM[kind] ?? [];
    const missing = CAUSED_BY[event].filter((one) => !reach.includes(one));
    if (lacks) expect(missing).toContain(lacks);
  },
);
