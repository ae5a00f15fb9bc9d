import { expect, test } from "vitest";
import { PlainError } from "#db/plain-error.ts";
import { errorText } from "#tools/run-command.ts";

test("a PlainError is printed as its sentence, without a stack", () => {
  expect(errorText(new PlainError("Stop the other one first."))).toBe("Stop the other one first.");
});

test("the error of a full disk is printed as one sentence that names the file (threat 83)", () => {
  const error = Object.assign(
    new Error("ENOSPC: no space left on device, open '/data/worker.env'"),
    {
      code: "ENOSPC",
    },
  );
  expect(errorText(error)).toBe(
    "The disk is full (ENOSPC: no space left on device, open '/data/worker.env'): free some space and try again.",
  );
});

test("any other error is printed with its stack", () => {
  expect(errorText(new TypeError("x is undefined"))).toMatch(/^TypeError: x is undefined\n +at /);
});
