import type { FormState } from "#app/domain/forms/form-state.ts";
import type { BookingForm } from "./form.ts";
import type { ChosenTimeRefusal } from "./requested-time.ts";

/** A booking form: its values, and what is wrong with them. */
export type BookingFormState = FormState & {
  /** Free start times to choose instead, UTC milliseconds. */
  suggested: readonly number[];
  /** The form to check before it is sent; null while it is filled in. */
  summary: BookingForm | null;
  /** True when the summary has other terms than those the form was submitted with (threat 73). */
  newTerms: boolean;
};

/** The state of a form of which only this is known. */
export function bookingFormState(state: Partial<BookingFormState>): BookingFormState {
  return {
    values: {},
    errors: {},
    problem: null,
    suggested: [],
    summary: null,
    newTerms: false,
    ...state,
  };
}

/** The form with the refusal of its time, unless it already has an error about the time. */
export function withTimeRefusal(
  state: BookingFormState,
  refusal: ChosenTimeRefusal | null,
): BookingFormState {
  if (!refusal || state.errors.slot) return state;
  const { message, suggested } = refusal;
  return { ...state, errors: { slot: message, ...state.errors }, suggested };
}
