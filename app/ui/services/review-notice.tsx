import { APPROVAL_TEXTS, type Approval } from "#app/domain/services/approval.ts";
import { Notice } from "#app/ui/notice.tsx";

type ReviewNoticeProps = { approval: Approval; refusal: string | null };

/** Where a service is with the team, and what the team wrote about it last. */
export function ReviewNotice({ approval, refusal }: ReviewNoticeProps) {
  return (
    <Notice tone="wait">
      <p>{APPROVAL_TEXTS[approval]}</p>
      {refusal && (
        <p className="mt-1.5 whitespace-pre-line wrap-anywhere">What we wrote: {refusal}</p>
      )}
    </Notice>
  );
}
