import { z } from "zod";
import { REQUIRED, typedText } from "#app/domain/forms/fields.ts";

export const INVALID_PHONE = "Please enter a valid phone number";

/**
 * A typed phone number as +592XXXXXXX, or null when it is invalid (decision 30). Seven digits are a number in Guyana; a number
 * of another country needs its +.
 */
export function parsePhone(text: string): string | null {
  const compact = text.trim().replace(/[\s().-]/g, "");
  const digits = compact.replace(/^(\+|00)/, "");
  if (!/^\d+$/.test(digits)) return null;
  if (compact === digits && digits.length === 7) return `+592${digits}`;
  if (compact === digits && /^592\d{7}$/.test(digits)) return `+${digits}`;
  if (compact === digits) return null;
  if (digits.startsWith("592") && digits.length !== 10) return null;
  return /^[1-9]\d{9,14}$/.test(digits) ? `+${digits}` : null;
}

/** A stored number as shown: "+592 612 3456". */
export function phoneText(phone: string): string {
  return phone.replace(/^\+592(\d{3})(\d{4})$/, "+592 $1 $2");
}

/** A required phone number in the stored form. */
export function phoneField() {
  return typedText()
    .pipe(z.string().min(1, { error: REQUIRED, abort: true }))
    .transform((text, context) => {
      const phone = parsePhone(text);
      if (phone) return phone;
      context.addIssue({ code: "custom", message: INVALID_PHONE });
      return z.NEVER;
    });
}
