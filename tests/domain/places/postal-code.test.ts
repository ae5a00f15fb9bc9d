import { expect, test } from "vitest";
import {
  postalCodeField,
  postalCodeFor,
  regionCode,
  regionField,
} from "#app/domain/places/postal-code.ts";

test("a region has its ISO code, Guyana as a whole GUY (decision 31)", () => {
  expect(regionCode("Demerara-Mahaica")).toBe("GY-DE");
  expect(regionCode("Guyana")).toBe("GUY");
  expect(regionCode("Atlantis")).toBe("GUY");
});

test("the code of another region is replaced, a code that a person typed stays", () => {
  expect(postalCodeFor("Demerara-Mahaica", "GUY")).toBe("GY-DE");
  expect(postalCodeFor("Guyana", "gy-de")).toBe("GUY");
  expect(postalCodeFor("Demerara-Mahaica", "413741")).toBe("413741");
});

test.each([
  ["", "Zip code is required"],
  ["   ", "Zip code is required"],
  [undefined, "Zip code is required"],
  ["1", "Please enter a valid postal code"],
  ["12345678901", "Please enter a valid postal code"],
  ["GY_DE", "Please enter a valid postal code"],
  ["-GY", "Please enter a valid postal code"],
])("%j as a postal code: %s", (typed, says) => {
  expect(postalCodeField.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
    says,
  ]);
});

test.each([
  ["gy-de", "GY-DE"],
  [" 413741 ", "413741"],
  ["SW1A 1AA", "SW1A 1AA"],
])("%j is stored as %s", (typed, code) => {
  expect(postalCodeField.parse(typed)).toBe(code);
});

test("a region is one of the ten or Guyana", () => {
  expect(regionField.parse("Potaro-Siparuni")).toBe("Potaro-Siparuni");
  expect(regionField.parse("Atlantis")).toBe("Guyana");
  expect(regionField.parse(undefined)).toBe("Guyana");
});
