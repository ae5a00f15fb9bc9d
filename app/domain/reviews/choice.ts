import { z } from "zod";
import { bit } from "#app/domain/bit.ts";

/** A service that a review can be written about. */
export const reviewChoiceSchema = z.object({
  id: z.string(),
  title: z.string(),
  proName: z.string(),
  /** Whether this person had it done. */
  booked: bit,
});
export type ReviewChoice = z.output<typeof reviewChoiceSchema>;
