import { REVIEW_NOT_YOURS } from "#app/domain/reviews/form.ts";
import { paths } from "#app/links.ts";
import { ActionPanel, Cancel } from "#app/ui/dashboard/action-panel.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** The review does not exist, or this person may not do this with it. */
export function ReviewMissing({ title }: { title: string }) {
  return (
    <ActionPanel title={title}>
      <Notice tone="bad">{REVIEW_NOT_YOURS}</Notice>
      <Cancel to={paths.reviews}>All my reviews</Cancel>
    </ActionPanel>
  );
}
