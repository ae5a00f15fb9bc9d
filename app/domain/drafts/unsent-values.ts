import { closedField, WEEKDAYS, WINDOWS_A_DAY, windowField } from "#app/domain/bookings/hours.ts";
import { findCategory, subcategoryName } from "#app/domain/services/catalogue.ts";
import { type DisplayPreferences, whenText } from "#app/domain/time/time-text.ts";
import type { UnsentForm, UnsentValue } from "./unsent-form.ts";

/** Fields that nobody fills in: they say what the form is about. */
const NOT_FILLED_IN =
  /^(account|key|version|serviceVersion|clientId|draft|photo|pictureId|next|offer|service|serviceId|intent|formId|seen|has[A-Z]\w*|keepsProtection|agreed\w*)$/;

/** Labels that are more than the name of their field in plain words. */
const LABELS: Readonly<Record<string, string>> = {
  categoryId: "Category",
  subcategoryId: "Subcategory",
  content: "Text",
  duration: "Minutes",
  visitMinutes: "Minutes of a visit",
  priceAmount: "Price (GYD)",
  hourlyRate: "Hourly rate (GYD)",
  zipCode: "Postal code",
  slot: "Start time",
  step: "What is done",
  measure: "What is done",
  press: "What is done",
  bio: "About",
  timezone: "Time zone",
  bufferMinutes: "Minutes between bookings",
  minimumNoticeHours: "Hours of notice",
  horizonDays: "Days ahead",
  maxPerDay: "Most bookings a day",
};

const LANGUAGES: Readonly<Record<string, string>> = {
  en: "English",
  es: "Español",
  pt: "Português",
};

/** The fields of the weekly hours. */
const IN_HOURS = /^(hours|closed)\d/;

/** Fields whose value is one of a list, which is shown in plain words. */
const CHOSEN = /^(theme|jobEmails|profileVisibility|priceType|location|status|step|press|measure)$/;

type OfForm = {
  /** The boxes of its form: one that is not ticked is not sent. */
  boxes: readonly string[];
  preferences: DisplayPreferences | null;
};

/**
 * What a form that was not accepted would save, for its person to read before it is sent again (threat 89): every field
 * that somebody fills in, with times in their display preferences; a box that is not ticked is a “No”, no text “Empty”.
 */
export function unsentValues(
  { fields, omitted }: UnsentForm,
  { boxes, preferences }: OfForm,
): UnsentValue[] {
  const sent = new Map(fields);
  const days = fields.some(([name]) => IN_HOURS.test(name)) ? hoursOf(sent) : [];
  const filledIn = new Map<string, string>();
  for (const [name, value] of fields) {
    if (NOT_FILLED_IN.test(name) || IN_HOURS.test(name)) continue;
    const [label, text] = [labelOf(name), textOf(name, value, preferences)];
    const before = filledIn.get(label);
    filledIn.set(label, before === undefined ? text : `${before}, ${text}`);
  }
  const notTicked = boxes
    .filter((name) => !sent.has(name))
    .filter((name) => name !== "loginAlerts" || !omitted.includes("protection"))
    .map((name): UnsentValue => [labelOf(name), "No"]);
  return [...days, ...filledIn, ...notTicked];
}

/** The hours of each day of the week. */
function hoursOf(sent: ReadonlyMap<string, string>): UnsentValue[] {
  return WEEKDAYS.map(({ weekday, name }) => {
    const windows = Array.from({ length: WINDOWS_A_DAY }, (_, index) =>
      (["from", "to"] as const).map((end) => sent.get(windowField(weekday, index, end)) ?? ""),
    );
    const open = windows.filter((ends) => ends.some((end) => end !== ""));
    const isClosed = sent.has(closedField(weekday)) || open.length === 0;
    return [name, isClosed ? "Closed" : open.map((ends) => ends.join(" to ")).join(", ")];
  });
}

/** The label of a field: "businessName" is "Business name". */
function labelOf(name: string): string {
  if (name.startsWith("alt-")) return "Description of a photo";
  return Object.hasOwn(LABELS, name) ? (LABELS[name] ?? name) : inWords(name);
}

function textOf(name: string, value: string, preferences: DisplayPreferences | null): string {
  if (value.trim() === "") return "Empty";
  if (value === "on") return "Yes";
  if (name === "language") return LANGUAGES[value] ?? value;
  if (name === "categoryId") return findCategory(value)?.name ?? value;
  if (name === "subcategoryId") return subcategoryName(value) ?? value;
  if (name === "slot" && Number.isFinite(Date.parse(value))) {
    return whenText(Date.parse(value), preferences);
  }
  return CHOSEN.test(name) ? inWords(value) : value;
}

/** A name of the program in plain words: "emailNotifications" is "E-mail notifications". */
function inWords(name: string): string {
  const words = name
    .replace(/[-_]/g, " ")
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/\bemail/g, "e-mail");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
