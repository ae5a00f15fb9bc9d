import type { RouterContextProvider } from "react-router";
import { configContext, databaseContext } from "#app/context.ts";
import type { Hideable } from "#app/domain/team/measures.ts";
import {
  type Decision,
  isOwnRequest,
  type Measure,
  measuresFor,
  type ReportSubject,
} from "#app/domain/team/reports.ts";
import type { Report } from "#db/team/report.ts";
import { dismissReport } from "#db/team/report-decisions.ts";
import type { DecidedThing } from "#db/team/subject.ts";
import { actingStaff } from "./acting-staff.ts";
import { applyMeasure } from "./apply-measure.ts";

/** How people can object to a measure. */
function contactsOf(context: Readonly<RouterContextProvider>) {
  const { appOrigin, secret, supportEmail } = context.get(configContext);
  return { links: { appOrigin, secret }, supportEmail };
}

/** The possible measures for a report as it is now. */
export function measuresOf({ thing, person, ...report }: Report): Measure[] {
  return measuresFor(report.kind, {
    isThere: thing !== null,
    isHidden: thing?.isHidden ?? false,
    hasPerson: person !== null,
    isOwnRequest: isOwnRequest(report),
    account: person?.account ?? "shown",
  });
}

/** What a report can hide: nothing for a conversation or a booking. */
function hideableOf(kind: ReportSubject, id: string): { kind: Hideable; id: string } | null {
  if (kind === "conversation" || kind === "booking") return null;
  return { kind: kind === "user" ? "account" : kind, id };
}

/**
 * Takes a measure about a report. False when the measure is not possible, when the report was decided meanwhile, or when
 * this person may not decide.
 */
export async function decideReport(
  context: Readonly<RouterContextProvider>,
  report: Report,
  { measure, days, reason }: Decision,
): Promise<boolean> {
  if (!measuresOf(report).includes(measure)) return false;
  const db = context.get(databaseContext);
  const by = actingStaff(context);
  const { id: reportId, kind, subjectId, person } = report;
  if (measure === "dismiss") return dismissReport(db, { reportId, by, reason });
  if (!person) return false;
  const hideable = hideableOf(kind, subjectId);
  const thing = hideable && { ...hideable, title: report.thing?.title ?? null };
  const decider = { reportId, by };
  const measureRequest = { measure, days, reason, person, thing, decider, now: by.now };
  return applyMeasure(db, measureRequest, contactsOf(context));
}

/** The possible measures without a report. */
export function measuresAbout({ kind, thing, person }: DecidedThing): Measure[] {
  const state = {
    isThere: true,
    isHidden: thing.isHidden,
    hasPerson: person !== null,
    isOwnRequest: false,
    account: person?.account ?? "shown",
  };
  return measuresFor(kind === "account" ? "user" : kind, state).filter(
    (measure) => measure !== "dismiss",
  );
}

/** Takes a measure without a report. False when it is not possible, was taken meanwhile, or when this person may not decide. */
export async function decideAbout(
  context: Readonly<RouterContextProvider>,
  subject: DecidedThing,
  { measure, days, reason }: Decision,
): Promise<boolean> {
  const { kind, id, person } = subject;
  if (measure === "dismiss" || !person || !measuresAbout(subject).includes(measure)) return false;
  const by = actingStaff(context);
  const thing = { kind, id, title: subject.thing.title };
  const decider = { subject: { kind, id }, by };
  const measureRequest = { measure, days, reason, person, thing, decider, now: by.now };
  return applyMeasure(context.get(databaseContext), measureRequest, contactsOf(context));
}
