import { namedDraft } from "#app/domain/bookings/draft.ts";

const FORM_PATH = /^\/jobs\/new\?(.*)$/;

/** The id of the kept job form to which a path leads; null for a path to anything else. */
export function jobDraftInPath(path: string | null): string | null {
  const [, query] = path?.match(FORM_PATH) ?? [];
  return query === undefined ? null : namedDraft(new URLSearchParams(query));
}
