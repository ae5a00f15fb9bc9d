import { expect, test } from "vitest";
import { z } from "zod";
import { fieldErrors } from "#app/domain/forms/field-errors.ts";

test("a field has the first of its messages, and what concerns the whole form has no name", () => {
  const name = z.string().min(5, "Too short.").regex(/^K/, "Not with a K.");
  const form = z.object({ name });
  const other = z.object({ name, city: z.literal("Linden", "Not there.") });
  const refused = [
    form.safeParse({ name: "Abc" }).error,
    other.safeParse({ name: "Kofi A" }).error,
  ];
  expect(fieldErrors(...refused)).toEqual({ name: "Too short.", city: "Not there." });
  const whole = form.refine(() => false, "Not like this.").safeParse({ name: "Kofi A" });
  expect(fieldErrors(whole.error)).toEqual({ "": "Not like this." });
  expect(fieldErrors(undefined)).toEqual({});
});
