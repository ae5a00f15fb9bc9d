import { describe, expect, test } from "vitest";
import { hasContactDetails, withoutContactDetails } from "#app/domain/jobs/contact-details.ts";

const HIDDEN = "[hidden until an offer is accepted]";

describe("contact details in a text", () => {
  test.each([
    ["Call 612 3456 after five", `Call ${HIDDEN} after five`],
    ["My number is 6123456.", `My number is ${HIDDEN}.`],
    ["+592 612-3456", HIDDEN],
    ["WhatsApp (592) 612.3456 please", `WhatsApp ${HIDDEN} please`],
    ["six one two three four five six", HIDDEN],
    ["6 1 2 - 3 4 5 6", HIDDEN],
    ["write anita@example.com today", `write ${HIDDEN} today`],
    ["anita at gmail dot com", HIDDEN],
    ["anita [at] gmail [dot] com", HIDDEN],
    ["see https://example.com/photos", `see ${HIDDEN}`],
    ["www.example.gy has it", `${HIDDEN} has it`],
    ["look at example.com/pic", `look at ${HIDDEN}`],
    ["Call 612 3456, then come", `Call ${HIDDEN}, then come`],
    ["Ring me.612 3456", `Ring me.${HIDDEN}`],
    ["612-3456/612-3457", `${HIDDEN}/${HIDDEN}`],
    ["I am @anita_r there", `I am ${HIDDEN} there`],
  ])("are hidden: %s", (text, hidden) => {
    expect(withoutContactDetails(text)).toBe(hidden);
    expect(hasContactDetails(text)).toBe(true);
  });

  test.each([
    "The roof is 12 by 24 feet and 9 feet high.",
    "About $12,500 or $1,250,000 at most.",
    "GYD 1250000, or $ 1250000 in cash.",
    "On 24/11/2026 from 8:00 to 10:30, Region 4.",
    "Breaker panel 200 A, 24 circuits, 120/240 V.",
    "Two plugs. Come before 9.Please bring a ladder.",
    "Lot 45 Section C, house with 2 floors, 3 bedrooms",
    "Meet me at the stelling at 9.",
  ])("are not seen where there are none: %s", (text) => {
    expect(withoutContactDetails(text)).toBe(text);
  });
});
