import { expect, test } from "vitest";
import { type BookingStep, stepsAfter } from "#app/domain/messages/booking-step.ts";

const stepAt = (at: number): BookingStep => ({
  bookingId: "b",
  serviceTitle: "House wiring",
  text: "you accepted",
  at,
});

test("what was done about a booking stands after the last message that is not later, and nowhere before the page", () => {
  const messages = [
    { seq: 7, createdAt: 100 },
    { seq: 8, createdAt: 200 },
  ];
  const steps = [99, 100, 199, 300].map(stepAt);
  expect([...stepsAfter(messages, steps)]).toEqual([
    [7, [stepAt(100), stepAt(199)]],
    [8, [stepAt(300)]],
  ]);
  expect([...stepsAfter([], steps)]).toEqual([]);
});
