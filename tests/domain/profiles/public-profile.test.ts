import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { initials, professionalName } from "#app/domain/profiles/public-profile.ts";
import { anyCharacter } from "#tests/support/random/texts.ts";

describe("a professional's name", () => {
  const person = { firstName: "Ravi", lastName: "Persaud" };

  test("a professional's name is the business when there is one, else the person", () => {
    expect(professionalName({ ...person, businessName: "Bright Spark" })).toBe("Bright Spark");
    expect(professionalName({ ...person, businessName: null })).toBe("Ravi Persaud");
    expect(professionalName({ ...person, businessName: "" })).toBe("Ravi Persaud");
  });
});

describe("the initials of an avatar", () => {
  test("an avatar has the first letters of the first and the last word", () => {
    expect(initials("Ravi Persaud")).toBe("RP");
    expect(initials("ravi kumar persaud")).toBe("RP");
    expect(initials("Bright Spark & Sons")).toBe("BS");
    expect(initials("A. Persaud")).toBe("AP");
  });

  test("an avatar of one word has one letter, and of none is empty", () => {
    expect(initials("Zara")).toBe("Z");
    expect(initials("  ")).toBe("");
    expect(initials("")).toBe("");
  });

  test("an avatar never splits a character", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (name) => {
        expect(initials(name).isWellFormed()).toBe(true);
      }),
    );
  });
});
