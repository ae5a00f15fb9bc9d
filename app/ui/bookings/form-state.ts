import type { FormState } from "../form-state.ts";

/** What a refused booking form says and shows again. */
export type BookingFormState = FormState & {
  /** Free start times to choose instead, UTC milliseconds. */
  suggested: readonly number[];
};
