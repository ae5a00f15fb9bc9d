import { describe, expect, test } from "vitest";
import { BOOKING_STATUSES } from "#app/domain/bookings/booking.ts";
import { requestEndsAt } from "#app/domain/bookings/request-end.ts";
import {
  BOOKING_ENDED,
  BOOKING_TRANSITIONS,
  type BookingState,
  isLate,
  needsReason,
  refuseReason,
  refuseTransition,
} from "#app/domain/bookings/transitions.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";

const NOW = Date.UTC(2026, 10, 20, 14);

function booking(fields: Partial<BookingState> = {}): BookingState {
  return {
    status: "pending",
    startsAt: NOW + 3 * DAY_MS,
    expiresAt: NOW + DAY_MS,
    proposedBy: null,
    proposedStartsAt: null,
    proposals: 0,
    noShow: null,
    completedAt: null,
    completedBy: null,
    disputedBy: [],
    serviceDeleted: false,
    ...fields,
  };
}

describe("a transition", () => {
  test("is open in each status to those whom the specification names, and to nobody else (threat 38)", () => {
    const allowed = BOOKING_STATUSES.flatMap((status) =>
      (["customer", "professional", "system"] as const).flatMap((actor) =>
        BOOKING_TRANSITIONS.filter((transition) => {
          const one = booking({ status, completedAt: status === "completed" ? NOW : null });
          return refuseTransition(one, transition, actor, NOW) === null;
        }).map((transition) => `${status}: ${actor} ${transition}`),
      ),
    );
    expect(allowed).toEqual([
      "pending: customer cancel",
      "pending: customer propose",
      "pending: professional accept",
      "pending: professional decline",
      "pending: professional cancel",
      "pending: professional propose",
      "pending: system withdraw",
      "confirmed: customer cancel",
      "confirmed: customer complete",
      "confirmed: customer propose",
      "confirmed: professional cancel",
      "confirmed: professional complete",
      "confirmed: professional propose",
      "completed: customer dispute",
    ]);
  });

  test("is refused with 403 to those who may never apply it, with 409 at the wrong time (threat 38)", () => {
    expect(refuseTransition(booking(), "accept", "customer", NOW)?.status).toBe(403);
    expect(refuseTransition(booking(), "decline", "customer", NOW)?.status).toBe(403);
    for (const status of ["completed", "cancelled"] as const) {
      const never = ["expire", "withdraw", "dispute"];
      for (const transition of BOOKING_TRANSITIONS.filter((one) => !never.includes(one))) {
        expect(refuseTransition(booking({ status }), transition, "professional", NOW)).toEqual({
          status: 409,
          message: BOOKING_ENDED,
        });
      }
    }
  });
});

describe("a request", () => {
  test("can be accepted until it runs out, and is ended by the system only then (decision 68)", () => {
    const ending = booking({ expiresAt: NOW });
    expect(
      refuseTransition(booking({ expiresAt: NOW + 1 }), "accept", "professional", NOW),
    ).toBeNull();
    expect(refuseTransition(ending, "accept", "professional", NOW)?.status).toBe(409);
    expect(refuseTransition(ending, "expire", "system", NOW)).toBeNull();
    expect(refuseTransition(booking({ expiresAt: NOW + 1 }), "expire", "system", NOW)?.status).toBe(
      409,
    );
    expect(
      refuseTransition(booking({ status: "confirmed" }), "expire", "system", NOW)?.status,
    ).toBe(409);
  });

  test("cannot be confirmed once its service is deleted; a confirmed booking can still be moved (threat 40)", () => {
    const proposal = { proposedBy: "customer", proposedStartsAt: NOW + DAY_MS } as const;
    const deleted = booking({ serviceDeleted: true, ...proposal });
    const answer = { status: 409, message: "This service is no longer offered." };
    expect(refuseTransition(deleted, "accept", "professional", NOW)).toEqual(answer);
    expect(refuseTransition(deleted, "accept-proposal", "professional", NOW)).toEqual(answer);
    expect(refuseTransition(deleted, "decline", "professional", NOW)).toBeNull();
    const confirmed = { ...deleted, status: "confirmed" } as const;
    expect(refuseTransition(confirmed, "accept-proposal", "professional", NOW)).toBeNull();
  });

  test("can be answered for 48 hours or until an hour before its start, for at least 15 minutes, never after its start", () => {
    expect(requestEndsAt(NOW, NOW + 10 * DAY_MS)).toBe(NOW + 2 * DAY_MS);
    expect(requestEndsAt(NOW, NOW + 5 * HOUR_MS)).toBe(NOW + 4 * HOUR_MS);
    expect(requestEndsAt(NOW, NOW + 65 * MINUTE_MS)).toBe(NOW + 15 * MINUTE_MS);
    expect(requestEndsAt(NOW, NOW + 10 * MINUTE_MS)).toBe(NOW + 10 * MINUTE_MS);
  });
});

