import { expect, test } from "vitest";
import { type UnsentForm, unsentOf, withoutProtection } from "#app/domain/drafts/unsent-form.ts";
import { unsentValues } from "#app/domain/drafts/unsent-values.ts";
import { routeRulesAt, routeRulesOf, withheldAt } from "#app/route-rules.ts";
import { ROLE_TABLE } from "#tests/routes/role-table.ts";

const formAt = (action: string, fields: Record<string, string>) =>
  unsentOf({ fields: Object.entries(fields), hadFiles: false }, action);
const valuesAt = (action: string, fields: Record<string, string>) =>
  Object.fromEntries(shownOf(formAt(action, fields)));
const shownOf = (form: UnsentForm) =>
  unsentValues(form, { boxes: routeRulesAt(form.action)?.boxes ?? [], preferences: null });
const keptAt = (action: string, fields: Record<string, string>) =>
  withoutProtection(formAt(action, fields), withheldAt(action));

test("what a form would save is shown in the words of its page", () => {
  const service = {
    account: "a",
    version: "1",
    title: "House wiring",
    categoryId: "construction-trades",
    subcategoryId: "electricians",
    priceType: "hourly",
    priceAmount: "6,500",
    availabilityWeekends: "on",
    press: "save",
  };
  expect(valuesAt("/dashboard/services/new?draft=1", service)).toEqual({
    Title: "House wiring",
    Category: "Construction & Trades",
    Subcategory: "Electricians",
    "Price type": "Hourly",
    "Price (GYD)": "6,500",
    "Availability weekends": "Yes",
    "What is done": "Save",
    "Availability weekdays": "No",
    "Availability evenings": "No",
  });
});

test("a typed text is shown as it was typed, and an empty one too", () => {
  const typed = { content: "on Monday: <b>hi</b>\nand more", bio: "" };
  expect(valuesAt("/dashboard/profile", typed)).toMatchObject({
    Text: "on Monday: <b>hi</b>\nand more",
    About: "Empty",
  });
});

test("what is chosen several times stands on one line, and a picture is not shown by its id", () => {
  const fields: [string, string][] = [
    ["specialties", "Electricians"],
    ["specialties", "Roofers"],
    ["pictureId", "7c9e6679-7425-40de-944b-e07fc1f90ae7"],
    ["language", "pt"],
  ];
  const form = unsentOf({ fields, hadFiles: false }, "/elsewhere");
  expect(shownOf(form)).toEqual([
    ["Specialties", "Electricians, Roofers"],
    ["Language", "Português"],
  ]);
});

test("hours are shown by their days, and a time as the person reads times", () => {
  const hours = {
    "hours1-0-from": "08:00",
    "hours1-0-to": "12:00",
    "hours1-1-from": "13:00",
    "hours1-1-to": "17:00",
    "hours2-0-from": "08:00",
    "hours2-0-to": "12:00",
    closed2: "on",
    bufferMinutes: "15",
  };
  expect(valuesAt("/dashboard/bookings/hours", hours)).toMatchObject({
    Monday: "08:00 to 12:00, 13:00 to 17:00",
    Tuesday: "Closed",
    Sunday: "Closed",
    "Minutes between bookings": "15",
  });
  const slot = { slot: "2026-11-24T13:00:00Z", step: "propose" };
  expect(valuesAt("/dashboard/bookings/1/propose", slot)).toEqual({
    "Start time": expect.stringMatching(/^Tue.* 9:00 AM/),
    "What is done": "Propose",
  });
});

test("nothing that needs the password by its effect is kept or sent again from another account (threat 89)", () => {
  const protectedForms = ROLE_TABLE.filter(({ route, post }) => {
    const send = routeRulesOf(route)?.effects.send;
    return post !== undefined && send !== "no effect" && route.startsWith("/dashboard/");
  });
  const outcomes = protectedForms.map(({ route, form = {} }) => {
    const { fields, omitted } = keptAt(route, { ...form, loginAlerts: "on" });
    return [
      route,
      routeRulesOf(route)?.saves ?? null,
      fields.map(([name]) => name).filter(isProtected),
      omitted,
    ];
  });
  expect(outcomes).toEqual([
    ["/dashboard/settings", "your settings", [], ["protection"]],
    ["/dashboard/settings/password", null, [], ["everything"]],
    ["/dashboard/settings/two-factor", null, [], ["everything"]],
    ["/dashboard/settings/email", null, [], ["everything"]],
    ["/dashboard/settings/data", null, [], ["everything"]],
    ["/dashboard/settings/deactivate", null, [], ["everything"]],
    ["/dashboard/settings/delete", null, [], ["everything"]],
    ["/dashboard/bookings/feed", null, [], ["everything"]],
    ["/dashboard/settings/push", null, [], ["everything"]],
  ]);
});

test.each([
  "/dashboard/settings/confirm",
  "/dashboard/settings/sessions",
  "/dashboard/settings/security-log",
  "/dashboard/settings/nowhere",
])(
  "nothing is kept of a form sent to %s, which is about the safety of the account (threat 89)",
  (address) => {
    expect(keptAt(address, { email: "thief@kayap.test" })).toMatchObject({
      fields: [],
      omitted: ["everything"],
    });
  },
);

test.each([
  "/Dashboard/SETTINGS/email",
  "/dashboard/%73ettings/email/",
  "/dashboard/settings/%65mail?x=1",
  "/dashboard/%",
])("however its address is written: %s (threat 89)", (address) => {
  expect(keptAt(address, { email: "thief@kayap.test" }).fields).toEqual([]);
});

const isProtected = (name: string) =>
  ["loginAlerts", "sessionTimeout", "email", "intent", "step", "turn", "endpoint"].includes(name);
