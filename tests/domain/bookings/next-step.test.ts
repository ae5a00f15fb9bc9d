import { describe, expect, test } from "vitest";
import { answerer, awaitedName } from "#app/domain/bookings/answerer.ts";
import { type BookingDetails, otherPerson, type Party } from "#app/domain/bookings/booking.ts";
import { canBookAgain, type NextStep, nextStep } from "#app/domain/bookings/next-step.ts";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";

const NOW = Date.UTC(2026, 10, 20, 14);

/** A request for a time in three days, unless `fields` differ. */
function booking(fields: Partial<BookingDetails> = {}): BookingDetails {
  return {
    id: "booking",
    reference: "KY-7F3K2",
    status: "pending",
    startsAt: NOW + 3 * DAY_MS,
    endsAt: NOW + 3 * DAY_MS + HOUR_MS,
    totalAmount: 650_000,
    priceType: "fixed",
    location: "customer",
    region: null,
    endedBy: null,
    endReason: null,
    noShow: null,
    expiresAt: fields.status === undefined || fields.status === "pending" ? NOW + DAY_MS : null,
    proposedStartsAt: null,
    proposedBy: null,
    proposals: 0,
    sequence: 0,
    createdAt: NOW,
    updatedAt: NOW,
    serviceId: "service",
    serviceTitle: "Zinc roof repair",
    categoryId: "home-services-maintenance",
    subcategoryId: null,
    serviceNumber: 1,
    professionalId: "marlon",
    professionalName: "Marlon",
    customerId: "anita",
    customerName: "Anita",
    serviceBookable: true,
    notes: null,
    landmark: null,
    customerPhone: null,
    history: [],
    serviceDeleted: false,
    serviceHidden: false,
    serviceHasPage: true,
    professionalHasPage: true,
    professionalShowsPhone: false,
    getsEmail: true,
    ownReviewId: null,
    ...fields,
  };
}

const begun = { startsAt: NOW - DAY_MS, endsAt: NOW - DAY_MS + HOUR_MS };
const proposedBy = (party: Party) => ({ proposedBy: party, proposedStartsAt: NOW + 4 * DAY_MS });

describe("what comes next", () => {
  test.each<[string, Partial<BookingDetails>, NextStep | null, NextStep | null]>([
    ["a request", {}, "message", "accept"],
    ["a request whose time to answer has passed", { expiresAt: NOW }, "message", "message"],
    ["a request for a deleted service", { serviceDeleted: true }, "message", "message"],
    [
      "a request with the professional's proposal",
      proposedBy("professional"),
      "accept-proposal",
      "message",
    ],
    [
      "a request with the customer's proposal",
      proposedBy("customer"),
      "message",
      "accept-proposal",
    ],
    [
      "a request with a proposal for a time that has passed",
      { proposedBy: "customer", proposedStartsAt: NOW },
      "message",
      "accept",
    ],
    ["a confirmed booking to come", { status: "confirmed" }, "message", "message"],
    [
      "a confirmed booking with the customer's proposal",
      { status: "confirmed", ...proposedBy("customer") },
      "message",
      "accept-proposal",
    ],
    [
      "a confirmed booking that starts now",
      { status: "confirmed", startsAt: NOW },
      "complete",
      "complete",
    ],
    ["a confirmed booking of the past", { status: "confirmed", ...begun }, "complete", "complete"],
    ["a completed booking", { status: "completed", ...begun }, "write-review", "message"],
    [
      "a reviewed booking",
      { status: "completed", ...begun, ownReviewId: "review" },
      "message",
      "message",
    ],
    [
      "a completed booking of a hidden service",
      { status: "completed", ...begun, serviceHidden: true },
      "message",
      "message",
    ],
    ["a cancelled booking", { status: "cancelled" }, "book-again", "message"],
    [
      "a cancelled booking of a service that takes no bookings",
      { status: "cancelled", serviceBookable: false },
      "message",
      "message",
    ],
  ])("of %s", (_, fields, customer, professional) => {
    const one = booking(fields);
    expect([nextStep(one, "customer", NOW), nextStep(one, "professional", NOW)]).toEqual([
      customer,
      professional,
    ]);
  });

  test("is nothing where only a deleted account could be written to", () => {
    const ended = booking({ status: "completed", ...begun, customerId: null });
    expect(nextStep(ended, "professional", NOW)).toBeNull();
  });
});

test("the same service is booked again by the customer, once the booking has ended, while it takes bookings", () => {
  const can = (
    status: BookingDetails["status"],
    party: Party = "customer",
    fields: Partial<BookingDetails> = {},
  ) => canBookAgain(booking({ status, ...fields }), party);
  expect([can("pending"), can("confirmed"), can("completed"), can("cancelled")]).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(can("completed", "professional")).toBe(false);
  expect(can("completed", "customer", { serviceBookable: false })).toBe(false);
});

test("a request is answered by the professional, another time by whom it was proposed to, and the rest by nobody", () => {
  expect(answerer(booking())).toBe("professional");
  expect(answerer(booking(proposedBy("professional")))).toBe("customer");
  expect(answerer(booking(proposedBy("customer")))).toBe("professional");
  expect(answerer(booking({ status: "confirmed" }))).toBe(null);
  expect(answerer(booking({ status: "confirmed", ...proposedBy("professional") }))).toBe(
    "customer",
  );
  expect(answerer(booking({ status: "cancelled" }))).toBe(null);
});

test("each of the two has the booking with the other one, whose id is null once the account is deleted", () => {
  const one = { ...booking(), professionalId: "ravi", professionalName: "Ravi" };
  const both = { ...one, customerId: null, customerName: "Anita" };
  expect(otherPerson(both, "customer")).toEqual({ id: "ravi", name: "Ravi" });
  expect(otherPerson(both, "professional")).toEqual({ id: null, name: "Anita" });
});

test("the one who does not have to answer waits for the other by name", () => {
  const names = { professionalName: "Ravi", customerName: "Anita" };
  const awaited = (fields: Partial<BookingDetails>) => {
    const one = { ...booking(fields), ...names };
    return [awaitedName(one, "customer"), awaitedName(one, "professional")];
  };
  expect(awaited({})).toEqual(["Ravi", null]);
  expect(awaited(proposedBy("professional"))).toEqual([null, "Anita"]);
});
