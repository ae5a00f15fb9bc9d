import type { RouterContextProvider } from "react-router";
import { databaseContext } from "#app/context.ts";
import { type AppealDecision, outcomesFor } from "#app/domain/team/appeals.ts";
import { endOfSuspension } from "#app/domain/team/measures.ts";
import { appealAnswerEmail } from "#app/email/moderation/appeal-answer-email.ts";
import { answerAppeal } from "#db/team/answer-appeal.ts";
import type { ReadAppeal } from "#db/team/appeals.ts";
import { actingStaff } from "./acting-staff.ts";

/** Answers an appeal. False when it was answered meanwhile, when the answer is not possible, or when this person may not answer. */
export async function answerOf(
  context: Readonly<RouterContextProvider>,
  appeal: ReadAppeal,
  { outcome, days, answer }: AppealDecision,
): Promise<boolean> {
  const { kind, person, createdAt, endedAt } = appeal;
  if (!person || !outcomesFor(kind, endedAt !== null).includes(outcome)) return false;
  const until = outcome === "shortened" ? endOfSuspension(createdAt, days) : null;
  return answerAppeal(context.get(databaseContext), {
    appeal: { ...appeal, person },
    outcome,
    until,
    answer,
    emailContent: appealAnswerEmail({ kind, outcome, answer, until }),
    by: actingStaff(context),
  });
}
