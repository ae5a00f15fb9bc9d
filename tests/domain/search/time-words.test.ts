import { describe, expect, test } from "vitest";
import { readTime } from "#app/domain/search/reading/time-words.ts";
import { dayOf, momentOn } from "#app/domain/time/guyana-day.ts";
import { NOW } from "#tests/support/fixtures.ts";

// NOW is Friday 20 November 2026, 10 in the morning.
const read = (text: string, now = NOW) => {
  const time = readTime(text, now);
  return time && [time.without, time.part ? `${time.when} ${time.part}` : time.when];
};

describe("the time that a search names", () => {
  test.each([
    ["plumber today", "plumber", "today"],
    ["plumber tomorrow in Linden", "plumber in Linden", "tomorrow"],
    ["tomorrow plumber", "plumber", "tomorrow"],
    ["Plumber & electrician tomorrow, please", "Plumber & electrician please", "tomorrow"],
    ["taxi tonight", "taxi", "today evening"],
    ["haircut this evening", "haircut", "today evening"],
    ["haircut this afternoon", "haircut", "today afternoon"],
    ["hair tomorrow morning", "hair", "tomorrow morning"],
    ["A/C service tomorrow at 9am", "A/C service", "tomorrow morning"],
    ["taxi tomorrow 3:30 pm", "taxi", "tomorrow afternoon"],
    ["somebody fuh clean house Saturday", "somebody fuh clean house", "2026-11-21"],
    ["DJ for Saturday night", "DJ", "2026-11-21 evening"],
    ["cake for Saturday wedding", "cake wedding", "2026-11-21"],
    ["mover on Monday in the morning", "mover", "2026-11-23 morning"],
    ["mover Monday near Diamond", "mover near Diamond", "2026-11-23"],
    ["nurse by next Wednesday", "nurse", "2026-11-25"],
    ["babysitter this weekend", "babysitter", "weekend"],
    ["gardener saturday or sunday", "gardener", "weekend"],
    ["DJ 5 December", "DJ", "2026-12-05"],
    ["DJ for December 24th", "DJ", "2026-12-24"],
    ["tent on the 1st of January", "tent", "2027-01-01"],
    ["electricista mañana", "electricista", "tomorrow"],
    ["eletricista hoje", "eletricista", "today"],
    ["tomorrow", "", "tomorrow"],
  ])("%s", (text, without, when) => {
    expect(read(text)).toEqual([without, when]);
  });

  test.each([
    "plumber",
    "Saturday lessons",
    "Sunday school teacher",
    "for Sunday school",
    "cook Sunday lunch",
    "bread every Saturday",
    "sick since Monday",
    "nanny Monday to Friday",
    "nanny from Monday",
    "car wouldn't start this morning",
    "evening gown",
    "weekend babysitter",
    "today or tomorrow",
    "Friday or Saturday",
    "good morning I need a nurse",
    "5 may come",
    "grade 5",
    "same day delivery",
    "lights all weekend",
  ])("%s names none", (text) => {
    expect(read(text)).toBeNull();
  });

  test("today's weekday means today, and the next one in seven days", () => {
    expect(read("plumber on Friday")).toEqual(["plumber", "2026-11-20"]);
    expect(read("plumber next Friday")).toEqual(["plumber", "2026-11-27"]);
  });

  test("a weekday's part that is over today means the one in seven days", () => {
    const at = (hour: number) => momentOn("2026-11-20", hour * 60);
    expect(read("plumber Friday morning", at(11.5))).toEqual(["plumber", "2026-11-20 morning"]);
    expect(read("plumber Friday morning", at(12))).toEqual(["plumber", "2026-11-27 morning"]);
    expect(read("DJ Friday night", at(19))).toEqual(["DJ", "2026-11-20 evening"]);
    expect(read("plumber on Friday", at(20.5))).toEqual(["plumber", "2026-11-20"]);
    expect(read("plumber on Friday", at(21))).toEqual(["plumber", "2026-11-27"]);
    expect(read("plumber next Friday morning", at(13))).toEqual(["plumber", "2026-11-27 morning"]);
    expect(read("hair this afternoon", at(19))).toEqual(["hair", "today afternoon"]);
  });

  test("a weekday after eight in the evening in Guyana is one of Guyana's week", () => {
    const friday = Date.parse("2026-11-21T01:00:00Z");
    expect(dayOf(friday)).toBe("2026-11-20");
    expect(read("plumber on Saturday", friday)).toEqual(["plumber", "2026-11-21"]);
  });

  test("a date on which nothing can be booked yet names none", () => {
    expect(read("DJ for 14 February")).toBeNull();
    expect(read("DJ for 31 November")).toBeNull();
  });
});
