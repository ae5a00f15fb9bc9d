import { expect, test } from "vitest";
import { type BookingStep, withSteps } from "#app/domain/messages/booking-step.ts";

const stepAt = (createdAt: number): BookingStep => ({
  bookingId: "b",
  serviceTitle: "House wiring",
  text: "you accepted",
  createdAt,
});

test("what was done about a booking stands after the last message that is not later, and nowhere before the page", () => {
  const messages = [
    { seq: 7, createdAt: 100 },
    { seq: 8, createdAt: 200 },
  ];
  const steps = [99, 100, 199, 300].map(stepAt);
  const [first, second] = messages;
  expect(withSteps(messages, steps)).toEqual([
    first,
    stepAt(100),
    stepAt(199),
    second,
    stepAt(300),
  ]);
  expect(withSteps([], steps)).toEqual([]);
});
