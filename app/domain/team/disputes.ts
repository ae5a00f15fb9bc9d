import { z } from "zod";
import { anyTyped, textField, typedText } from "#app/domain/forms/fields.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { reasonField } from "./reports.ts";

/** What stands for nobody of the claimants in the form that decides. */
export const NOBODY = "nobody";

/** A question is answered within this time. */
export const ANSWER_WITHIN_MS = 14 * DAY_MS;

/** What an appeal answers, and why the case is open again. */
export const APPEAL_QUESTION = "What shows that the account is yours?";
export const APPEAL_REASON = "An appeal against what was decided about this account.";

type Questions = readonly { answer: string | null }[];

/** How many questions and answers there are. They only become more, so another number says that something has come in. */
export const countHeard = (questions: Questions): number =>
  questions.length + questions.filter(({ answer }) => answer !== null).length;

/** What a page of a dispute showed: the number of questions and answers, and the addresses that claim the account. */
export const seenText = ({
  claimants,
  questions,
}: {
  claimants: readonly { email: string }[];
  questions: Questions;
}): string => [countHeard(questions), ...claimants.map(({ email }) => email)].join(" ");

const CHOOSE_OWNER = "Please choose who owns it";
export const LEAST_QUESTION = 10;
export const MOST_QUESTION = 1000;

const QUESTION_RULE = `Ask in at least ${LEAST_QUESTION} characters: the person reads it.`;

/** The forms of the page of a disputed account; `to` are addresses of claimants, `seen` is what the page showed. */
export const disputeFormSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("ask"),
    to: z.array(anyTyped).refine((to) => to.length > 0, "Please choose whom to ask"),
    question: textField({
      least: LEAST_QUESTION,
      most: MOST_QUESTION,
      says: { required: QUESTION_RULE, short: QUESTION_RULE },
    }),
  }),
  z.object({
    intent: z.literal("decide"),
    seen: anyTyped,
    owner: typedText(CHOOSE_OWNER).pipe(z.string().min(1, CHOOSE_OWNER)),
    reason: reasonField,
  }),
]);

export const LEAST_ANSWER = 10;
export const MOST_ANSWER = 2000;

const ANSWER_RULE = `Please answer in at least ${LEAST_ANSWER} characters.`;

/** The form in which somebody answers a question of the team about whose an account is. */
export const answerSchema = z.object({
  answer: textField({
    least: LEAST_ANSWER,
    most: MOST_ANSWER,
    says: { required: ANSWER_RULE, short: ANSWER_RULE },
  }),
});
