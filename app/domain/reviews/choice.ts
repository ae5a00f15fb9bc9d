import { z } from "zod";

/** A service that a review can be written about. */
export const reviewChoiceSchema = z.object({
  id: z.string(),
  title: z.string(),
  proName: z.string(),
  /** Whether this person had it done. */
  booked: z.number().transform(Boolean),
});
export type ReviewChoice = z.output<typeof reviewChoiceSchema>;
