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
    ["call six-one-two, three-four-five-six", `call ${HIDDEN}`],
    ["six12 34five6", HIDDEN],
    ["double six 2 34 triple five", HIDDEN],
    ["6o2 3456 or 6O23456", `${HIDDEN} or ${HIDDEN}`],
    ["6l2 3456", HIDDEN],
    ["Call ６１２ ３４５６ or 𝟔𝟏𝟐𝟑𝟒𝟓𝟔 now", `Call ${HIDDEN} or ${HIDDEN} now`],
    ["6️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣", HIDDEN],
    ["612–3456, 612—3456", `${HIDDEN}, ${HIDDEN}`],
    ["612 • 3456", HIDDEN],
    ["612, 3456 or 612/3456 or 612 then 3456", `${HIDDEN} or ${HIDDEN} or ${HIDDEN}`],
    ["6,1,2,3,4,5,6", HIDDEN],
    ["five nine two 612 3456", HIDDEN],
    ["GYD 612 3456 and $6123456", `GYD ${HIDDEN} and $${HIDDEN}`],
    ["wa.me/5926123456", HIDDEN],
    ["bit.ly/anita and example.co.uk", `${HIDDEN} and ${HIDDEN}`],
    ["example dot com", HIDDEN],
    ["anita＠gmail.com", HIDDEN],
    ["anita at gmail.com", HIDDEN],
    ["anita@gmail dot com, anita @ gmail", `${HIDDEN}, ${HIDDEN}`],
  ])("are hidden: %s", (text, hidden) => {
    expect(withoutContactDetails(text)).toBe(hidden);
    expect(hasContactDetails(text)).toBe(true);
  });

  test("are found at the end of a long text without spaces", () => {
    for (const part of ["a", "a-", "a.", "1 ", "one ", "a at ", "@a", "6o", "six"]) {
      const text = `${part.repeat(20_000)} anita@example.com`;
      expect(withoutContactDetails(text).endsWith(` ${HIDDEN}`)).toBe(true);
    }
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
    "Meet me at the dot at noon.",
    "The tap leaks.Me and my wife are home.",
    "Come on 24-11-2026 or 2026-11-25 08:00.",
    "Between 8.00-10.30 or 0800 - 1600.",
    "Between 150000 - 200000, or 1500000 dollars.",
    "About 1 250 000 or 1.250.000 for everything.",
    "Pipes of 1/2, 3/4, 1/4, 5/8 and 3 bags @ 500. Then paint, brushes @500 each.",
    "One room, two beds, three fans, four lights, five plugs.",
  ])("are not seen where there are none: %s", (text) => {
    expect(withoutContactDetails(text)).toBe(text);
  });
});
