import { z } from "zod";
import { textField } from "#app/domain/forms/fields.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { daysField, type MeasureKind } from "./measures.ts";

/** How long after a measure somebody can appeal. */
const APPEAL_MS = 30 * DAY_MS;

/** After this long somebody of the team does what is left to the others, where nobody else could. */
export const ALONE_AFTER_MS = 3 * DAY_MS;

export const LEAST_APPEAL = 20;
export const MOST_APPEAL = 2000;

/** The form of the page of an appeal. */
export const appealSchema = z.object({
  appeal: textField({ least: LEAST_APPEAL, most: MOST_APPEAL }),
});

/** The latest moment (UTC milliseconds) of an appeal against a measure that was taken at `createdAt`. */
export const appealsUntil = (createdAt: number) => createdAt + APPEAL_MS;

/** The earliest moment of a measure that can still be appealed against now (UTC milliseconds). */
export const earliestAppealable = (now: number) => now - APPEAL_MS;

/** What becomes of a measure after an appeal. */
export const APPEAL_OUTCOMES = ["upheld", "shortened", "lifted"] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

/** The outcomes as the team chooses them. */
export const OUTCOME_CHOICES: Record<AppealOutcome, string> = {
  upheld: "Keep the decision",
  shortened: "Shorten it",
  lifted: "Lift it",
};

/** The outcomes as the person reads them. */
export const OUTCOME_TEXTS: Record<AppealOutcome, string> = {
  upheld: "The decision stays.",
  shortened: "The decision was shortened.",
  lifted: "The decision was lifted.",
};

/** The outcomes there are for a measure: only what keeps an account out has a length. */
export function outcomesFor(kind: MeasureKind, isOver: boolean): AppealOutcome[] {
  const hasLength = kind === "suspension" || kind === "ban";
  return APPEAL_OUTCOMES.filter((outcome) => outcome !== "shortened" || (hasLength && !isOver));
}

export const LEAST_ANSWER = 10;
export const MOST_ANSWER = 1000;

const ANSWER_RULE = `Give an answer of at least ${LEAST_ANSWER} characters: the person reads it.`;

/** The form in which an appeal is decided. */
export const appealDecisionSchema = z.object({
  outcome: z.enum(APPEAL_OUTCOMES, "Please choose what becomes of it"),
  days: daysField,
  answer: textField({
    least: LEAST_ANSWER,
    most: MOST_ANSWER,
    says: { required: ANSWER_RULE, short: ANSWER_RULE },
  }),
});
export type AppealDecision = z.output<typeof appealDecisionSchema>;
