import { phoneText } from "#app/domain/accounts/phone.ts";
import { idOf } from "#app/domain/id.ts";
import { type BookingForm, bookingPostSchema, slotText } from "./form.ts";
import { termsFields } from "./terms.ts";

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
