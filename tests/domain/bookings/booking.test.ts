import { describe, expect, test } from "vitest";
import { parsePhone, phoneText } from "#app/domain/accounts/phone.ts";
import {
  amountOf,
  amountText,
  bookingReference,
  lengthText,
} from "#app/domain/bookings/booking.ts";
import { daysOffSchema } from "#app/domain/bookings/days-off.ts";
import { bookingFormSchema, slotText } from "#app/domain/bookings/form.ts";
import { bookingHoursSchema, windowField } from "#app/domain/bookings/hours.ts";

describe("the amount of a job", () => {
  test("is by the hour, fixed, or from an amount to be agreed, in whole cents (decision 74)", () => {
    expect(amountOf(650_000, "hourly", 180)).toBe(1_950_000);
    expect(amountOf(100, "hourly", 15)).toBe(25);
    expect(amountOf(333, "hourly", 45)).toBe(250);
    expect(amountOf(900_000, "fixed", 300)).toBe(900_000);
    expect(amountText(1_950_000, "hourly", null)).toBe("$19,500");
    expect(amountText(900_000, "starting_at", null)).toBe("From $9,000, price to be agreed");
    expect(amountText(900_000, "starting_at", null, "confirmed")).toBe(
      "From $9,000, final price by agreement",
    );
  });
});

test("a length is shown in hours and minutes", () => {
  expect([15, 60, 90, 120].map(lengthText)).toEqual([
    "15 minutes",
    "1 hour",
    "1 hour 30 minutes",
    "2 hours",
  ]);
});

test("a reference is KY- and five characters that sound different on the phone", () => {
  expect(bookingReference(new Uint8Array([0, 31, 32, 63, 255]))).toBe("KY-2Z2ZZ");
});

describe("a phone number", () => {
  test("of seven digits is one of Guyana; others need their country (decision 30)", () => {
    expect(parsePhone("612 3456")).toBe("+5926123456");
    expect(parsePhone("(592) 612-3456")).toBe("+5926123456");
    expect(parsePhone("+592 612 3456")).toBe("+5926123456");
    expect(parsePhone("00592 612 3456")).toBe("+5926123456");
    expect(parsePhone("+1 (718) 555-0100")).toBe("+17185550100");
    for (const text of ["61", "+592 61", "7185550100", "+0", "call me", "", "+1234567890123456"]) {
      expect(parsePhone(text), text).toBeNull();
    }
    expect(phoneText("+5926123456")).toBe("+592 612 3456");
    expect(phoneText("+17185550100")).toBe("+17185550100");
  });
});

const FORM = {
  slot: "2026-11-23T13:00:00Z",
  duration: "90",
  location: "customer",
  region: "Demerara-Mahaica",
  landmark: "Yellow house behind the stelling",
  phone: "612 3456",
  notes: "  Dog in the <b>yard</b>. ",
};

function errorsOf(fields: Record<string, string>) {
  const { error } = bookingFormSchema.safeParse({ ...FORM, ...fields });
  return error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) ?? [];
}

describe("the booking form", () => {
  test("is parsed into what is stored", () => {
    expect(bookingFormSchema.parse(FORM)).toEqual({
      slot: Date.UTC(2026, 10, 23, 13),
      duration: 90,
      location: "customer",
      region: "Demerara-Mahaica",
      landmark: "Yellow house behind the stelling",
      phone: "+5926123456",
      notes: "Dog in the yard.",
    });
    const { duration, region, ...least } = FORM;
    expect(bookingFormSchema.parse(least)).toMatchObject({ duration: 60, region: "Guyana" });
  });

  test("has a message for each field that is wrong", () => {
    expect(errorsOf({})).toEqual([]);
    expect(errorsOf({ slot: "" })).toEqual(["slot: Please choose a time."]);
    expect(errorsOf({ slot: "2026-02-31T13:00:00Z" })).toEqual(["slot: Please choose a time."]);
    expect(errorsOf({ slot: "2026-11-23T13:00:00-04:00" })).toEqual([
      "slot: Please choose a time.",
    ]);
    for (const duration of ["0", "14", "481", "-60", "61", "x", "1e3", "NaN"]) {
      expect(errorsOf({ duration }), duration).toEqual([
        "duration: Please choose a length between 15 minutes and 8 hours.",
      ]);
    }
    expect(errorsOf({ phone: "61" })).toEqual(["phone: Please enter a valid phone number"]);
    expect(errorsOf({ phone: " " })).toEqual(["phone: This field is required"]);
    expect(errorsOf({ location: "moon" })).toEqual(["location: Please say where the job is."]);
    expect(errorsOf({ landmark: " " })).toEqual(["landmark: This field is required"]);
    expect(errorsOf({ landmark: " ", location: "professional" })).toEqual([]);
    expect(errorsOf({ landmark: "x".repeat(201) })).toEqual([
      "landmark: Must be 200 characters or less",
    ]);
    expect(errorsOf({ notes: "x".repeat(1001) })).toEqual([
      "notes: Must be 1000 characters or less",
    ]);
    expect(errorsOf({ notes: "🐐".repeat(1000) })).toEqual([]);
    expect(errorsOf({ key: "1" })).toEqual(["key: Invalid ID format"]);
  });

  test("has start times in UTC", () => {
    expect(slotText(Date.UTC(2026, 10, 23, 13))).toBe("2026-11-23T13:00:00Z");
  });
});

