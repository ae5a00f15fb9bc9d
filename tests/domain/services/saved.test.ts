import { expect, test } from "vitest";
import { removeQuestion, removeSchema } from "#app/domain/services/saved.ts";

test("up to 200 saved services are removed at once, each named once", () => {
  const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());
  const most = ids(200);
  expect(removeSchema.parse({ ids: [...most, ...most].join(", ") }).ids).toEqual(most);
  expect(removeSchema.safeParse({ ids: ids(201).join(" ") }).success).toBe(false);
  expect(removeSchema.safeParse({ ids: " , " }).success).toBe(false);
});

test("the question before a removal names how many they are, except one", () => {
  expect(removeQuestion(1)).toBe(
    "Are you sure you want to remove this service from your saved list?",
  );
  expect(removeQuestion(2)).toContain("remove 2 service(s)");
});
