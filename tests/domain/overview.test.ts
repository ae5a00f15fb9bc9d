import { expect, test } from "vitest";
import { firstDaySteps } from "#app/domain/overview.ts";

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
