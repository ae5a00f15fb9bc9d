import { describe, expect, test } from "vitest";
import { DEFAULT_SETTINGS, settingsSchema } from "#app/domain/settings/settings.ts";
import { DATE_WORDS } from "#app/domain/time/date-words.ts";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import {
  clockText,
  type DisplayPreferences,
  dayText,
  guyanaClockText,
  guyanaWhenText,
  hourText,
  isoText,
  langOf,
  leafOf,
  momentText,
  monthRangeText,
  monthText,
  recentText,
  shortDayText,
  shortWhenText,
  soonInSentence,
  soonText,
  spanText,
  timeRangeText,
  weekdayText,
  whenText,
} from "#app/domain/time/time-text.ts";

const { timezone, dateFormat, language } = DEFAULT_SETTINGS;
const preferencesWith = (chosen: Partial<DisplayPreferences> = {}): DisplayPreferences => ({
  timezone,
  dateFormat,
  language,
  ...chosen,
});
const NEW_YORK = preferencesWith({ timezone: "America/New_York" });
const LOS_ANGELES = preferencesWith({ timezone: "America/Los_Angeles" });

describe("a moment", () => {
  test("is shown as the day it is in Guyana, four hours behind UTC (threat 39)", () => {
    expect(dayText(Date.UTC(2026, 10, 21, 3, 59, 59), null)).toBe("20 Nov 2026");
    expect(dayText(Date.UTC(2026, 10, 21, 4), null)).toBe("21 Nov 2026");
  });

  test("keeps that offset all year: there is no daylight saving (threat 39)", () => {
    expect(dayText(Date.UTC(2026, 6, 1, 3, 59), null)).toBe("30 Jun 2026");
    expect(dayText(Date.UTC(2026, 6, 1, 4), null)).toBe("1 Jul 2026");
  });

  test("belongs to the month it is in Guyana", () => {
    expect(monthText(Date.UTC(2026, 11, 1, 3), null)).toBe("November 2026");
    expect(monthText(Date.UTC(2026, 11, 1, 5), null)).toBe("December 2026");
  });

  test("and another one name their month once, and their year where both have it", () => {
    const [november, december] = [Date.UTC(2026, 10, 28, 5), Date.UTC(2026, 11, 1, 5)];
    expect(monthRangeText(november, Date.UTC(2026, 11, 1, 3), null)).toBe("November 2026");
    expect(monthRangeText(november, december, null)).toBe("November to December 2026");
    expect(monthRangeText(december, Date.UTC(2027, 0, 2, 5), null)).toBe(
      "December 2026 to January 2027",
    );
    expect(monthRangeText(november, december, preferencesWith({ language: "es" }))).toBe(
      "noviembre to diciembre de 2026",
    );
  });

  test("for machines is in UTC", () => {
    expect(isoText(Date.UTC(2026, 10, 20, 14))).toBe("2026-11-20T14:00:00.000Z");
  });
});

describe("a day in a list", () => {
  test("has its weekday and no year, unless the year is another", () => {
    const now = Date.UTC(2026, 10, 20, 14);
    expect(shortDayText(Date.UTC(2026, 10, 24, 12), now, null)).toBe("Tue 24 Nov");
    expect(shortDayText(Date.UTC(2026, 10, 24, 12), now, preferencesWith())).toBe("Tue 24 Nov");
    expect(shortDayText(Date.UTC(2027, 0, 1, 4), now, null)).toBe("Fri 1 Jan 2027");
    expect(shortDayText(Date.UTC(2027, 0, 1, 3), now, null)).toBe("Thu 31 Dec");
    const american = preferencesWith({ dateFormat: "MM/DD/YYYY" });
    expect(shortDayText(Date.UTC(2026, 10, 24, 12), now, american)).toBe("Tue Nov 24");
    const spanish = preferencesWith({ language: "es" });
    expect(shortDayText(Date.UTC(2026, 10, 24, 12), now, spanish)).toBe("mar 24 nov");
  });
});

