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
    ["nails tomorrow after work", "nails", "tomorrow evening"],
    ["nails after work tomorrow", "nails", "tomorrow evening"],
    ["cleaner early morning Saturday please", "cleaner please", "2026-11-21 morning"],
    ["maid tomorrow before noon", "maid", "tomorrow morning"],
    ["maid Monday after lunch in Linden", "maid in Linden", "2026-11-23 afternoon"],
    ["braids tomorrow evening after 6", "braids", "tomorrow evening"],
    ["braids tomorrow morning or afternoon", "braids", "tomorrow"],
    ["plumber this weekend", "plumber", "weekend"],
    ["DJ Saturday coming", "DJ", "2026-11-21"],
    ["fix meh pipe today self", "fix meh pipe", "today"],
    ["wash mi hair tomarra mawnin", "wash mi hair", "tomorrow morning"],
    ["trim dis evenin", "trim", "today evening"],
    ["mason day after tomorrow", "mason", "2026-11-22"],
    ["mason Tuesday next week", "mason", "2026-11-24"],
    ["mason next week Friday morning", "mason", "2026-11-27 morning"],
    ["plomero mañana por la mañana", "plomero", "tomorrow morning"],
    ["plomero pasado mañana", "plomero", "2026-11-22"],
    ["peluquera esta noche", "peluquera", "today evening"],
    ["niñera el sábado por la tarde", "niñera", "2026-11-21 afternoon"],
    ["jardinero este fin de semana", "jardinero", "weekend"],
    ["encanador amanhã de manhã", "encanador", "tomorrow morning"],
    ["babá hoje à noite", "babá", "today evening"],
    ["faxina segunda-feira", "faxina", "2026-11-23"],
    ["mecânico depois de amanhã", "mecânico", "2026-11-22"],
  ])("%s", (text, without, when) => {
    expect(read(text)).toEqual([without, when]);
  });

  test.each([
    ["somebody to come tomorrow to fix the toilet", "somebody to fix the toilet", "tomorrow"],
    ["come on Monday to paint", "to paint", "2026-11-23"],
  ])("%s: a day before what is to be done", (text, without, when) => {
    expect(read(text)).toEqual([without, when]);
  });

  test.each([
    ["massage after work", "massage", "evening"],
    ["massage afta wuk in Linden", "massage in Linden", "evening"],
    ["nails after 5", "nails", "evening"],
    ["nails after 4 pm", "nails", "evening"],
    ["nails after 5:30pm please", "nails please", "evening"],
    ["nails after 6 o'clock", "nails", "evening"],
    ["physio after 12", "physio", "afternoon"],
    ["physio after lunch", "physio", "afternoon"],
    ["cleaning early morning", "cleaning", "morning"],
    ["fish tank cleaning before noon", "fish tank cleaning", "morning"],
    ["vet before 12", "vet", "morning"],
    ["masaje después del trabajo", "masaje", "evening"],
    ["massagem depois do trabalho", "massagem", "evening"],
    ["masaje después de las 5", "masaje", "evening"],
    ["dentista antes del mediodía", "dentista", "morning"],
  ])("%s: a part of any day", (text, without, part) => {
    expect(read(text)).toEqual([without, `null ${part}`]);
  });

  test.each([
    "plumber",
    "Early Morning Cleaning",
    "After Work Lounge bartender",
    "early morning cleaning in Linden",
    "cook every early morning",
    "lessons after school",
    "dog barking at night",
    "pain in the morning",
    "taxi after 7pm",
    "taxi after 9am",
    "taxi before 5pm",
    "not before noon",
    "tutor after grade 5",
    "plumber next week",
    "plomero la semana que viene",
    "encanador semana que vem",
    "segunda mano",
    "car broke down Monday gone",
    "Saturday lessons",
    "Sunday school teacher",
    "for Sunday school",
    "cook Sunday lunch",
    "bread every Saturday",
    "sick since Monday",
    "nanny Monday to Friday",
    "nanny Monday to 5 pm",
    "DJ 5 December to 7",
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

  test("the next weekend is another one when it is said on a weekend", () => {
    const at = (day: string, hour: number) => momentOn(day, hour * 60);
    expect(read("DJ next weekend", at("2026-11-20", 23))).toEqual(["DJ", "weekend"]);
    expect(read("DJ next weekend", at("2026-11-21", 0))).toEqual(["DJ", "2026-11-28"]);
    expect(read("DJ next weekend", at("2026-11-22", 23.5))).toEqual(["DJ", "2026-11-28"]);
    expect(read("DJ next weekend", at("2026-11-23", 0))).toEqual(["DJ", "weekend"]);
  });

  test("days change at midnight in Guyana, also at the end of a year", () => {
    const midnight = momentOn("2027-01-01");
    expect(read("DJ 31 December", midnight - 1)).toEqual(["DJ", "2026-12-31"]);
    expect(read("DJ on Friday", midnight - 1)).toEqual(["DJ", "2027-01-01"]);
    expect(read("DJ on Friday", midnight)).toEqual(["DJ", "2027-01-01"]);
    expect(read("DJ next Friday", midnight)).toEqual(["DJ", "2027-01-08"]);
    expect(read("DJ on Thursday", midnight)).toEqual(["DJ", "2027-01-07"]);
    expect(read("DJ day after tomorrow", midnight - 1)).toEqual(["DJ", "2027-01-02"]);
    expect(read("DJ Monday next week", momentOn("2027-01-03"))).toEqual(["DJ", "2027-01-04"]);
    expect(read("DJ Sunday next week", momentOn("2027-01-03"))).toEqual(["DJ", "2027-01-10"]);
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
