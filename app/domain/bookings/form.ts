import { z } from "zod";
import { phoneField, phoneText } from "#app/domain/accounts/phone.ts";
import { anyTyped, optionalText, REQUIRED, typedText } from "#app/domain/forms/fields.ts";
import { idOf, idSchema } from "#app/domain/id.ts";
import { REGIONS } from "#app/domain/places/regions.ts";
import { cleanText } from "#app/domain/text/clean-text.ts";
import { LOCATIONS } from "./booking.ts";
import { type BookingTerms, readTerms, termsFields } from "./terms.ts";
import { spanOf } from "./times.ts";
import { DEFAULT_LENGTH } from "./visit.ts";

const SHORTEST_BOOKING = 15;
/** Minutes; what looks for overlaps reads no farther back. */
export const LONGEST_BOOKING = 480;
export const MOST_LANDMARK = 200;
export const MOST_NOTES = 1000;

/** The lengths that the form offers where the price is by the hour, in minutes. */
export const LENGTHS = [30, 45, 60, 90, 120, 150, 180, 240, 300, 360, 420, 480] as const;

/** Whether a booking can take so many minutes: a multiple of 15, up to 8 hours. */
export function isBookingLength(minutes: number): boolean {
  return (
    minutes >= SHORTEST_BOOKING && minutes <= LONGEST_BOOKING && minutes % SHORTEST_BOOKING === 0
  );
}

export const WRONG_LENGTH = "Please choose a length between 15 minutes and 8 hours.";
const lengthField = typedText(WRONG_LENGTH).transform((text, context) => {
  const minutes = lengthIn(text);
  if (minutes !== null) return minutes;
  context.addIssue({ code: "custom", message: WRONG_LENGTH });
  return z.NEVER;
});

/** The length that a form asks for, and the one whose times it showed when that was chosen. */
export const lengthFields = {
  duration: lengthField.optional(),
  shown: lengthField.optional().catch(undefined),
};

/** The length that a form names, in minutes, or null. */
function lengthIn(text: string): number | null {
  return /^\d{1,3}$/.test(text) && isBookingLength(Number(text)) ? Number(text) : null;
}

/** The length chosen in an address or form; an hour when there is none or it is none of ours. */
export function chosenLength(text: string | null | undefined): number {
  return lengthIn(cleanText(text ?? "")) ?? DEFAULT_LENGTH;
}

const CHOOSE_TIME = "Please choose a time.";
/** A start time as it is sent: 2026-11-23T13:00:00Z. It becomes UTC milliseconds. */
export const slotField = typedText(CHOOSE_TIME).transform((text, context) => {
  const at = slotIn(text);
  if (at !== null) return at;
  context.addIssue({ code: "custom", message: CHOOSE_TIME });
  return z.NEVER;
});

const SLOT = /^20\d\d-\d\d-\d\dT\d\d:\d\d:00(\.000)?Z$/;

function slotIn(text: string): number | null {
  const at = SLOT.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && slotText(at) === text.replace(".000", "") ? at : null;
}

/** The start time that a form names, or null when it names none. */
export function chosenSlot(text: string | undefined): number | null {
  return slotIn(cleanText(text ?? ""));
}

/** A start time as the form sends it, from UTC milliseconds. */
export function slotText(at: number): string {
  return new Date(at).toISOString().replace(".000", "");
}

const REGION_NAMES = ["Guyana", ...REGIONS.map(({ name }) => name)];

/** A place that is not the professional's needs a landmark; a schema of its own, so that all messages come at once. */
const placeFields = z
  .object({
    location: anyTyped,
    landmark: anyTyped,
  })
  .refine(({ location, landmark }) => location === "professional" || landmark !== "", {
    error: REQUIRED,
    path: ["landmark"],
  });

/** Where the job is and how to reach the customer. */
const whereFields = {
  location: z.enum(LOCATIONS, "Please say where the job is."),
  region: anyTyped.transform((name) => (REGION_NAMES.includes(name) ? name : "Guyana")),
  landmark: optionalText(MOST_LANDMARK),
  phone: phoneField(),
  notes: optionalText(MOST_NOTES),
};

/** The form that accepts an offer of a professional. */
export const acceptanceFormSchema = z.object(whereFields).and(placeFields);
export type AcceptanceForm = z.output<typeof acceptanceFormSchema>;

/** The booking form (decision 65). `key` is hidden and made with the page, so that a form sent twice is one booking. */
export const bookingFormSchema = z
  .object({
    key: idSchema.optional(),
    slot: slotField,
    ...lengthFields,
    duration: lengthField.optional().transform((minutes) => minutes ?? DEFAULT_LENGTH),
    ...whereFields,
  })
  .and(placeFields);
/** `terms` are those on the form; null when it names none. */
export type BookingForm = z.output<typeof bookingFormSchema> & { terms: BookingTerms | null };

/** What a form asks for: the start and the end, UTC milliseconds, and the terms that were agreed to. */
export function requestedVisit({ slot, duration, terms }: BookingForm) {
  return { ...spanOf(slot, duration), terms };
}

/** The form that proposes another time. */
export const proposalSchema = z.object({ slot: slotField });

/** The form with its submitted values, which the summary sends again and the form is filled with again. */
export const bookingPostSchema = z
  .record(z.string(), z.string())
  .transform((values, context): { values: Record<string, string>; form: BookingForm } => {
    const form = bookingFormSchema.safeParse(values);
    if (form.success) return { values, form: { ...form.data, terms: readTerms(values) } };
    for (const { path, message } of form.error.issues) {
      context.addIssue({ code: "custom", path: [...path], message });
    }
    return z.NEVER;
  });

/** A booking form that was checked and not sent yet (decisions 65 and 122): its fields, and what they say. */
export type BookingDraft = { values: Record<string, string>; form: BookingForm };

/** The fields of a correct form as a draft stores them: what was typed, cleaned, and nothing else that was posted. */
export function draftFields(form: BookingForm, key: string): Record<string, string> {
  const { slot, duration, location, region, landmark, phone, notes, terms } = form;
  return {
    key,
    slot: slotText(slot),
    duration: String(duration),
    location,
    region,
    landmark,
    phone: phoneText(phone),
    notes,
    ...(terms && termsFields(terms)),
  };
}

/** A stored draft; null for one that today's form does not understand. */
export function readDraft(fields: unknown): BookingDraft | null {
  return bookingPostSchema.safeParse(fields).data ?? null;
}

/** The id of the draft that the query of a booking form names; null for none. */
export function namedDraft(query: URLSearchParams): string | null {
  return idOf(query.get("draft"));
}

/** What the regions are called in a list of choices. */
export const REGION_CHOICES = [
  { value: "Guyana", name: "Not sure" },
  ...REGIONS.map(({ number, name }) => ({ value: name, name: `Region ${number}, ${name}` })),
];
