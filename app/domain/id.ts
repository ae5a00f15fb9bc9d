import { z } from "zod";

/** The rule for hidden ids in forms. */
export const idSchema = z.uuid("Invalid ID format");

/** Whether a text is a well-formed public id. */
export function isId(text: string): boolean {
  return idSchema.safeParse(text).success;
}

/** A text of an address or a form as an id; null for any other text. */
export function idOf(text: string | null): string | null {
  return text !== null && isId(text) ? text : null;
}

/** The id that stands for a hash, of at least 32 hexadecimal digits: the same hash has the same id, of version 8. */
export function idFromHash(hex: string): string {
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
