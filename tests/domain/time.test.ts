import { describe, expect, test } from "vitest";
import { DATE_WORDS } from "#app/domain/date-words.ts";
import { DEFAULT_SETTINGS, settingsSchema } from "#app/domain/settings/settings.ts";
import {
  clockText,
  type DisplayPreferences,
  dayText,
  isoText,
  langOf,
  leafOf,
  momentText,
  monthText,
  recentText,
  spanText,
  weekdayText,
  whenText,
  wholeDayText,
} from "#app/domain/time.ts";

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

  test("for machines is in UTC", () => {
    expect(isoText(Date.UTC(2026, 10, 20, 14))).toBe("2026-11-20T14:00:00.000Z");
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

describe("display preferences (decisions 57 and 58)", () => {
  const at = Date.UTC(2026, 10, 21, 3, 5);

  test.each([
    ["DD/MM/YYYY", "20/11/2026"],
    ["MM/DD/YYYY", "11/20/2026"],
    ["YYYY-MM-DD", "2026-11-20"],
  ] as const)("%s reads every day as %s", (chosen, text) => {
    const own = preferencesWith({ dateFormat: chosen });
    expect(
      [dayText, weekdayText, wholeDayText, momentText, whenText].map((f) => f(at, own)),
    ).toEqual([
      text,
      `Fri ${text}`,
      `Friday ${text}`,
      `${text}, 11:05 PM`,
      `Fri ${text}, 11:05 PM`,
    ]);
    expect(clockText(Date.UTC(2026, 10, 21, 4, 30), { ...LOS_ANGELES, dateFormat: chosen })).toBe(
      `12:30 AM Guyana · Fri ${text}, 8:30 PM Los Angeles`,
    );
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
      expect(wholeDayText(at, own)).toBe(`${weekday} 20/11/2026`);
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
