import { describe, expect, test } from "vitest";
import { z } from "zod";
import { errorText, framesOf, loggable } from "#app/domain/failures/error-text.ts";

describe("an error in the log (threat 61)", () => {
  test("has the message of its cause, never the statement and the values around it", () => {
    const cause = new Error("SQLITE_CONSTRAINT_PRIMARYKEY: UNIQUE constraint failed: users.email");
    const wrapped = new Error("Failed query: insert\nparams: anita@kayap.test,secret", { cause });
    expect(errorText(wrapped)).toBe(`Error: ${cause.message}`);
    expect(framesOf(wrapped)[0]).toMatch(/^at .*error-text\.test\.ts/);
  });

  test.each([
    ["550 <anita@kayap.test>: no such user", "550 <[address]>: no such user"],
    [
      "GET https://kayap.gy/reset-password?token=abc failed",
      "GET https://kayap.gy/reset-password?… failed",
    ],
    [`session ${"a1".repeat(16)} ended`, "session … ended"],
    ["user 0f0e8400-e29b-41d4-a716-446655440000 is gone", "user … is gone"],
    ["one\r\ntwo\u2028three\u0000four", "one two three four"],
    ["no such table: removed_saved_services", "no such table: removed_saved_services"],
  ])("%j becomes %j", (text, clean) => {
    expect(loggable(text)).toBe(clean);
  });

  test("is cut to a short text", () => {
    expect(loggable("word ".repeat(10_000))).toBe("word ".repeat(40));
  });

  test("has nothing of a text that could not be parsed", () => {
    const failing = (work: () => unknown) => {
      try {
        return work();
      } catch (error) {
        return errorText(error);
      }
    };
    expect(failing(() => JSON.parse("my password is mango"))).toBe("SyntaxError");
    expect(failing(() => z.object({ age: z.literal(3) }).parse({ age: "mango" }))).toBe(
      "ZodError: age invalid_value",
    );
  });

  test("is a text for whatever was thrown", () => {
    expect(errorText("broken")).toBe("broken");
    expect(framesOf(undefined)).toEqual([]);
  });
});
