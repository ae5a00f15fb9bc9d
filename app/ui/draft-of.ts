import { useLocation } from "react-router";
import type { DraftOf } from "#app/device/drafts.ts";
import { VISITOR } from "#app/device/person.ts";
import { formSubjectAt } from "#app/form-subjects.ts";
import { useViewer } from "./viewer.ts";

/** Whose draft the form of this page is, and of what; `at` is its address where it is not the page's own. */
export function useDraftOf(at?: string): DraftOf {
  const { pathname, search } = useLocation();
  const viewer = useViewer();
  return {
    person: viewer?.id ?? VISITOR,
    subject: formSubjectAt(at ?? pathname + search) ?? pathname,
  };
}
