import { useLocation } from "react-router";
import type { DraftOf } from "#app/device/drafts.ts";
import { VISITOR } from "#app/device/person.ts";
import { formSubjectAt } from "#app/form-subjects.ts";
import { useViewer } from "#app/ui/viewer.ts";

/** The person and subject of the draft in this page's form; `at` is its address when that is not the page itself. */
export function useDraftOf(at?: string): DraftOf {
  const { pathname, search } = useLocation();
  const viewer = useViewer();
  return {
    person: viewer?.id ?? VISITOR,
    subject: formSubjectAt(at ?? pathname + search) ?? pathname,
  };
}
