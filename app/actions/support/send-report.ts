import type { RouterContextProvider } from "react-router";
import { REPORT_FAILED, REPORT_LIMIT } from "#app/domain/support/report.ts";
import { minutesText, secondsToWaitForAll } from "#app/http/limit.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import type { Condition } from "#db/rate-limit.ts";

type Report<Reported> = {
  /** What is reported as its reporter sees it; null where they see nothing. */
  read: (reporterId: string) => Promise<Reported | null>;
  /** Stores the report, with an e-mail to support. False where the reporter does not see it any more. */
  store: (reported: Reported, reporterId: string) => Promise<boolean>;
  /** Where only some reports count for the limit. */
  onlyIf?: Condition;
};

type ReportRefusal = { status: 404 } | { status: 429 | 503; problem: string; retryAfter?: number };

/** Reports a thing for the person who is signed in; null when the team has it, else why not. */
export async function sendReport<Reported>(
  context: Readonly<RouterContextProvider>,
  { read, store, onlyIf }: Report<Reported>,
): Promise<ReportRefusal | null> {
  const { id: reporterId } = signedIn(context);
  const limit = { ...REPORT_LIMIT, subject: reporterId, ...(onlyIf && { onlyIf }) };
  const sent = await tryDatabase(
    (async (): Promise<ReportRefusal | null> => {
      // Both begin in one tick, and travel in one call.
      const [seconds, reported] = await Promise.all([
        secondsToWaitForAll(context, [limit]),
        read(reporterId),
      ]);
      if (reported === null) return { status: 404 };
      if (seconds !== null) {
        const problem = `Too many reports. Please wait ${minutesText(seconds)} and try again.`;
        return { status: 429, problem, retryAfter: seconds };
      }
      return (await store(reported, reporterId)) ? null : { status: 404 };
    })(),
  );
  return sent.ok ? sent.value : { status: 503, problem: REPORT_FAILED };
}
