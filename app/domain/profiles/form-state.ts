import type { Difference } from "#app/domain/forms/difference.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import type { ProfileValues } from "#app/domain/profiles/profile.ts";

/** The state of the profile form: the stored profile, or the submitted values. */
export type ProfileFormState = ProfileValues &
  Omit<FormState, "values"> & {
    /** The stored picture, or the one just uploaded. */
    pictureId: string | null;
    /** Its name in addresses, which is another one while only its owner may see it. */
    pictureName: string | null;
    /** Whether the box that removes the picture is ticked. */
    removesPicture: boolean;
    /** The stored version that the form was filled in with. */
    version: number;
    /** Differences to the stored profile, when that is newer than the form's version. */
    differences: Difference[] | null;
  };