describe("a range of times", () => {
  const at = (hour: number, minute = 0) => Date.UTC(2026, 10, 23, hour + 4, minute);

  test("says AM or PM once where both ends have the same", () => {
    expect(timeRangeText(at(8, 30), at(10), null)).toBe("8:30-10:00 AM");
    expect(timeRangeText(at(11), at(13), null)).toBe("11:00 AM-1:00 PM");
    expect(timeRangeText(at(13), at(14), preferencesWith({ language: "pt" }))).toBe("13:00-14:00");
  });

  test("has the time zone of the preferences beside Guyana's", () => {
    expect(timeRangeText(at(12), at(13), NEW_YORK)).toBe(
      "12:00-1:00 PM Guyana · 11:00 AM-12:00 PM New York",
    );
  });

  test("and the full hours of an axis are written in the language", () => {
    expect([0, 480, 720, 1080].map((minute) => hourText(minute, null))).toEqual([
      "12 AM",
      "8 AM",
      "12 PM",
      "6 PM",
    ]);
    expect(hourText(480, preferencesWith({ language: "es" }))).toBe("08:00");
  });
});

describe("when something happens", () => {
  const whens = (at: number) =>
    [preferencesWith(), NEW_YORK, LOS_ANGELES].map((person) => whenText(at, person));

  test("is shown in Guyana's time, and in the time zone of the preferences beside it, in winter", () => {
    expect(whens(Date.UTC(2026, 10, 21, 13))).toEqual([
      "Sat 21/11/2026, 9:00 AM",
      "Sat 21/11/2026, 9:00 AM Guyana · 8:00 AM New York",
      "Sat 21/11/2026, 9:00 AM Guyana · 5:00 AM Los Angeles",
    ]);
  });

  test("follows their daylight saving in summer, when New York keeps Guyana's time", () => {
    expect(whens(Date.UTC(2026, 6, 1, 13))).toEqual([
      "Wed 01/07/2026, 9:00 AM",
      "Wed 01/07/2026, 9:00 AM Guyana · 9:00 AM New York",
      "Wed 01/07/2026, 9:00 AM Guyana · 6:00 AM Los Angeles",
    ]);
  });

  test("changes with the night their clocks change, not Guyana's", () => {
    expect(whenText(Date.UTC(2026, 10, 1, 4), NEW_YORK)).toContain("12:00 AM New York");
    expect(whenText(Date.UTC(2026, 10, 1, 8), NEW_YORK)).toBe(
      "Sun 01/11/2026, 4:00 AM Guyana · 3:00 AM New York",
    );
  });

  test("names the other day where it is another", () => {
    expect(whenText(Date.UTC(2026, 10, 21, 4), LOS_ANGELES)).toBe(
      "Sat 21/11/2026, 12:00 AM Guyana · Fri 20/11/2026, 8:00 PM Los Angeles",
    );
  });

  test("is shown as a span in both zones", () => {
    const from = Date.UTC(2026, 10, 21, 16, 30);
    expect(spanText(from, from + 90 * 60_000, preferencesWith())).toBe("12:30 PM to 2:00 PM");
    expect(spanText(from, from + 90 * 60_000, NEW_YORK)).toBe(
      "12:30 PM to 2:00 PM Guyana · 11:30 AM to 1:00 PM New York",
    );
  });

  test("is shown with the name of the month to a visitor, who has no preferences", () => {
    expect(whenText(Date.UTC(2026, 10, 21, 13), null)).toBe("Sat 21 Nov, 9:00 AM");
  });
});

