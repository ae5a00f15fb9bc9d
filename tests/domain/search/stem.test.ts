import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sameWord } from "#app/domain/search/words/same-words.ts";
import { stem } from "#app/domain/search/words/stem.ts";
import { words } from "#app/domain/search/words/words.ts";
import { anyText } from "#tests/support/random/texts.ts";

const FAMILIES = [
  "gardener gardeners gardening gardens garden",
  "plumber plumbers plumbing",
  "painter painting painted paints paint",
  "roofer roofing roofs roof",
  "cleaner cleaners cleaning cleaned clean",
  "baker bakers baking bakes bake",
  "driver drivers driving drive",
  "tutor tutors tutoring",
  "braider braiding braids braid",
  "decorator decorators decorating decorate",
  "surveyor surveying surveys survey",
  "planner planning plans plan",
  "trimmer trimming trims trim",
  "swimmer swimming swim",
  "dance dancer dancing dances",
  "order orders ordering ordered",
  "cover covers covering covered",
  "engineer engineers engineering",
  "fence fences fencing",
  "battery batteries",
  "puppy puppies",
  "box boxes boxing",
  "church churches",
  "wash washes washing",
  "dress dresses",
  "welder welding welds weld",
  "wedding weddings",
  "tyre tyres tire tires",
  "jewellery jewelry",
  "colour color colours",
  "colouring coloring",
  "ploughing plowing",
];

/** Words that look alike and mean different trades or things. */
const APART = [
  "care car",
  "carer car",
  "carpenter carpet",
  "sewer sew",
  "battery bat",
  "barber barb",
  "butter butt",
  "bushing bush",
  "caterer cat",
  "copper cop",
  "corner corn",
  "counter count",
  "customs customer",
  "dinner dining",
  "dryer dry",
  "earring ear",
  "flower flow",
  "glasses glass",
  "hammer ham",
  "ladder lad",
  "lawyer lawn",
  "letter let",
  "motor mot",
  "paper pap",
  "pastor paste",
  "pepper pep",
  "pine pin",
  "plane plan",
  "poster post",
  "potter pot",
  "power pow",
  "printer printing",
  "robe rob",
  "rubber rub",
  "server serve",
  "shower show",
  "singer sing",
  "site sitting",
  "speaker speak",
  "suite suit",
  "tailor tail",
  "tape tap",
  "tower tow",
  "trailer trail",
  "washer wash",
  "water wat",
  "weeding wedding",
  "wine win",
];

describe("the stem of a word", () => {
  test.each(FAMILIES)("is the same for %s", (family) => {
    expect(new Set(family.split(" ").map(stem)).size).toBe(1);
  });

  test.each(APART)("differs for %s", (pair) => {
    const stems = pair.split(" ").map(stem);
    expect(new Set(stems).size).toBe(stems.length);
  });

  test("is the word itself when it is short or has a digit", () => {
    for (const word of ["ac", "cv", "gas", "bus", "red", "ing", "ngsa6", "2x4s", "r134a"]) {
      expect(stem(word)).toBe(word);
    }
  });

  test("keeps words that end in s without being many", () => {
    for (const word of ["glass", "dress", "bus", "tennis", "virus", "customs"]) {
      expect(stem(word)).toBe(word);
    }
  });

  test("has three letters or more, and is longer than the word only where that is read as another", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const word of words(text)) {
          const found = stem(word);
          expect(found.length).toBeGreaterThanOrEqual(Math.min(word.length, 3));
          if (sameWord(word) === null) expect(found.length).toBeLessThanOrEqual(word.length);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
