import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { characters, cleanText, excerpt } from "#app/domain/text.ts";
import { anyText } from "../support/texts.ts";

describe("clean text", () => {
  test("loses tags but keeps their words (decision 95)", () => {
    expect(cleanText("<b>Roof</b> <a href='x'>repair</a><br/>today<!-- note -->")).toBe(
      "Roof repairtoday",
    );
    expect(cleanText("<script>alert(1)</script>")).toBe("alert(1)");
    expect(cleanText("<img src=x onerror=alert(1)>")).toBe("");
  });

  test("keeps everything that only looks like a tag (decision 95)", () => {
    for (const text of ["3 < 4 and 5 > 2", "I <3 you", "a <- b", "price <$5,000", "< b >", "<b"]) {
      expect(cleanText(text)).toBe(text);
    }
  });

  test("keeps line breaks of every kind as one kind, and a tab as a space", () => {
    expect(cleanText("one\r\ntwo\rthree\nfour\tfive")).toBe("one\ntwo\nthree\nfour five");
  });

  test("loses control characters and the space around", () => {
    expect(cleanText("  \u0000ro\u0007of\u001b\u007f \n ")).toBe("roof");
  });

  test("holds no lone surrogate and no control character, whatever it was made from (threat 25)", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const clean = cleanText(text);
        expect(clean.isWellFormed()).toBe(true);
        expect(clean).not.toMatch(/[^\P{Cc}\n]/u);
        expect(clean).toBe(clean.trim());
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("cleaning a hostile text", () => {
  test("of 100 kB takes no time to speak of (threat 25)", () => {
    const texts = ["<a".repeat(50_000), `${"<a".repeat(50_000)}>`, "<".repeat(100_000)];
    const start = performance.now();
    expect(texts.map((text) => cleanText(text).length)).toEqual([100_000, 0, 100_000]);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

describe("the length of a text", () => {
  test("counts characters as people do, not UTF-16 units (decision 95)", () => {
    expect(characters("José")).toBe(4);
    expect(characters("🔧🔧")).toBe(2);
  });
});

describe("an excerpt", () => {
  test("is the text itself while it is short enough", () => {
    expect(excerpt("Roof repair", 11)).toBe("Roof repair");
  });

  test("ends at a word, with an ellipsis", () => {
    expect(excerpt("Roof repair and gutters", 13)).toBe("Roof repair…");
  });

  test("of one endless word is cut inside it", () => {
    expect(excerpt("a".repeat(300), 200)).toBe(`${"a".repeat(200)}…`);
  });

  test("never cuts a character in two and is never longer than asked, but for the ellipsis", () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 2, max: 40 }), (text, most) => {
        const cut = excerpt(text.toWellFormed(), most);
        expect(cut.isWellFormed()).toBe(true);
        expect(characters(cut)).toBeLessThanOrEqual(most + 1);
      }),
    );
  });
});