describe("on the screen", () => {
  const at = Date.UTC(2026, 10, 24, 12, 30);

  test("a day is short, and has its year only where that is not the one of now", () => {
    expect(shortDayText(at, at, preferencesWith())).toBe("Tue 24 Nov");
    expect(shortDayText(at, Date.UTC(2027, 0, 1, 3, 59), preferencesWith())).toBe("Tue 24 Nov");
    expect(shortDayText(at, Date.UTC(2027, 0, 1, 4), preferencesWith())).toBe("Tue 24 Nov 2026");
    expect(shortWhenText(at, at, null)).toBe("Tue 24 Nov, 8:30 AM");
  });

  test("a short day has day and month in the order of the date format, in the language of the preferences", () => {
    const written = (["DD/MM/YYYY", "MM/DD/YYYY", "YYYY-MM-DD"] as const).map((dateFormat) =>
      shortDayText(at, at, preferencesWith({ dateFormat })),
    );
    expect(written).toEqual(["Tue 24 Nov", "Tue Nov 24", "Tue 24 Nov"]);
    expect(shortWhenText(at, at, preferencesWith({ language: "es" }))).toBe("mar 24 nov, 08:30");
  });

  test("a range names AM or PM once where both ends have the same", () => {
    const until = (minutes: number, preferences = preferencesWith()) =>
      timeRangeText(at, at + minutes * 60_000, preferences);
    expect(until(90)).toBe("8:30-10:00 AM");
    expect(until(270)).toBe("8:30 AM-1:00 PM");
    expect(until(90, preferencesWith({ language: "pt" }))).toBe("08:30-10:00");
  });

  test("times stand beside those of another time zone, with the day where that differs", () => {
    expect(timeRangeText(at, at + 90 * 60_000, NEW_YORK)).toBe(
      "8:30-10:00 AM Guyana · 7:30-9:00 AM New York",
    );
    const midnight = Date.UTC(2026, 10, 21, 4);
    expect(shortWhenText(midnight, midnight, LOS_ANGELES)).toBe(
      "Sat 21 Nov, 12:00 AM Guyana · Fri 20 Nov, 8:00 PM Los Angeles",
    );
    expect(timeRangeText(midnight, midnight + HOUR_MS, LOS_ANGELES)).toBe(
      "12:00-1:00 AM Guyana · Fri 20 Nov, 8:00-9:00 PM Los Angeles",
    );
  });
});

test("what happened has a weekday for six days, and a date when it is a week old", () => {
  const noon = Date.UTC(2026, 10, 21, 16);
  const daysAgo = (days: number) => recentText(noon - days * DAY_MS, noon, null);
  expect([0, 1, 2, 6, 7, 8].map(daysAgo)).toEqual([
    "12:00 PM",
    "Yesterday",
    "Thu",
    "Sun",
    "14 Nov",
    "13 Nov",
  ]);
  // Just after midnight and just before it, in Guyana.
  expect(recentText(Date.UTC(2026, 10, 15, 4), noon, null)).toBe("Sun");
  expect(recentText(Date.UTC(2026, 10, 15, 3, 59), noon, null)).toBe("14 Nov");
});

describe("display preferences (decisions 57 and 58)", () => {
  const at = Date.UTC(2026, 10, 21, 3, 5);

  test.each([
    ["DD/MM/YYYY", "20/11/2026"],
    ["MM/DD/YYYY", "11/20/2026"],
    ["YYYY-MM-DD", "2026-11-20"],
  ] as const)("%s reads every day as %s", (chosen, text) => {
    const own = preferencesWith({ dateFormat: chosen });
    expect([dayText, weekdayText, momentText, whenText].map((f) => f(at, own))).toEqual([
      text,
      `Fri ${text}`,
      `${text}, 11:05 PM`,
      `Fri ${text}, 11:05 PM`,
    ]);
    expect(clockText(Date.UTC(2026, 10, 21, 4, 30), { ...LOS_ANGELES, dateFormat: chosen })).toBe(
      `12:30 AM Guyana · Fri ${text}, 8:30 PM Los Angeles`,
    );
  });

  test("a time at which something happened is Guyana's alone, also for somebody in New York (decision 127)", () => {
    expect(guyanaClockText(at, NEW_YORK)).toBe("11:05 PM");
    expect(guyanaWhenText(at, at, NEW_YORK)).toBe("Fri 20 Nov, 11:05 PM");
    expect(guyanaWhenText(at, at + 60 * DAY_MS, NEW_YORK)).toBe("Fri 20 Nov 2026, 11:05 PM");
    expect(recentText(at, at + 60_000, NEW_YORK)).toBe("11:05 PM");
  });

  test.each([
    ["en", "Friday", "November 2026", "Fri 20 Nov", "11:05 PM", "Yesterday", "Mon"],
    ["es", "viernes", "noviembre de 2026", "vie 20 nov", "23:05", "Ayer", "lun"],
    ["pt", "sexta-feira", "novembro de 2026", "sex 20 nov", "23:05", "Ontem", "seg"],
  ] as const)(
    "%s show %s, %s, %s, %s, %s, %s",
    (chosen, weekday, month, leaf, clock, yesterday, monday) => {
      const own = preferencesWith({ language: chosen });
      const noon = Date.UTC(2026, 10, 21, 16);
      expect(weekdayText(at, own)).toBe(`${weekday.slice(0, 3)} 20/11/2026`);
      expect(monthText(at, own)).toBe(month);
      expect(Object.values(leafOf(at, own)).join(" ")).toBe(leaf);
      expect(clockText(at, own)).toBe(clock);
      expect(recentText(at, noon, own)).toBe(yesterday);
      expect(recentText(Date.UTC(2026, 10, 16, 14), noon, own)).toBe(monday);
    },
  );

  test("give the language where it is not the page's", () => {
    const chosen = settingsSchema.shape.language.options;
    expect(chosen.map((one) => langOf(preferencesWith({ language: one })))).toEqual([
      undefined,
      "es",
      "pt",
    ]);
    expect(langOf(null)).toBeUndefined();
  });
});

