import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import { clockContext, configContext } from "#app/context.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { REPORT_FAILED, REPORT_LIMIT } from "#app/domain/support/report.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { submittedValues } from "#app/http/forms/submitted-values.ts";
import { refuse } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { minutesText, secondsToWaitForAll } from "#app/http/security/limit.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import type { Condition } from "#db/rate-limit.ts";

type Report = {
  reporterId: string;
  reason: string;
  /** Where the e-mail about it goes, and where its links lead. */
  supportEmail: string;
  appOrigin: string;
  /** UTC milliseconds now. */
  at: number;
};

type ReportForm<Subject> = {
  schema: z.ZodType<{ reason: string }>;
  /** Reads the subject as its reporter sees it; null when they cannot see it. */
  read: (reporterId: string) => Promise<Subject | null>;
  /** Stores the report, with an e-mail to support. False when the reporter can no longer see the subject. */
  store: (subject: Subject, report: Report) => Promise<boolean>;
  /** Set when only some reports count for the limit. */
  onlyIf?: Condition;
};

/** What became of the form of a report; "missing" where its person cannot see the subject, or can no longer. */
type ReportOutcome =
  | { kind: "sent" }
  | { kind: "missing"; reason: string }
  | { kind: "refused"; page: ReturnType<typeof refuse<FormState>> };

/** Stores what the signed-in person reports by a form. */
export async function submitReport<Subject>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { schema, read, store, onlyIf }: ReportForm<Subject>,
): Promise<ReportOutcome> {
  const form = await readForm(request, schema);
  if (!form.ok) {
    const { status, errors } = form;
    const page = { values: submittedValues(form.values), errors, problem: null };
    return { kind: "refused", page: refuse<FormState>(status, page) };
  }
  const { reason } = form.data;
  const again = (status: number, problem: string, retryAfter?: number): ReportOutcome => {
    const page = { values: { reason }, errors: {}, problem };
    return { kind: "refused", page: refuse<FormState>(status, page, { retryAfter }) };
  };
  const { id: reporterId } = signedIn(context);
  const { appOrigin, supportEmail } = context.get(configContext);
  const report = { reporterId, reason, supportEmail, appOrigin, at: context.get(clockContext)() };
  const limit = { ...REPORT_LIMIT, subject: reporterId, ...(onlyIf && { onlyIf }) };
  const result = await tryDatabase(
    (async (): Promise<"sent" | "missing" | { seconds: number }> => {
      // Both reads start in the same tick, so that they share one call to the database.
      const [seconds, subject] = await Promise.all([
        secondsToWaitForAll(context, [limit]),
        read(reporterId),
      ]);
      if (subject === null) return "missing";
      if (seconds !== null) return { seconds };
      return (await store(subject, report)) ? "sent" : "missing";
    })(),
  );
  if (!result.ok) return again(503, REPORT_FAILED);
  if (result.value === "sent") return { kind: "sent" };
  if (result.value === "missing") return { kind: "missing", reason };
  const { seconds } = result.value;
  const wait = `Too many reports. Please wait ${minutesText(seconds)} and try again.`;
  return again(429, wait, seconds);
}
