import type { Difference } from "#app/domain/forms/difference.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";

/** The state of the settings form: the stored settings, or the submitted values. */
export type SettingsFormState = FormState & {
  /** The stored version that the form was filled in with. */
  version: number;
  /** The differences between the stored settings and the submitted ones. */
  differences: readonly Difference[];
  /** Whether the password has to be given before this is saved. */
  needsProof: boolean;
};

/** The form with these values, and what is wrong with them. */
export function settingsFormState(
  state: Partial<SettingsFormState> & Pick<SettingsFormState, "values" | "version">,
): SettingsFormState {
  return { errors: {}, problem: null, differences: [], needsProof: false, ...state };
}
