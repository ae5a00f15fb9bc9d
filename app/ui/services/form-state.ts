import type { Difference } from "#app/domain/difference.ts";
import type { FormPhoto } from "#app/domain/services/photo.ts";
import type { FormState } from "#app/ui/form-state.ts";

/** What a service form shows: as it begins, or as it was sent and came back. */
export type ServiceFormState = FormState & {
  /** The id of the service, or the one a new service will have. */
  id: string;
  photos: FormPhoto[];
  /** What two tabs are told apart by; null for a new service. */
  version: number | null;
  /** Where the stored version differs when it is newer than the one this form began with. */
  differences: Difference[] | null;
};
