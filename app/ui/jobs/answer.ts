import type { FormState } from "#app/domain/forms/form-state.ts";
import { UNTOUCHED } from "#app/ui/forms/form-state.ts";

/** What the server said to a form on the page of a job. */
export type JobFormAnswer = FormState & {
  /** The offer it is about; null for the form of an offer itself. */
  offer: string | null;
  /** The times that were chosen, as the form sends them. */
  slots: readonly string[];
  /** Free times in place of one that was taken, UTC milliseconds. */
  suggested: readonly number[];
};

export const NO_ANSWER: JobFormAnswer = { ...UNTOUCHED, offer: null, slots: [], suggested: [] };