test.each(settingsSchema.shape.language.options)(
  "the words of dates in %s are those of that language",
  (one) => {
    const word = (options: Intl.DateTimeFormatOptions, month: number, day: number) =>
      new Intl.DateTimeFormat(one, { timeZone: "UTC", ...options }).format(
        Date.UTC(2026, month, day),
      );
    const { weekdays, months } = DATE_WORDS[one];
    expect(weekdays).toEqual(weekdays.map((_, n) => word({ weekday: "long" }, 10, 1 + n)));
    expect(months).toEqual(months.map((_, n) => word({ month: "long" }, n, 1)));
  },
);

describe("when something happens soon", () => {
  const NOW = Date.UTC(2026, 11, 30, 14);
  const soon = (at: number, preferences: DisplayPreferences | null = null) =>
    soonText(at, NOW, preferences);

  test("is named by how far it is, and by its day from the day after tomorrow on", () => {
    expect(soon(Date.UTC(2026, 11, 30, 18))).toBe("Today, 2:00 PM");
    expect(soon(Date.UTC(2026, 11, 31, 12))).toBe("Tomorrow, 8:00 AM");
    expect(soonText(Date.UTC(2026, 10, 24, 12), Date.UTC(2026, 10, 22, 14), null)).toBe(
      "Tue 24 Nov, 8:00 AM",
    );
  });

  test("is named in the same way within a sentence", () => {
    const sentence = (at: number) => soonInSentence(at, NOW, null);
    expect(sentence(Date.UTC(2026, 11, 30, 18))).toBe("today at 2:00 PM");
    expect(sentence(Date.UTC(2026, 11, 31, 13, 40))).toBe("tomorrow at 9:40 AM");
    expect(sentence(Date.UTC(2027, 0, 5, 12))).toBe("on Tue 5 Jan 2027 at 8:00 AM");
  });

  test("counts days as Guyana does", () => {
    expect(soon(Date.UTC(2026, 11, 31, 3, 30))).toBe("Today, 11:30 PM");
    expect(soon(Date.UTC(2026, 11, 31, 4))).toBe("Tomorrow, 12:00 AM");
  });

  test("has the year only where it is another", () => {
    expect(soon(Date.UTC(2027, 0, 5, 12))).toBe("Tue 5 Jan 2027, 8:00 AM");
  });

  test("follows the preferences", () => {
    expect(soon(Date.UTC(2027, 0, 5, 12), preferencesWith())).toBe("Tue 5 Jan 2027, 8:00 AM");
    expect(soon(Date.UTC(2026, 11, 30, 18), NEW_YORK)).toBe(
      "Today, 2:00 PM Guyana · 1:00 PM New York",
    );
    expect(soon(Date.UTC(2026, 11, 31, 12), preferencesWith({ language: "es" }))).toBe(
      "Mañana, 08:00",
    );
    expect(soon(Date.UTC(2026, 11, 30, 12), preferencesWith({ language: "pt" }))).toBe(
      "Hoje, 08:00",
    );
  });
});
