import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import { submittedPhotos } from "#app/actions/photos/own-photos.ts";
import type { SubmittedForm } from "#app/actions/photos/read-form-with-photos.ts";
import { UNREADABLE_FORM } from "#app/domain/failures/failure.ts";
import { fieldErrors } from "#app/domain/forms/field-errors.ts";
import { proposeCategories } from "#app/domain/search/propose-categories.ts";
import type { ServiceFormState } from "#app/domain/services/form-state.ts";
import { type FormPhoto, photoErrors } from "#app/domain/services/photo.ts";
import { refuse } from "#app/http/responses/respond.ts";

/** The state of a form as it was sent. Its photos may belong to anybody. */
export type SubmittedState = Omit<ServiceFormState, "photos"> & { photos: readonly FormPhoto[] };

/** The response that shows the form again, with its values. */
export async function showForm(
  context: Readonly<RouterContextProvider>,
  state: SubmittedState,
  status: number,
) {
  const formState: ServiceFormState = {
    ...state,
    photos: await submittedPhotos(context, state.photos),
  };
  return refuse(status, { state: formState });
}

/** The response that shows the form again with what is wrong in its fields, and with proposals for a missing category. */
export function refuseForm(
  context: Readonly<RouterContextProvider>,
  state: SubmittedState,
  errors: Record<string, string>,
  status: number,
) {
  const proposals = errors.categoryId ? proposeCategories(state.values.title ?? "") : [];
  return showForm(context, { ...state, errors, proposals }, status);
}

/** The response to a body that is not one of our forms. */
export function unreadableForm(
  context: Readonly<RouterContextProvider>,
  id: string,
  status: number,
) {
  const state = submittedState(id, { values: {}, photos: [] });
  return showForm(context, { ...state, problem: UNREADABLE_FORM }, status);
}

/** The state of a form with these values and photos. */
export function submittedState<Photo extends FormPhoto>(
  id: string,
  { values, photos }: Pick<SubmittedForm, "values"> & { photos: Photo[] },
): Omit<ServiceFormState, "photos"> & { photos: Photo[] } {
  return {
    id,
    values,
    photos,
    proposals: [],
    errors: {},
    problem: null,
    version: null,
    differences: null,
  };
}

/** The parsed fields of a form, or one message for each wrong field in the order of the form: photos and files come first. */
export function validateServiceForm<S extends z.ZodType>(
  form: SubmittedForm,
  schema: S,
): { ok: true; fields: z.output<S> } | { ok: false; errors: Record<string, string> } {
  const result = schema.safeParse(form.values);
  const errors: Record<string, string> = { ...photoErrors(form.photos), ...form.errors };
  for (const [name, message] of Object.entries(fieldErrors(result.error))) errors[name] ??= message;
  if (result.success && Object.keys(errors).length === 0) return { ok: true, fields: result.data };
  return { ok: false, errors };
}
