import { data } from "react-router";
import type { z } from "zod";
import { UNREADABLE_FORM } from "#app/domain/failure.ts";
import { photoErrors } from "#app/domain/services/photo.ts";
import type { ServiceFormState } from "#app/ui/services/form-state.ts";
import type { ServicePost } from "./read-service-form.ts";

/** The same page again, with what was typed. */
export function formAnswer(state: ServiceFormState, status: number) {
  const headers: HeadersInit = status === 503 ? { "Retry-After": "5" } : {};
  return data({ state }, { status, headers });
}

/** The answer to a body that is no form of ours. */
export function unreadableForm(id: string, status: number) {
  return formAnswer(
    { ...sentState(id, { values: {}, photos: [] }), problem: UNREADABLE_FORM },
    status,
  );
}

/** The state of a form as it was sent. */
export function sentState(
  id: string,
  { values, photos }: Pick<ServicePost, "values" | "photos">,
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

/** The parsed fields of a post, or one message a field: those of the schema, of its photos and of refused files. */
export function checkedPost<S extends z.ZodType>(
  post: ServicePost,
  schema: S,
): { ok: true; fields: z.output<S> } | { ok: false; errors: Record<string, string> } {
  const parsed = schema.safeParse(post.values);
  const errors: Record<string, string> = {};
  for (const issue of parsed.error?.issues ?? []) {
    errors[String(issue.path[0] ?? "")] ??= issue.message;
  }
  Object.assign(errors, photoErrors(post.photos), post.errors);
  if (parsed.success && Object.keys(errors).length === 0) return { ok: true, fields: parsed.data };
  return { ok: false, errors };
}
