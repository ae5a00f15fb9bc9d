import type { FormPhoto } from "#app/domain/photo.ts";
import type { Difference } from "#app/domain/service-differences.ts";

/** What a service form shows: as it begins, or as it was sent and came back. */
export type ServiceFormState = {
  /** The id of the service, or the one a new service will have. */
  id: string;
  values: Record<string, string | undefined>;
  photos: FormPhoto[];
  errors: Record<string, string>;
  /** Why a correct form was not accepted. */
  problem: string | null;
  /** What two tabs are told apart by; null for a new service. */
  version: number | null;
  /** True when the stored version is newer than the one this form began with. */
  changedElsewhere: boolean;
  /** Where the two then differ. */
  differences: Difference[];
};
