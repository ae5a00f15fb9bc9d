import type { Difference } from "#app/domain/forms/difference.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import type { CategoryProposal } from "#app/domain/services/category-proposal.ts";
import type { ShownPhoto } from "#app/domain/services/photo.ts";

/** The state of a service form: the stored service, or the submitted values. */
export type ServiceFormState = FormState & {
  /** The id of the service, or the one a new service will have. */
  id: string;
  photos: ShownPhoto[];
  /** What the title suggests, when the form was refused for want of a category. */
  proposals: CategoryProposal[];
  /** The stored version that the form was filled in with; null for a new service. */
  version: number | null;
  /** Differences to the stored service, when that is newer than the form's version. */
  differences: Difference[] | null;
};
