import { expect, test } from "vitest";
import {
  DEFAULT_SETTINGS,
  settingsFormSchema,
  settingsSchema,
  settingsValues,
} from "#app/domain/settings/settings.ts";

const defaults = () => settingsValues(DEFAULT_SETTINGS);
const messagesOf = (change: Record<string, string | undefined>) => {
  const { error } = settingsSchema.safeParse({ ...defaults(), ...change });
  return error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
};

test("the defaults are those of the specification; jobs are told of at once", () => {
  expect(DEFAULT_SETTINGS).toEqual({
    theme: "system",
    language: "en",
    timezone: "America/Guyana",
    dateFormat: "DD/MM/YYYY",
    currency: "GYD",
    emailNotifications: true,
    bookingEmails: true,
    pushNotifications: true,
    smsNotifications: false,
    marketingEmails: false,
    bookingReminders: true,
    messageNotifications: true,
    reviewNotifications: true,
    jobNotifications: true,
    jobEmails: "each",
    profileVisibility: "public",
    showEmail: false,
    showPhone: false,
    allowDirectMessages: true,
    showOnlineStatus: true,
    loginAlerts: true,
    sessionTimeout: 30,
  });
});

test("the values of the form, sent unchanged, give the same settings", () => {
  expect(settingsSchema.parse(defaults())).toEqual(DEFAULT_SETTINGS);
  const others = { ...DEFAULT_SETTINGS, loginAlerts: false, sessionTimeout: 0, showEmail: true };
  expect(settingsSchema.parse(settingsValues(others))).toEqual(others);
});

test("the box of e-mails about bookings is off where it was shown and not ticked, and on in a form of the release before (threat 84)", () => {
  const { bookingEmails, ...unticked } = defaults();
  expect(bookingEmails).toBe("on");
  expect(settingsFormSchema.parse(unticked).bookingEmails).toBe(false);
  const { hasBookingEmails, ...before } = unticked;
  expect(hasBookingEmails).toBe("on");
  expect(settingsFormSchema.parse(before)).toEqual(DEFAULT_SETTINGS);
});

test("an unchecked checkbox is not sent, and off", () => {
  const { emailNotifications: _, ...others } = defaults();
  expect(settingsSchema.parse(others).emailNotifications).toBe(false);
});

test.each([
  ["theme", "blue"],
  ["theme", undefined],
  ["language", "fr"],
  ["timezone", "Europe/London"],
  ["dateFormat", "YYYY"],
  ["currency", "USD"],
  ["profileVisibility", "friends"],
  ["sessionTimeout", "45"],
  ["sessionTimeout", "1e9"],
  ["showEmail", "true"],
  ["loginAlerts", ""],
])("%s with the value %s is refused (decision 56)", (name, value) => {
  expect(messagesOf({ [name]: value })).toEqual([[name, "Please choose one of the options shown"]]);
});

test("SMS cannot be switched on while nothing sends them (decision 59)", () => {
  expect(messagesOf({ smsNotifications: "on" })).toEqual([
    ["smsNotifications", "Not available yet"],
  ]);
});

test("unknown names are ignored (threat 31)", () => {
  const parsed = settingsSchema.parse({ ...defaults(), role: "professional", userId: "x" });
  expect(parsed).toEqual(DEFAULT_SETTINGS);
});
