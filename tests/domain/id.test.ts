import { expect, test } from "vitest";
import { idFromHash, isId } from "#app/domain/id.ts";

test("a hash has a valid id of its own, always the same one", () => {
  const [one, other] = ["0123456789abcdef".repeat(4), "fedcba9876543210".repeat(4)];
  expect(idFromHash(one)).toBe("01234567-89ab-8def-8123-456789abcdef");
  expect(isId(idFromHash(other))).toBe(true);
  expect(idFromHash(other)).not.toBe(idFromHash(one));
});
