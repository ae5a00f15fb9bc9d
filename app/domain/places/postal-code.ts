import { z } from "zod";
import { anyTyped, typedText } from "#app/domain/forms/fields.ts";
import { findRegion, REGIONS } from "./regions.ts";

const GUYANA_CODE = "GUY";
const CODES: readonly string[] = [GUYANA_CODE, ...REGIONS.map(({ code }) => code)];
const REQUIRED = "Zip code is required";
export const INVALID_POSTAL_CODE = "Please enter a valid postal code";

/** The default of the postal code field: Guyana has no postal codes of its own (decision 31). */
export function regionCode(region: string): string {
  return findRegion(region)?.code ?? GUYANA_CODE;
}

/** A typed postal code; a code of another region becomes the one of this region. */
export function postalCodeFor(region: string, typed: string): string {
  return CODES.includes(typed.toUpperCase()) ? regionCode(region) : typed;
}

/** Whether a text in capitals is a postal code: 3 to 10 letters, digits, spaces and hyphens. */
export function isPostalCode(text: string): boolean {
  return /^[A-Z0-9][A-Z0-9 -]{1,8}[A-Z0-9]$/.test(text);
}

/** A required postal code, in capitals. */
export const postalCodeField = typedText(REQUIRED)
  .transform((text) => text.toUpperCase())
  .pipe(
    z.string().min(1, { error: REQUIRED, abort: true }).refine(isPostalCode, INVALID_POSTAL_CODE),
  );

/** The region of a place: one of the ten, or Guyana as a whole, which is the default (decision 32). */
export const regionField = anyTyped.transform((name) => findRegion(name)?.name ?? "Guyana");
