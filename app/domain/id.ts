import { z } from "zod";

/** The rule for hidden ids in forms (specification A, section 5). */
export const idSchema = z.uuid("Invalid ID format");

/** Whether a text is a well-formed public id. */
export function isId(text: string): boolean {
  return idSchema.safeParse(text).success;
}
