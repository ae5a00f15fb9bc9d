import { expect, test } from "vitest";
import { responseBand } from "#app/domain/profiles/response-rate.ts";

test.each([
  [0, 0, null],
  [2, 2, null],
  [3, 0, "up to 33 %"],
  [3, 1, "34 to 66 %"],
  [100, 33, "up to 33 %"],
  [100, 34, "34 to 66 %"],
  [100, 66, "34 to 66 %"],
  [3, 2, "67 to 90 %"],
  [10, 9, "67 to 90 %"],
  [11, 10, "over 90 %"],
  [3, 3, "over 90 %"],
])(
  "%i requests with %i answers in time give the response rate %s (decision 53)",
  (received, answered, band) => {
    expect(responseBand({ received, answered })).toBe(band);
  },
);
