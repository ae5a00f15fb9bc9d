import { expect, test } from "vitest";
import { remembered } from "#tests/support/remembered.ts";

test("what is remembered is done once, also for calls beside each other", async () => {
  let count = 0;
  const next = remembered(async () => {
    count += 1;
    return count;
  });
  expect(await Promise.all([next(), next()])).toEqual([1, 1]);
  expect(await next()).toBe(1);
});

test("what failed is tried again at the next call, and only then", async () => {
  let count = 0;
  const second = remembered(async (name: string) => {
    count += 1;
    if (count === 1) throw new Error(`${name} is not there yet.`);
    return `${name} ${count}`;
  });
  await expect(Promise.all([second("It"), second("It")])).rejects.toThrow("It is not there yet.");
  expect(await second("It")).toBe("It 2");
  expect(await second("It")).toBe("It 2");
});
