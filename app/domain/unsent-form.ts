import { z } from "zod";

const unsentFormSchema = z.object({
  /** Where it was to go. */
  action: z.string().regex(/^\/(?![/\\])/),
  /** What was typed, in the order sent. */
  fields: z.array(z.tuple([z.string(), z.string()])),
  /** Whether there was more to it than can be given back: passwords, codes or files. */
  incomplete: z.boolean(),
});

/** A form that could not be taken because nobody could say who sent it; its page gives it back to be sent again. */
export type UnsentForm = z.output<typeof unsentFormSchema>;

/** The form that an error of a page carries, or null. */
export function unsentFormOf(carried: unknown): UnsentForm | null {
  const parsed = unsentFormSchema.safeParse(carried);
  return parsed.success ? parsed.data : null;
}
