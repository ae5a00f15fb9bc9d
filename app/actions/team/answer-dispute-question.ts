import type { RouterContextProvider } from "react-router";
import { type BrowserLimit, secondsForBrowser } from "#app/auth/browser-limit.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { answerQuestion } from "#db/team/dispute-questions.ts";

const LIMIT: BrowserLimit = {
  action: "dispute-answer",
  windowMs: HOUR_MS,
  ofBrowser: 10,
  withoutCookie: 10,
  ofAddress: 60,
};

/** Stores the one answer to a question of the team to somebody who claims an account, or the one appeal. */
export async function answerDisputeQuestion(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { questionId, answer }: { questionId: string; answer: string },
): Promise<"stored" | "closed" | { seconds: number }> {
  const seconds = await secondsForBrowser(request, context, LIMIT);
  if (seconds) return { seconds };
  const now = context.get(clockContext)();
  const db = context.get(databaseContext);
  return (await answerQuestion(db, { id: questionId, answer, now })) ? "stored" : "closed";
}
