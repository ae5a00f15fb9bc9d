import { describe, expect, test } from "vitest";
import { TERMS } from "#app/domain/search/lexicon/lexicon.ts";
import { PORTUGUESE_WORDS } from "#app/domain/search/words/portuguese-words.ts";
import { SPANISH_WORDS } from "#app/domain/search/words/spanish-words.ts";
import { words } from "#app/domain/search/words/words.ts";
import { needOf } from "./need-of.ts";

describe("shortened words", () => {
  test.each([
    ["reno", "general-contractors"],
    ["gen technician", "solar-generators"],
    ["bdrm painter", "painters"],
    ["acct for small biz", "accountants"],
  ])("are read as the whole word: %s", (text, trade) => {
    expect([...needOf(text).trades, ...needOf(text).nearest]).toContain(trade);
  });

  test("are no need by themselves where they only ask", () => {
    expect(needOf("plz svc plumber asap thx").words).toEqual(["plumber"]);
  });

  test("are two words that a term writes as one, also when the first is a filler", () => {
    expect(needOf("make up lady").trades).toEqual(["make-up-artists"]);
    expect(needOf("body work").trades).toContain("body-work-spraying");
  });
});

describe("Spanish and Portuguese", () => {
  test.each([
    ["vender mi casa", "real-estate-agents"],
    ["lavar alfombras y muebles", "upholstery-curtains"],
    ["hay ratones en mi casa", "pest-control"],
    ["guardar móveis", "warehousing"],
    ["trocar lâmpada", "electricians"],
    ["enviar paquete a venezuela", "couriers"],
    ["pintar a casa por fora", "painters"],
  ])("lead to a trade as English does: %s", (text, trade) => {
    expect(needOf(text).trades[0]).toBe(trade);
  });
});

/** Names of what is sold, and words that English has too. */
const SAME_IN_ENGLISH = [
  ...["moto", "barco", "roto", "coco", "fruta", "porta", "oleo", "poco", "nova", "foras"],
  ...["television", "cameras", "leches", "frutas"],
];

describe("the lists of Spanish and Portuguese words", () => {
  const pairs = `${SPANISH_WORDS}\n${PORTUGUESE_WORDS}`
    .split("\n")
    .map((line) => line.split(": "))
    .flatMap(([english = "", others = ""]) =>
      words(others).map((other) => [other, english.trim()] as const),
    );

  test("have no word, nor a plural of one, that terms in English use too", () => {
    const english = new Set(
      TERMS.filter(({ isEnglish }) => isEnglish).flatMap(({ text }) => words(text)),
    );
    const clashing = pairs
      .flatMap(([word]) => [word, `${word}s`, `${word}es`])
      .filter((word) => english.has(word) && !SAME_IN_ENGLISH.includes(word));
    expect(clashing).toEqual([]);
  });

  test("lead each word to one English word", () => {
    const meanings = new Map<string, Set<string>>();
    for (const [word, english] of pairs)
      meanings.set(word, new Set([...(meanings.get(word) ?? []), english]));
    expect([...meanings].filter(([, { size }]) => size > 1)).toEqual([]);
  });
});
