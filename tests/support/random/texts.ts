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

/** Texts that look empty, whatever their length. */
export const INVISIBLE_TEXTS = [
  "\u200b",
  "\u200c\u200d",
  "\u2060\u2061\u2064",
  "\u3164",
  "\uffa0",
  "\u00ad",
  "\ufeff",
  "\u034f",
  "\u115f\u1160",
  "\u17b4\u17b5",
  "\u180b\u180c\u180d\u180e\u180f",
  "\ufe00\ufe0e\ufe0f",
  "\u2800\u2800",
  "\u00a0\u2003\u3000\u202f",
  "\u2028\u2029\u0085",
  "\u202a\u202e\u202c",
  "\u2066\u2068\u2069\u200e\u200f\u061c",
  "\u206a\u206f",
  "\ufff9\ufffb\ufffc",
  "\u0000\u0008\u007f\u0090",
  "\ud800",
  "\udfff\ud800",
  "\ue000\uf8ff\u{f0000}",
  "\ufdd0\uffff\u{1fffe}",
  "\u{e0041}\u{e0042}\u{e007f}",
  "\u{e0100}\u{e01ef}",
  "\u{1d159}\u{1d173}",
  "\u{1bca0}\u{13430}",
  "\u0301\u20e3",
] as const;

/** What no stored text has in it, apart from the three flags that are spelled with tags. */
export const FORBIDDEN = new RegExp(
  "[\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e" +
    "\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufdd0-\\ufdef\\ufeff\\uffa0" +
    "\\ufff0-\\ufffc\\ufffe\\uffff\\p{Co}\\p{Cs}]" +
    "|(?<!\\u{1f3f4}[\\u{e0061}-\\u{e007a}]{0,5})[\\u{e0000}-\\u{e007f}]",
  "u",
);

/** The most marks that stand on one letter of a text. */
export function marksOnOneLetter(text: string): number {
  return Math.max(0, ...(text.match(/\p{M}+/gu) ?? []).map((marks) => [...marks].length));
}

const scripts = [
  ...["क", "ष", "\u094d", "\u0301", "\u0327", "م", "ی", "ن", "葛", "e", "Z", "ᠠ", "\u{16d67}"],
  ...[
    "\u200c",
    "\u200d",
    "\ufe0f",
    "\u{e0100}",
    "\u180b",
    "👩",
    "🔧",
    "🏽",
    "❤",
    "1",
    "\u20e3",
    "🏴",
  ],
  ..."<b></b>\n K\u037e\u226e\u0338".split(""),
  "\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
];

/** Any text at all: all of Unicode, lone surrogates, and mixtures of search operators, words, marks and joiners. */
export const anyText = fc.oneof(
  fc.array(fc.constantFrom(...scripts), { maxLength: 25 }).map((parts) => parts.join("")),
  fc
    .array(fc.constantFrom(...INVISIBLE_TEXTS, "<", "b>", "x"), { maxLength: 8 })
    .map((parts) => parts.join("")),
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
    .map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.constantFrom(...operators, ...words), { maxLength: 12 })
    .map((parts) => parts.join("")),
  fc.constantFrom(...HOSTILE_TEXTS),
);
