import type { HoursFields } from "#app/domain/bookings/hours.ts";
import type { Difference } from "#app/domain/forms/difference.ts";

/** The form of the hours after it was submitted and not saved. */
export type SubmittedHours = {
  values: HoursFields;
  version: number;
  errors: Record<string, string>;
  problem: string | null;
  /** Where the stored hours differ from the submitted ones. */
  differences: readonly Difference[];
};
