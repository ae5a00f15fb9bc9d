import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { emailField, textField } from "#app/domain/forms/fields.ts";
import { anyCharacter } from "#tests/support/random/texts.ts";

/** The first error message of a field for a value, or the parsed value. */
function verdict(field: z.ZodType<string>, value: unknown) {
  const parsed = field.safeParse(value);
  return parsed.success ? { value: parsed.data } : { message: parsed.error.issues[0]?.message };
}

describe("an e-mail field", () => {
  test("trims and lowercases (threat 3)", () => {
    expect(verdict(emailField(), "  Foo@X.GY ")).toEqual({ value: "foo@x.gy" });
  });

  test.each(["", "   ", undefined])("requires a value: %j", (value) => {
    expect(verdict(emailField(), value)).toEqual({ message: "This field is required" });
    expect(verdict(emailField({ required: "Email is required" }), value)).toEqual({
      message: "Email is required",
    });
  });

  test("loses invisible characters at its ends (threat 77)", () => {
    for (const typed of ["\u200b foo@x.gy\ufeff", "foo@x.gy\u2060", "\u3164foo@x.gy"]) {
      expect(verdict(emailField(), typed)).toEqual({ value: "foo@x.gy" });
    }
    expect(verdict(emailField(), "jose\u0301@x.gy")).toEqual({ value: "jos\u00e9@x.gy" });
  });

  test.each([
    "fo\u3164o@x.gy",
    "fo\u034fo@x.gy",
    "foo\u200b@x.gy",
    "foo@\u2800x.gy",
    "foo",
    "foo@",
    "@x.gy",
    "foo@x",
    "foo@x.",
    "foo@.gy",
    "foo bar@x.gy",
    "foo@x.gy, b@x.gy",
    "foo@x.gy\r\nBcc: all@x.gy",
    "<foo@x.gy>",
    "a\u0000b@x.gy",
    "\ud800@x.gy",
    `${"a".repeat(250)}@x.gy`,
    `a@${"a.".repeat(50_000)}`,
  ])("refuses %j in the words of the specification (threat 58)", (value) => {
    expect(verdict(emailField(), value)).toEqual({
      message: "Please enter a valid email address",
    });
    expect(verdict(emailField({ invalid: "Email address is invalid" }), value)).toEqual({
      message: "Email address is invalid",
    });
  });

  test.each(["o'neil+kayap@mail.gov.gy", "josé@xn--gyana-kva.gy", "a@b.co"])(
    "accepts %s",
    (value) => {
      expect(verdict(emailField(), value)).toEqual({ value });
    },
  );

  test("never accepts what could end an e-mail header (threat 58)", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.emailAddress(), (noise, address) => {
        const { value } = verdict(emailField(), `${noise}${address}`);
        expect(value ?? "").not.toMatch(/[\s,;<>\p{Cc}]/u);
      }),
    );
  });
});

describe("a text field", () => {
  const field = textField({ least: 20, most: 30 });

  test.each(["", "  \n ", "<b></b>", undefined])("requires a value: %j", (value) => {
    expect(verdict(field, value)).toEqual({ message: "This field is required" });
  });

  test("counts characters after cleaning, as people do (threat 48)", () => {
    expect(verdict(field, "👩".repeat(30))).toEqual({ value: "👩".repeat(30) });
    expect(verdict(field, "👩".repeat(31))).toEqual({ message: "Must be 30 characters or less" });
    expect(verdict(field, ` ${"a".repeat(19)} `)).toEqual({
      message: "Must be 20 characters or more",
    });
    expect(verdict(field, `<i>${"a".repeat(20)}</i>`)).toEqual({ value: "a".repeat(20) });
  });
});
