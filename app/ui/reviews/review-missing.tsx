import { REVIEW_NOT_YOURS } from "#app/domain/reviews/form.ts";
import { Notice } from "../notice.tsx";
import { ActionPanel, Cancel } from "./panel.tsx";

/** There is no such review, or none this person may do that to. */
export function ReviewMissing({ title }: { title: string }) {
  return (
    <ActionPanel title={title}>
      <Notice tone="bad">{REVIEW_NOT_YOURS}</Notice>
      <Cancel />
    </ActionPanel>
  );
}
