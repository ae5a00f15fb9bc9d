import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { characters, cleanText, excerpt, visibleText } from "#app/domain/text/clean-text.ts";
import {
  anyText,
  FORBIDDEN,
  INVISIBLE_TEXTS,
  marksOnOneLetter,
} from "#tests/support/random/texts.ts";

const HANG_MS = 50_000;

describe("clean text", () => {
  test("loses tags but keeps their text (decision 95)", () => {
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

describe("text without invisible characters", () => {
  test.each(INVISIBLE_TEXTS)("is empty when it has no other characters: %j (threat 77)", (text) => {
    expect(cleanText(text)).toBe("");
    expect(cleanText(`  ${text}\n${text} `)).toBe("");
    expect(visibleText(text)).toBe("");
  });

  test("loses control, override and isolate characters and keeps the text (threat 77)", () => {
    expect(cleanText("\u202eevil\u202c \u2066roof\u2069 \u200fx\u200e")).toBe("evil roof x");
    expect(cleanText("ro\u200bof\u00ad re\u2060pair\ufeff")).toBe("roof repair");
    expect(cleanText("a\ue000b\u{f0000}c\ufffed\ufffce\u{e0041}f")).toBe("abcdef");
  });

  test("cannot hide a tag behind them (threats 26 and 77)", () => {
    expect(cleanText("<\u200bb>bold</\u2060b>")).toBe("bold");
    expect(cleanText("<\u200db>bold")).toBe("bold");
    expect(cleanText("<<b>b>bold")).toBe("bold");
  });

  test.each([
    "Indranie Persaud-D'Andrade",
    "Ng-A-Qui",
    "Vanessa Kissoon",
    "José da Conceição",
    "Núñez Ibáñez",
    "Nguyễn Thị Ánh",
    "कार्तिक शर्मा",
    "क्‍ष श्री‌मान",
    "ক্ষৌণীশ র‍্যাব",
    "ശ്രീദേവി പിള്ള",
    "അവന്‍ വന്നു",
    "தமிழ்ச்செல்வி",
    "ශ්‍රී ලංකා",
    "علی‌رضا محمدی",
    "می‌خواهم",
    "مُحَمَّد عَبْدُ ٱللَّٰه",
    "שָׁלוֹם",
    "陈伟 歐陽娜娜",
    "葛\u{e0100}城",
    "Fish & chips, 3 < 4: 20 % off!",
    "👩🏽‍🔧 👨‍👩‍👧‍👦 🏳️‍🌈 ❤️ 1️⃣ 🇬🇾 ☝🏽",
    "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
    "ⲁ̅ x̄ ṩ̌",
  ])("is as it was typed where every character has a purpose: %s (threat 77)", (text) => {
    expect(cleanText(text)).toBe(text.normalize("NFC"));
    expect(visibleText(text)).toBe(text.normalize("NFC"));
  });

  test("keeps a joiner only where letters or pictures are joined (threat 77)", () => {
    expect(cleanText("Mar\u200dlon Gr\u200cant")).toBe("Marlon Grant");
    expect(cleanText("Marlon\ufe0f\ufe00 Grant\u{e0101}")).toBe("Marlon Grant");
    expect(cleanText("علی\u200c\u200c")).toBe("علی");
    expect(cleanText("👩\u200d")).toBe("👩");
  });

  test("is the same whichever way its accents were typed (threat 77)", () => {
    expect(cleanText("Jose\u0301")).toBe("Jos\u00e9");
    expect(cleanText("e<b></b>\u0301")).toBe("\u00e9");
  });

  test("piles at most four marks on a letter, and none on nothing (threat 77)", () => {
    expect(cleanText(`Z${"\u0335\u0301".repeat(40)}algo`)).toMatch(/^\p{L}\p{M}{1,4}algo$/u);
    expect(cleanText("\u0301\u0489 \u0301x")).toBe("x");
  });

  test("turns every blank into a space and every line end into a line break (threat 77)", () => {
    expect(cleanText("a\u00a0b\u3000c\u2800d\u2028e\u2029f\u0085g")).toBe("a b c d\ne\nf\ng");
  });

  test("whatever the input, has no forbidden character, stays the same when cleaned again and is not longer (threat 77)", () => {
    for (const clean of [cleanText, visibleText]) {
      fc.assert(
        fc.property(anyText, (text) => {
          const once = clean(text);
          expect(once).not.toMatch(FORBIDDEN);
          expect(marksOnOneLetter(once)).toBeLessThanOrEqual(4);
          expect(once.isWellFormed()).toBe(true);
          expect(once).toBe(once.trim().normalize("NFC"));
          expect(clean(once)).toBe(once);
          expect(characters(once)).toBeLessThanOrEqual(characters(text.normalize("NFC")));
        }),
        { numRuns: 3_000 },
      );
    }
  });
});

describe("cleaning a hostile text", () => {
  test("of a million characters ends, since the work grows with the length alone (threat 25)", () => {
    const texts = [
      "<a".repeat(500_000),
      `${"<a".repeat(500_000)}>`,
      "<".repeat(1_000_000),
      "<".repeat(500_000) + "b>".repeat(500_000),
      "a\u0301\u200d".repeat(300_000),
      "\u0301".repeat(1_000_000),
      `क${"\u0301\u0301\u0301\u0301्\u200d".repeat(150_000)}`,
      "\u200d".repeat(1_000_000),
      `a${" ".repeat(1_000_000)}b`,
    ];
    expect(inTime(() => texts.map((text) => cleanText(text).length)).slice(0, 4)).toEqual([
      1_000_000, 0, 1_000_000, 0,
    ]);
  });
});

/**
 * Does the work. Throws when it does not end: the limit of the test cannot interrupt
 * it, and is hundreds of times what it takes.
 */
function inTime<T>(work: () => T): T {
  return runInNewContext("work()", { work }, { timeout: HANG_MS });
}

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

  test("never splits a character and is never longer than the limit, except for the ellipsis", () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 2, max: 40 }), (text, most) => {
        const cut = excerpt(text.toWellFormed(), most);
        expect(cut.isWellFormed()).toBe(true);
        expect(characters(cut)).toBeLessThanOrEqual(most + 1);
      }),
    );
  });
});
