import type { z } from "zod";
import { UNREADABLE_FORM } from "#app/domain/failure.ts";
import { photoErrors } from "#app/domain/services/photo.ts";
import { refuse } from "#app/http/respond.ts";
import type { ServiceFormState } from "#app/ui/services/form-state.ts";
import type { SubmittedService } from "./read-service-form.ts";

/** The response that shows the form again, with its values. */
export function showForm(state: ServiceFormState, status: number) {
  return refuse(status, { state });
}

/** The response to a body that is not one of our forms. */
export function unreadableForm(id: string, status: number) {
  const state = submittedState(id, { values: {}, photos: [] });
  return showForm({ ...state, problem: UNREADABLE_FORM }, status);
}

/** The state of a form with these values and photos. */
export function submittedState(
  id: string,
  { values, photos }: Pick<SubmittedService, "values" | "photos">,
): ServiceFormState {
  return {
    id,
    values,
    photos,
    errors: {},
    problem: null,
    version: null,
    differences: null,
  };
}

/** The parsed fields of a form, or one message a field: from the schema, its photos and refused files. */
export function validateServiceForm<S extends z.ZodType>(
  form: SubmittedService,
  schema: S,
): { ok: true; fields: z.output<S> } | { ok: false; errors: Record<string, string> } {
  const parsed = schema.safeParse(form.values);
  const errors: Record<string, string> = {};
  for (const issue of parsed.error?.issues ?? []) {
    errors[String(issue.path[0] ?? "")] ??= issue.message;
  }
  Object.assign(errors, photoErrors(form.photos), form.errors);
  if (parsed.success && Object.keys(errors).length === 0) return { ok: true, fields: parsed.data };
  return { ok: false, errors };
}
