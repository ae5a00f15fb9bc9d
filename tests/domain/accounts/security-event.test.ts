import { expect, test } from "vitest";
import { EVENTS_BY_ANYBODY, eventText } from "#app/domain/accounts/security-event.ts";

test("what can be caused without signing in and without a link from the mailbox is counted, and nothing else (threat 93)", () => {
  expect([...EVENTS_BY_ANYBODY].sort()).toEqual([
    "code-failed",
    "guesses-refused",
    "registered",
    "reset-requested",
    "sign-in-failed",
    "two-factor-recovery-asked",
  ]);
});

test("a line says how often, where that is more than once (threat 93)", () => {
  expect(eventText({ event: "reset-requested", times: 1 })).toBe("New password requested");
  expect(eventText({ event: "reset-requested", times: 37 })).toBe(
    "New password requested, 37 times",
  );
  expect(eventText({ event: "from-a-later-version", times: 1 })).toBe("from-a-later-version");
});