describe("the form for hours", () => {
  const RULES = { bufferMinutes: "15", minimumNoticeHours: "2", horizonDays: "60", maxPerDay: "" };
  const hours = (weekday: number, index: number, from: string, to: string) => ({
    [windowField(weekday, index, "from")]: from,
    [windowField(weekday, index, "to")]: to,
  });
  const errors = (fields: Record<string, string>) =>
    bookingHoursSchema
      .safeParse({ ...RULES, ...fields })
      .error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);

  test("accepts up to three windows a day, up to midnight, and the rules", () => {
    const fields = { ...RULES, ...hours(1, 0, "08:00", "12:00"), ...hours(1, 2, "18:30", "23:59") };
    expect(bookingHoursSchema.parse(fields)).toEqual({
      hours: [
        { weekday: 1, from: 480, to: 720 },
        { weekday: 1, from: 1110, to: 1440 },
      ],
      rules: { bufferMinutes: 15, minimumNoticeHours: 2, horizonDays: 60, maxPerDay: null },
    });
  });

  test("refuses windows that end before they start or overlap, and numbers out of bounds", () => {
    expect(errors(hours(1, 0, "12:00", "08:00"))).toEqual([
      "hours1-0-from: Please enter a start time and a later end time.",
    ]);
    expect(errors(hours(1, 0, "08:00", "08:00"))).toEqual([
      "hours1-0-from: Please enter a start time and a later end time.",
    ]);
    expect(errors(hours(2, 0, "25:00", "26:00"))).toEqual([
      "hours2-0-from: Please enter a start time and a later end time.",
    ]);
    const twoWindows = { ...hours(3, 0, "08:00", "12:00"), ...hours(3, 1, "12:00", "13:00") };
    expect(errors(twoWindows)).toBeUndefined();
    expect(errors({ ...hours(3, 0, "08:00", "12:00"), ...hours(3, 1, "11:00", "13:00") })).toEqual([
      "hours3-1-from: These hours overlap.",
    ]);
    expect(
      errors({ bufferMinutes: "121", minimumNoticeHours: "-1", horizonDays: "0", maxPerDay: "49" }),
    ).toEqual([
      "bufferMinutes: Please enter a number from 0 to 120.",
      "minimumNoticeHours: Please enter a number from 0 to 72.",
      "horizonDays: Please enter a number from 1 to 60.",
      "maxPerDay: Please enter a number from 1 to 48.",
    ]);
  });

  describe("days off on 24 December", () => {
    const schema = daysOffSchema("2026-12-24");

    test.each([
      [{ from: "2026-12-24" }, { opened: null, days: { from: "2026-12-24", to: "" }, next: "" }],
      [
        { from: "2026-12-24", to: "2027-02-21" },
        { opened: null, days: { from: "2026-12-24", to: "2027-02-21" }, next: "" },
      ],
      [
        { workOn: "2026-12-23", next: "/dashboard" },
        { opened: { from: "2026-12-23", to: "2026-12-23" }, days: null, next: "/dashboard" },
      ],
      [
        { workOn: "2026-12-23", workUntil: "2026-12-25" },
        { opened: { from: "2026-12-23", to: "2026-12-25" }, days: null, next: "" },
      ],
    ])(
      "are taken from today on, up to 60 at once, and any of them is opened again: %j",
      (form, read) => {
        expect(schema.parse(form)).toEqual(read);
      },
    );

    test.each([
      [{ from: "2026-02-31" }, "from: Please choose a day."],
      [{ from: "2026-12-23" }, "from: This day is over. Please choose today or a later day."],
      [{ from: "2026-12-26", to: "2026-12-25" }, "to: The last day cannot be before the first."],
      [
        { from: "2026-12-24", to: "2027-02-22" },
        "to: Please take at most 60 days at once. You can take the days after them next.",
      ],
      [{ workOn: "x" }, "workOn: Please choose a day."],
      [{ workOn: "2026-12-25", workUntil: "x" }, "workOn: Please choose a day."],
      [{ workOn: "2026-12-25", workUntil: "2026-12-24" }, "workOn: Please choose a day."],
    ])("%j are refused beside the field that is wrong", (form, error) => {
      const { error: problems } = schema.safeParse(form);
      expect(problems?.issues.map(({ path, message }) => `${path}: ${message}`)).toEqual([error]);
    });
  });
});
