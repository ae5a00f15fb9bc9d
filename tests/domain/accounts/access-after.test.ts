import { expect, test } from "vitest";
import { ACCESS_KINDS, ACCOUNT_EVENTS, endsWith } from "#app/domain/accounts/access-after.ts";
import { isToEnd, WRITTEN_ACCESS, WRITTEN_EVENTS } from "./access-table.ts";

test("the written table has every kind of access and every event, in their order (threat 68)", () => {
  expect(WRITTEN_ACCESS.rows).toEqual(ACCESS_KINDS);
  expect(WRITTEN_EVENTS).toEqual(ACCOUNT_EVENTS);
});

test.each(ACCESS_KINDS)(
  "access by %s ends with the events that the written table says (threat 68)",
  (kind) => {
    const written = ACCOUNT_EVENTS.filter((event) => isToEnd(kind, event));
    expect(ACCOUNT_EVENTS.filter((event) => endsWith(kind, event))).toEqual(written);
  },
);
