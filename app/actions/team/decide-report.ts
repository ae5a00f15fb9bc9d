import type { RouterContextProvider } from "react-router";
import { clockContext, configContext, databaseContext, staffContext } from "#app/context.ts";
import { isOwnRequest, type Measure, measuresFor } from "#app/domain/team/reports.ts";
import { moderationEmail } from "#app/email/moderation-email.ts";
import { warningEmail } from "#app/email/warning-email.ts";
import { type Hideable, moderate } from "#db/support/moderation.ts";
import { dismissReport, warnPerson } from "#db/team/measures.ts";
import type { Report } from "#db/team/report.ts";
import type { InSession } from "#db/team/staff.ts";

/** Who acts on a page of the team, in their staff session. */
export function actingStaff(context: Readonly<RouterContextProvider>): InSession {
  const { id: userId, sessionHash } = context.get(staffContext);
  return { userId, sessionHash, now: context.get(clockContext)() };
}

/** The measures there are for a report as it is now. */
export function measuresOf({ thing, person, ...report }: Report): Measure[] {
  return measuresFor(report.kind, {
    isThere: thing !== null,
    isHidden: thing?.isHidden ?? false,
    hasPerson: person !== null,
    isOwnRequest: isOwnRequest(report),
  });
}

/** Takes a measure about a report. False when there is none such, it was decided meanwhile, or is not theirs to decide. */
export async function decideReport(
  context: Readonly<RouterContextProvider>,
  report: Report,
  { measure, reason }: { measure: Measure; reason: string },
): Promise<boolean> {
  if (!measuresOf(report).includes(measure)) return false;
  const db = context.get(databaseContext);
  const { supportEmail } = context.get(configContext);
  const by = actingStaff(context);
  const { id: reportId, kind: reported, subjectId, person } = report;
  if (measure === "dismiss") return dismissReport(db, { reportId, by, reason });
  if (!person) return false;
  if (measure === "warn") {
    const emailContent = warningEmail(reason, supportEmail);
    return warnPerson(db, { reportId, by, reason, person, emailContent });
  }
  if (reported === "conversation" || reported === "booking") return false;
  const kind: Hideable = reported === "user" ? "account" : reported;
  const hide = measure === "hide";
  const emailContent = moderationEmail({ kind, hide, reason, supportEmail });
  const change = { kind, id: subjectId, hide, reason, owner: person, emailContent };
  return moderate(db, { ...change, decision: { reportId, by }, now: by.now });
}
