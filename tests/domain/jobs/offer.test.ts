import { expect, test } from "vitest";
import { jobOfferFormSchema, timesToCome } from "#app/domain/jobs/offer.ts";
import { NOW } from "#tests/support/fixtures.ts";

const FORM = { priceAmount: "12,000", message: "New plugs and a dry box outside." };
const slots = (count: number) =>
  Array.from({ length: count }, (_, i) => `2026-11-23T1${i}:00:00Z`).reverse();

test("an offer for a job has one to three times, each once and the earliest first", () => {
  const three = jobOfferFormSchema.parse({ ...FORM, slot: [...slots(3), ...slots(1)] });
  expect(three.slot).toEqual(slots(3).map(Date.parse).toReversed());
  for (const slot of [[], slots(4)]) {
    const { error } = jobOfferFormSchema.safeParse({ ...FORM, slot });
    expect(error?.issues).toMatchObject([
      { path: ["slot"], message: "Please choose one to 3 times" },
    ]);
  }
});

test("a time that begins now is none to come", () => {
  expect(timesToCome([NOW - 1, NOW, NOW + 1], NOW)).toEqual([NOW + 1]);
});