describe("cancelling", () => {
  test("is possible for the customer until the start, for the professional at any time (decision 70)", () => {
    const begun = booking({ status: "confirmed", startsAt: NOW });
    expect(refuseTransition(begun, "cancel", "customer", NOW)?.status).toBe(409);
    expect(refuseTransition(begun, "cancel", "professional", NOW)).toBeNull();
    expect(refuseTransition({ ...begun, startsAt: NOW + 1 }, "cancel", "customer", NOW)).toBeNull();
  });

  test("less than 24 hours before the start is late and needs a reason; a professional always needs one (decision 69)", () => {
    expect(isLate(NOW + DAY_MS, NOW)).toBe(false);
    expect(isLate(NOW + DAY_MS, NOW + 1)).toBe(true);
    const startingIn = (ms: number) => booking({ status: "confirmed", startsAt: NOW + ms });
    expect(needsReason("customer", startingIn(DAY_MS), NOW)).toBe(false);
    expect(needsReason("customer", startingIn(DAY_MS - 1), NOW)).toBe(true);
    expect(needsReason("professional", startingIn(9 * DAY_MS), NOW)).toBe(true);
    expect(refuseReason("", false)).toBeNull();
    expect(refuseReason("My car", true)).toBe("Please say why, in at least 10 characters.");
    expect(refuseReason("My car 🚗 died", true)).toBeNull();
    expect(refuseReason("x".repeat(9), true)).toBe("Please say why, in at least 10 characters.");
    expect(refuseReason("x".repeat(10), true)).toBeNull();
    expect(refuseReason("x".repeat(300), false)).toBeNull();
    expect(refuseReason("x".repeat(301), false)).toBe("Must be 300 characters or less");
  });
});

test("a request that nobody accepted yet is withdrawn by its customer without a reason (decision 70)", () => {
  const soon = booking({ startsAt: NOW + HOUR_MS });
  expect(needsReason("customer", soon, NOW)).toBe(false);
  expect(needsReason("professional", soon, NOW)).toBe(true);
});

describe("a proposed time", () => {
  test("can be proposed three times at most, and only before the start (decision 71)", () => {
    expect(refuseTransition(booking({ proposals: 2 }), "propose", "customer", NOW)).toBeNull();
    expect(refuseTransition(booking({ proposals: 3 }), "propose", "customer", NOW)?.status).toBe(
      409,
    );
    expect(refuseTransition(booking({ startsAt: NOW }), "propose", "customer", NOW)?.status).toBe(
      409,
    );
  });

  test("is answered by the other party, and accepted only while it is in the future", () => {
    const proposed = booking({ proposedBy: "professional", proposedStartsAt: NOW + DAY_MS });
    const past = { ...proposed, proposedStartsAt: NOW };
    expect(refuseTransition(proposed, "accept-proposal", "customer", NOW)).toBeNull();
    expect(refuseTransition(proposed, "decline-proposal", "customer", NOW)).toBeNull();
    expect(refuseTransition(proposed, "accept-proposal", "professional", NOW)?.status).toBe(403);
    expect(refuseTransition(past, "accept-proposal", "customer", NOW)?.status).toBe(409);
    expect(refuseTransition(past, "decline-proposal", "customer", NOW)).toBeNull();
    expect(refuseTransition(booking(), "accept-proposal", "customer", NOW)?.status).toBe(409);
  });

  test("ends when its request runs out, also before the job has ended the request", () => {
    const proposed = booking({
      proposedBy: "professional",
      proposedStartsAt: NOW + DAY_MS,
      expiresAt: NOW,
    });
    expect(refuseTransition(proposed, "accept-proposal", "customer", NOW - 1)).toBeNull();
    expect(refuseTransition(proposed, "accept-proposal", "customer", NOW)).toMatchObject({
      message: "This request has expired.",
    });
    expect(refuseTransition(proposed, "decline-proposal", "customer", NOW)).toBeNull();
  });
});

test("a missed appointment is reported once, by either side, from 15 minutes after its start (decision 72)", () => {
  const begun = booking({ status: "confirmed", startsAt: NOW - 15 * MINUTE_MS });
  expect(refuseTransition(begun, "no-show", "customer", NOW)).toBeNull();
  expect(refuseTransition(begun, "no-show", "professional", NOW)).toBeNull();
  expect(refuseTransition(begun, "no-show", "professional", NOW - 1)?.status).toBe(409);
  expect(
    refuseTransition({ ...begun, noShow: "customer" }, "no-show", "customer", NOW)?.status,
  ).toBe(409);
});

test("a booking that was reported as missed is marked as completed by the other one, not by the reporter (decision 72)", () => {
  const reported = booking({
    status: "confirmed",
    startsAt: NOW - HOUR_MS,
    noShow: "professional",
  });
  expect(refuseTransition(reported, "complete", "customer", NOW)).toEqual({
    status: 409,
    message:
      "You reported that the other person did not come. Only they can mark it as completed now.",
  });
  expect(refuseTransition(reported, "complete", "professional", NOW)).toBeNull();
});

test("a completed booking is disputed once, within 7 days (decision 72)", () => {
  const done = booking({ status: "completed", completedAt: NOW - 7 * DAY_MS });
  expect(refuseTransition(done, "dispute", "customer", NOW)).toBeNull();
  expect(refuseTransition(done, "dispute", "customer", NOW + 1)?.status).toBe(409);
  expect(
    refuseTransition({ ...done, disputedBy: ["customer"] }, "dispute", "customer", NOW)?.status,
  ).toBe(409);
  expect(refuseTransition(done, "dispute", "professional", NOW)?.status).toBe(403);
});

test("what a customer marked as completed is disputed by the professional at once, once for each of the two (threat 98)", () => {
  const early = booking({ status: "completed", completedAt: NOW, completedBy: "customer" });
  expect(refuseTransition(early, "dispute", "professional", NOW)).toBeNull();
  const disputedOnce = { ...early, disputedBy: ["professional"] } as const;
  expect(refuseTransition(disputedOnce, "dispute", "professional", NOW)?.status).toBe(409);
  expect(refuseTransition(disputedOnce, "dispute", "customer", NOW)).toBeNull();
  const own = { ...early, completedBy: "professional" } as const;
  expect(refuseTransition(own, "dispute", "professional", NOW)).toEqual({
    status: 403,
    message: "Only the customer can say that this booking did not happen.",
  });
});
