import { expect, test } from "vitest";
import { PlainError } from "#db/plain-error.ts";
import { describe } from "#tools/run-command.ts";

test("what the person at the keyboard can put right is said in its sentence, without a stack", () => {
  expect(describe(new PlainError("Stop the other one first."))).toBe("Stop the other one first.");
});

test("a full disk is said in one sentence that names the file (threat 83)", () => {
  const error = Object.assign(
    new Error("ENOSPC: no space left on device, open '/data/worker.env'"),
    {
      code: "ENOSPC",
    },
  );
  expect(describe(error)).toBe(
    "There is no room left on the disk (ENOSPC: no space left on device, open '/data/worker.env'): make some and try again.",
  );
});

test("any other error is shown with its stack", () => {
  expect(describe(new TypeError("x is undefined"))).toMatch(/^TypeError: x is undefined\n +at /);
});
