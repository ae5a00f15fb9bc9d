import { expect, test } from "vitest";
import { responseText } from "#app/domain/profiles/response-rate.ts";

test.each([
  [0, 0, null],
  [2, 2, null],
  [3, 0, "Replies to few requests within a day"],
  [3, 1, "Replies to few requests within a day"],
  [100, 39, "Replies to few requests within a day"],
  [100, 40, "Replies to about half of the requests within a day"],
  [100, 64, "Replies to about half of the requests within a day"],
  [100, 65, "Replies to most requests within a day"],
  [3, 2, "Replies to most requests within a day"],
  [3, 3, "Replies to most requests within a day"],
])(
  "of somebody with %i requests and %i answers in time a profile says: %s (decision 53)",
  (received, answered, text) => {
    expect(responseText({ received, answered })).toBe(text);
  },
);
