import { refuse } from "./respond.ts";

/** Why a form is not accepted, with the status of the answer. */
export type FormRefusal = {
  status: number;
  /** The messages beside the fields, by name. */
  errors?: Record<string, string>;
  /** What is said above the fields. */
  problem?: string | null;
  /** After how many seconds the form may be sent again. */
  retryAfter?: number;
};

/** Answers with the form again and what is wrong with it, beside what else its `page` needs. */
export function refuseForm<Page extends object>(
  { status, errors = {}, problem = null, retryAfter }: FormRefusal,
  page: Page,
) {
  return refuse(status, { ...page, errors, problem }, { retryAfter });
}
