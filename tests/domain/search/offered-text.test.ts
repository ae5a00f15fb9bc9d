import { expect, test } from "vitest";
import { offeredText } from "#app/domain/search/offered-text.ts";

test("the text by which a service is found leaves out what its description says is not done", () => {
  const denied = [
    "I don't do high heels.",
    "I don’t do high heels.",
    "We do not repair heels!",
    "For heels you must go elsewhere.",
    "Heels are a different job, I tell you who does it.",
    "Heels not included.",
    "Not included: heels",
    "This is not a heels shop.",
  ];
  for (const sentence of denied) {
    expect(offeredText(`Boots sewn. ${sentence}\nZippers changed.`), sentence).toBe(
      "Boots sewn. Zippers changed.",
    );
  }
});

test("the text by which a service is found keeps sentences in which a “not” says nothing about what is done", () => {
  const kept = [
    "I do not mind the distance.",
    "No mess left in your house.",
    "If it does not hold, I come again.",
    "A roof that cannot leak.",
    "Not a problem on Sundays.",
  ];
  for (const sentence of kept) expect(offeredText(sentence)).toBe(sentence);
});
