import { expect, test } from "vitest";
import { firstDaySteps } from "#app/domain/overview.ts";
import { sideOf } from "#app/domain/reviews/own-review.ts";
import { reviewFigures } from "#app/domain/reviews/review.ts";

const NEW = { profile: false, service: false, hours: false, booked: false };

test("the first day's steps keep their order, say what is done, and go when all is or with the first booking (decision 112)", () => {
  const steps = firstDaySteps({ ...NEW, profile: true });
  expect(steps.map(({ step, done }) => [step, done])).toEqual([
    ["profile", true],
    ["service", false],
    ["hours", false],
  ]);
  expect(firstDaySteps({ ...NEW, profile: true, service: true, hours: true })).toEqual([]);
  expect(firstDaySteps({ ...NEW, booked: true })).toEqual([]);
});

test("the figures of a list are average to one decimal, total, five stars and whole percent of 4 and 5", () => {
  const counts = [
    { rating: 5, reviewCount: 1 },
    { rating: 4, reviewCount: 1 },
    { rating: 1, reviewCount: 1 },
  ];
  expect(reviewFigures(counts)).toEqual({ average: 3.3, total: 3, fiveStar: 1, positive: 67 });
  expect(reviewFigures([])).toEqual({ average: 0, total: 0, fiveStar: 0, positive: 0 });
});

test("all reviews are those received for a professional and those given for a customer", () => {
  expect(sideOf("all", "professional")).toBe("received");
  expect(sideOf("all", "customer")).toBe("given");
  expect(sideOf("given", "professional")).toBe("given");
  expect(sideOf("received", "customer")).toBe("received");
});
