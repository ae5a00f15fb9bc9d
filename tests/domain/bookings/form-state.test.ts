import { expect, test } from "vitest";
import { bookingFormState, withTimeRefusal } from "#app/domain/bookings/form-state.ts";

const REFUSAL = { message: "This time is taken.", suggested: [1, 2] };

test("a booking form shows that its time is taken before its other errors, with free times", () => {
  const form = withTimeRefusal(bookingFormState({ errors: { phone: "Wrong" } }), REFUSAL);
  expect(Object.entries(form.errors)).toEqual([
    ["slot", "This time is taken."],
    ["phone", "Wrong"],
  ]);
  expect(form.suggested).toEqual([1, 2]);
});

test("a booking form keeps the error about its time that it has", () => {
  const form = bookingFormState({ errors: { slot: "Choose a time" }, suggested: [3] });
  expect(withTimeRefusal(form, REFUSAL)).toEqual(form);
  expect(withTimeRefusal(form, null)).toEqual(form);
});
