import type { RouterContextProvider } from "react-router";
import { REPORT_FAILED, REPORT_LIMIT } from "#app/domain/support/report.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { minutesText, secondsToWaitForAll } from "#app/http/security/limit.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import type { Condition } from "#db/rate-limit.ts";

type ReportSource<Subject> = {
  /** Reads the subject as its reporter sees it; null when they cannot see it. */
  read: (reporterId: string) => Promise<Subject | null>;
  /** Stores the report, with an e-mail to support. False when the reporter can no longer see the subject. */
  store: (subject: Subject, reporterId: string) => Promise<boolean>;
  /** Set when only some reports count for the limit. */
  onlyIf?: Condition;
};

type ReportRefusal = { status: 404 } | { status: 429 | 503; problem: string; retryAfter?: number };

/** Stores a report of the signed-in person. Null when it is stored, else why not. */
export async function sendReport<Subject>(
  context: Readonly<RouterContextProvider>,
  { read, store, onlyIf }: ReportSource<Subject>,
): Promise<ReportRefusal | null> {
  const { id: reporterId } = signedIn(context);
  const limit = { ...REPORT_LIMIT, subject: reporterId, ...(onlyIf && { onlyIf }) };
  const result = await tryDatabase(
    (async (): Promise<ReportRefusal | null> => {
      // Both reads start in the same tick, so that they share one call to the database.
      const [seconds, subject] = await Promise.all([
        secondsToWaitForAll(context, [limit]),
        read(reporterId),
      ]);
      if (subject === null) return { status: 404 };
      if (seconds !== null) {
        const problem = `Too many reports. Please wait ${minutesText(seconds)} and try again.`;
        return { status: 429, problem, retryAfter: seconds };
      }
      return (await store(subject, reporterId)) ? null : { status: 404 };
    })(),
  );
  return result.ok ? result.value : { status: 503, problem: REPORT_FAILED };
}
