import type { ProfileValues } from "#app/domain/own-profile.ts";
import type { ProfileDifference } from "#app/domain/profile-differences.ts";

/** What the profile form shows: the stored profile, or what was sent and came back. */
export type ProfileFormState = ProfileValues & {
  errors: Record<string, string>;
  /** Why a correct form was not accepted. */
  problem: string | null;
  /** The picture to keep: the stored one, or one that was just uploaded. */
  pictureId: string | null;
  /** Whether the box that removes it is ticked. */
  removesPicture: boolean;
  /** What two tabs are told apart by. */
  version: number;
  /** Where the stored version differs when it is newer than the one this form began with. */
  differences: ProfileDifference[] | null;
};
