import { describe, expect, test } from "vitest";
import type { BookingHistoryEntry } from "#app/domain/bookings/booking.ts";
import { historyText, staleText, wasConfirmed } from "#app/domain/bookings/history.ts";

const NAMES = { customerName: "Anita Ramdeen", professionalName: "Ravi Persaud" };
const entry = (action: string, actor: BookingHistoryEntry["actor"]): BookingHistoryEntry => ({
  action,
  actor,
  reason: null,
  createdAt: 0,
});

describe("the sentence of an entry", () => {
  test("names both where one did not come", () => {
    expect(historyText(entry("no_show", "customer"), NAMES)).toBe(
      "Anita Ramdeen reported that Ravi Persaud did not come",
    );
    expect(historyText(entry("no_show", "professional"), NAMES)).toBe(
      "Ravi Persaud reported that Anita Ramdeen did not come",
    );
  });

  test("has another name within it than at its beginning where that differs", () => {
    const names = { ...NAMES, customerName: "You" };
    const objects = { ...NAMES, customerName: "you" };
    expect(historyText(entry("no_show", "professional"), names, objects)).toBe(
      "Ravi Persaud reported that you did not come",
    );
  });
});

test.each([
  ["is withdrawn by its customer before anybody agreed", [], "Anita Ramdeen withdrew the request"],
  ["is cancelled by its customer once it was confirmed", ["accepted"], "Anita Ramdeen cancelled"],
])("a booking %s", (_, before, sentence) => {
  const cancelled = entry("cancelled", "customer");
  const history = [...before.map((action) => entry(action, "professional")), cancelled];
  expect(historyText(cancelled, { ...NAMES, history })).toBe(sentence);
  expect(historyText(entry("cancelled", "professional"), { ...NAMES, history: [] })).toBe(
    "Ravi Persaud cancelled",
  );
});

describe("what is pressed on a page with an older version of a booking", () => {
  const accepted = { ...entry("accepted", "professional"), createdAt: 5 };
  const stale = (version: number | null, history = [accepted]) =>
    staleText({ ...NAMES, history }, "customer", version);

  test("is refused with what has happened since", () => {
    const sentence =
      "Ravi Persaud accepted after this page was opened. Look at the booking as it is now.";
    expect(stale(4)).toBe(sentence);
    expect(stale(null)).toBe(sentence);
  });

  test("names the reader as you", () => {
    const own = { ...entry("proposed", "customer"), createdAt: 6 };
    expect(stale(4, [accepted, own])).toBe(
      "You proposed another time after this page was opened. Look at the booking as it is now.",
    );
  });

  test("is refused without a reason where the history says nothing newer", () => {
    expect(stale(5)).toBe("This was changed elsewhere. Review the new version.");
  });
});

test("a booking was confirmed once its request, an offer or a new time was accepted", () => {
  const after = (action: string) =>
    wasConfirmed({ history: [entry("requested", "customer"), entry(action, "professional")] });
  expect(["accepted", "offer_accepted", "proposal_accepted"].map(after)).toEqual([
    true,
    true,
    true,
  ]);
  expect(["proposed", "proposal_declined", "cancelled"].map(after)).toEqual([false, false, false]);
});
