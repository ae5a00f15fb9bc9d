import fc from "fast-check";

/** Texts that have broken searches before: operators, quotes, control characters, other scripts, broken Unicode. */
export const HOSTILE_TEXTS = [
  '"',
  '""',
  '"unclosed',
  "AND",
  "a OR b",
  "NOT x",
  "NEAR(",
  "NEAR(a b, 5)",
  "a-b",
  "*",
  "roof*",
  "^roof",
  "title:roof",
  "doc : roof",
  "{doc}: roof",
  "foo(",
  ")",
  "+",
  "'; drop table services; --",
  "%",
  "_",
  "\\",
  "\u0000",
  "roof\u0000ing",
  "\ud800",
  "roof\udfff",
  "\u202eevil\u202c",
  "\ue000roof",
  "\ue001georgetown",
  "\ue002all",
  "سباك كهربائي",
  "电工",
  "Ⅷ ½ ① ™ ℃",
  "👩🏽‍🔧 🇬🇾",
  "e\u0301".repeat(50),
  "\u0301\u0301",
  "ﷺ",
  "İstanbul ıßſ",
  "𝐁𝐨𝐥𝐝",
  "a".repeat(10_000),
  "a ".repeat(5_000),
  "a/".repeat(5_000),
  "[object Object]",
  "__proto__",
  "1e309",
] as const;

const operators = ['"', "*", "^", ":", "(", ")", "-", "+", "{", "}", "'", ",", "\\", "\u0000", " "];
const words = ["AND", "OR", "NOT", "NEAR", "roof", "repair", "a/c", "2", "é", "\ue002all"];

/** Any character, lone surrogates too. The one that fast-check has, "binary", takes a second to get ready. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .map((point) => String.fromCodePoint(point));

/** Any text at all: all of Unicode, lone surrogates, and mixtures of search operators and words. */
export const anyText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
    .map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.constantFrom(...operators, ...words), { maxLength: 12 })
    .map((parts) => parts.join("")),
  fc.constantFrom(...HOSTILE_TEXTS),
);
