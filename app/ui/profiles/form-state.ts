import type { Difference } from "#app/domain/difference.ts";
import type { ProfileValues } from "#app/domain/profiles/profile.ts";
import type { FormState } from "#app/ui/form-state.ts";

/** What the profile form shows: the stored profile, or what was sent and came back. */
export type ProfileFormState = ProfileValues &
  Omit<FormState, "values"> & {
    /** The picture to keep: the stored one, or one that was just uploaded. */
    pictureId: string | null;
    /** Whether the box that removes it is ticked. */
    removesPicture: boolean;
    /** What two tabs are told apart by. */
    version: number;
    /** Where the stored version differs when it is newer than the one this form began with. */
    differences: Difference[] | null;
  };
