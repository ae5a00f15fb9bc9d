import { describe, expect, test } from "vitest";
import { type LastMessage, previewOf } from "#app/domain/messages/preview.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { NOW } from "#tests/support/fixtures.ts";

const BOOKING = {
  status: "pending",
  startsAt: NOW,
  proposedStartsAt: null,
} as const;
const OFFER = {
  status: "open",
  startsAt: NOW,
  expiresAt: NOW + 1,
  serviceTitle: "House wiring",
} as const;

const STORED = { content: "Proposed: something.", own: true };
const NO_CARD = { booking: null, bookedTitle: "House wiring", offer: null };
const previewed = (of: Partial<LastMessage>, now = NOW) =>
  previewOf({ ...STORED, ...NO_CARD, ...of }, now);
const AT = "House wiring, Fri 20 Nov, 10:00 AM.";

describe("what a list says of the last message", () => {
  test("is the beginning of what was written, and whose it is", () => {
    expect(previewed({ content: "x".repeat(200) })).toEqual({
      content: "x".repeat(120),
      own: true,
    });
    expect(previewed({ own: false })).toMatchObject({ own: false });
  });

  test.each([
    ["a new time of a request", { proposedStartsAt: NOW + DAY_MS }],
    ["a new time of a booking", { status: "confirmed", proposedStartsAt: NOW + DAY_MS }],
  ] as const)("is the message itself for %s", (_, fields) => {
    expect(previewed({ booking: { ...BOOKING, ...fields } })).toEqual(STORED);
  });

  test.each([
    ["confirmed", "Booking confirmed"],
    ["completed", "Booking completed"],
    ["cancelled", "Booking cancelled"],
  ] as const)("says that a booking is %s, which nobody wrote", (status, words) => {
    expect(previewed({ booking: { ...BOOKING, status } })).toEqual({
      content: `${words}: ${AT}`,
      own: false,
    });
  });

  test("says that a request waits, also one whose new time was refused, with the time that counts", () => {
    expect(previewed({ booking: BOOKING })).toEqual({
      content: `Request waiting: ${AT}`,
      own: false,
    });
  });

  test.each([
    ["accepted", "Offer accepted"],
    ["declined", "Offer declined"],
    ["withdrawn", "Offer withdrawn"],
  ] as const)("says that an offer is %s, which nobody wrote", (status, words) => {
    expect(previewed({ offer: { ...OFFER, status } })).toEqual({
      content: `${words}: ${AT}`,
      own: false,
    });
  });

  test("says from the moment it ends that an offer has expired", () => {
    expect(previewed({ offer: OFFER })).toEqual(STORED);
    expect(previewed({ offer: OFFER }, NOW + 1)).toEqual({
      content: `Offer expired: ${AT}`,
      own: false,
    });
  });
});
