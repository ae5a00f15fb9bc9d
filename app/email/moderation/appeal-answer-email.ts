import type { EmailContent } from "#app/domain/email/email.ts";
import type { AppealOutcome } from "#app/domain/team/appeals.ts";
import type { MeasureKind } from "#app/domain/team/measures.ts";
import { momentText } from "#app/domain/time/time-text.ts";
import { composeEmail } from "#app/email/compose.ts";

type Answer = {
  kind: MeasureKind;
  outcome: AppealOutcome;
  answer: string;
  /** When a suspension ends that was shortened, UTC milliseconds. */
  until: number | null;
};

const SUBJECTS: Record<AppealOutcome, string> = {
  upheld: "Your appeal: the decision stays",
  shortened: "Your appeal: your suspension is shorter",
  lifted: "Your appeal: the decision is lifted",
};

/** The answer to an appeal. */
export function appealAnswerEmail({ kind, outcome, answer, until }: Answer): EmailContent {
  return composeEmail({
    subject: SUBJECTS[outcome],
    paragraphs: ["We have read your appeal.", answer, effectText({ kind, outcome, until })],
  });
}

function effectText({ kind, outcome, until }: Omit<Answer, "answer">): string {
  if (outcome === "upheld") return "What was decided stays. This answer is final.";
  if (outcome === "shortened" && until !== null) {
    return `Your suspension ends on ${momentText(until, null)}, in Guyana. This answer is final.`;
  }
  if (kind === "warning") return "The warning no longer counts.";
  return kind === "hidden" ? "It is shown again." : "Your account is open again.";
}
