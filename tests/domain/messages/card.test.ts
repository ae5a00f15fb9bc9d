import { describe, expect, test } from "vitest";
import type { BookingOffer } from "#app/domain/bookings/offer.ts";
import { cardsOf, proposalIn, type ShownBooking } from "#app/domain/messages/card.ts";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import { NOW } from "#tests/support/fixtures.ts";

const BOOKING: ShownBooking = {
  id: "b",
  status: "pending",
  startsAt: NOW + 3 * DAY_MS,
  endsAt: NOW + 3 * DAY_MS + HOUR_MS,
  totalAmount: 650_000,
  priceType: "hourly",
  expiresAt: NOW + DAY_MS,
  proposedStartsAt: null,
  proposedBy: null,
  proposals: 0,
  noShow: null,
  updatedAt: NOW,
  serviceId: "s",
  serviceTitle: "House wiring",
  customerId: "anita",
  serviceDeleted: false,
};
const OFFER: BookingOffer = {
  id: "m2",
  conversationId: "c",
  serviceId: "s",
  professionalId: "ravi",
  customerId: "anita",
  serviceTitle: "House wiring",
  startsAt: NOW + DAY_MS,
  endsAt: NOW + DAY_MS + HOUR_MS,
  totalAmount: 650_000,
  priceType: "hourly",
  note: null,
  status: "open",
  bookingId: null,
  expiresAt: NOW + 1,
};

const openTo = (me: string, booking: Partial<ShownBooking> = {}, now = NOW) => {
  const bookings = [{ messageId: "m", booking: { ...BOOKING, ...booking } }];
  return cardsOf({ bookings, offers: [] }, me, now).flatMap((card) =>
    card.kind === "booking" ? card.open : [],
  );
};

describe("the card of a booking", () => {
  const proposed = {
    proposedBy: "professional",
    proposedStartsAt: NOW + 2 * DAY_MS,
    proposals: 1,
  } as const;
  test.each([
    ["a request", {}, ["accept", "decline", "propose"], ["propose"]],
    ["a confirmed booking", { status: "confirmed" }, ["propose"], ["propose"]],
    ["an ended one", { status: "cancelled" }, [], []],
    ["a request that ran out", { expiresAt: NOW }, ["decline", "propose"], ["propose"]],
    [
      "a proposal of the professional",
      proposed,
      ["decline", "propose"],
      ["accept-proposal", "decline-proposal", "propose"],
    ],
    [
      "a proposal of the customer",
      { ...proposed, proposedBy: "customer" },
      ["decline", "accept-proposal", "decline-proposal", "propose"],
      ["propose"],
    ],
  ] as const)("has for %s what each of the two can do", (_, booking, pro, customer) => {
    expect(openTo("ravi", booking)).toEqual(pro);
    expect(openTo("anita", booking)).toEqual(customer);
  });

  test("shows how the booking stands, with its buttons, only where it stands last", () => {
    const bookings = ["m9", "m1"].map((messageId) => ({ messageId, booking: BOOKING }));
    const found = cardsOf({ bookings, offers: [] }, "ravi", NOW);
    expect(found).toMatchObject([
      { isLatest: true, open: ["accept", "decline", "propose"] },
      { isLatest: false, open: [] },
    ]);
  });
});

test("an offer is open until it ends, and an accepted one is shown as its booking", () => {
  const offers = [OFFER];
  expect(cardsOf({ bookings: [], offers }, "anita", NOW)).toMatchObject([
    { kind: "offer", state: "open", party: "customer" },
  ]);
  expect(cardsOf({ bookings: [], offers }, "ravi", NOW + 1)).toMatchObject([
    { kind: "offer", state: "expired", party: "professional" },
  ]);
  const bookings = [{ messageId: OFFER.id, booking: BOOKING }];
  expect(cardsOf({ bookings, offers }, "ravi", NOW).map(({ kind }) => kind)).toEqual(["booking"]);
});

test.each([
  ["customer", "professional", false, "request"],
  ["customer", "customer", false, null],
  ["professional", "customer", false, "offer"],
  ["professional", "professional", false, "request"],
  ["professional", "professional", true, "offer"],
] as const)(
  "a %s who writes with a %s (own service: %s) proposes by: %s",
  (role, other, ownService, by) => {
    const thread = {
      id: "c",
      mayWrite: true,
      ownService,
      other: {
        id: "o",
        firstName: "O",
        lastName: "O",
        businessName: null,
        picture: null,
        role: other,
        deleted: false,
      },
    };
    expect(proposalIn(thread, role)).toBe(by);
    expect(proposalIn({ ...thread, mayWrite: false }, role)).toBeNull();
    expect(proposalIn({ ...thread, id: null }, role)).toBeNull();
  },
);
