import { expect, test } from "vitest";
import { namesField } from "#app/domain/names-field.ts";

test.each([
  ["First name is required", "First name"],
  ["Email is required", "E-mail"],
  ["Please enter a valid price", "Price (GYD)"],
  ["Please select a category", "Category"],
])("“%s” names the field “%s”", (message, label) => {
  expect(namesField(message, label)).toBe(true);
});

test.each([
  ["This field is required", "Message"],
  ["City is required", "Village or town"],
  ["Name can only contain letters, spaces, hyphens, and apostrophes", "First name"],
])("“%s” does not name the field “%s”", (message, label) => {
  expect(namesField(message, label)).toBe(false);
});
