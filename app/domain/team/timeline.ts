import { eventText } from "#app/domain/accounts/security-event.ts";
import { historyText } from "#app/domain/bookings/history.ts";
import { actText } from "./acts.ts";
import { OUTCOME_NAMES, type ReportSubject, SUBJECT_NAMES } from "./reports.ts";

/** The things that have a page of their own for the team. */
const THING_KINDS = ["service", "booking", "job"] as const;
export type ThingKind = (typeof THING_KINDS)[number];

/** Whether a text names one of these kinds. */
export const isThingKind = (text: string): text is ThingKind =>
  THING_KINDS.some((kind) => kind === text);

/** One line of what happened, as it is read: where it comes from, and what it is about. */
export type Happening = {
  /** UTC milliseconds. */
  at: number;
  /** Unique among all lines, so that a page begins exactly after another. */
  key: string;
  source:
    | "account"
    | "security"
    | "service"
    | "booking"
    | "job"
    | "offer"
    | "review"
    | "report"
    | "log";
  /** Which step it is, as its source names it. */
  step: string;
  /** Who took it, where the source says so: "customer", "professional", "system", or the name of somebody of the team. */
  actor: string | null;
  /** Its title, its reference or its reason; "" for none. */
  text: string;
  /** How many such lines it stands for. */
  times: number;
  /** The page that it leads to. */
  kind: ThingKind | null;
  id: string | null;
};

const STEPS: Record<string, Record<string, string>> = {
  account: { made: "Signed up", erased: "The account was erased" },
  service: { made: "Offered a service", deleted: "Deleted a service" },
  job: {
    posted: "Posted a job",
    taken: "A job was taken",
    closed: "A job was closed",
    expired: "A job ended without a booking",
  },
  offer: { made: "Sent an offer for a job" },
  review: { written: "Wrote a review", received: "Got a review" },
  report: { sent: "Sent a report", about: "Was reported", made: "It was reported" },
};

const ACTORS = { customerName: "The customer", professionalName: "The professional" };
const ACTORS_WITHIN = { customerName: "the customer", professionalName: "the professional" };

const isSubject = (text: string): text is ReportSubject => Object.hasOwn(SUBJECT_NAMES, text);
const OUTCOMES = new Map<string, string>(Object.entries(OUTCOME_NAMES));

/** What was done about a report, in words; one that this version does not know as it is stored. */
export const outcomeText = (outcome: string | null): string =>
  OUTCOMES.get(outcome ?? "") ?? outcome ?? "";

/** What happened, in a sentence without its full stop; what this version does not know as it is stored. */
export function happeningText({ source, step, actor, times, text }: Happening): string {
  if (source === "security") return eventText({ event: step, times });
  if (source === "log") return actText(step);
  if (source === "booking") {
    const by = actor === "customer" || actor === "professional" ? actor : "system";
    const entry = { action: step, actor: by, reason: null, createdAt: 0 } as const;
    return historyText(entry, ACTORS, ACTORS_WITHIN) ?? "A reminder was sent";
  }
  if (source === "job" && step === "matched") {
    return times === 1
      ? "One professional was told of a job"
      : `${times} professionals were told of a job`;
  }
  if (source === "report" && step === "decided") {
    return `A report was decided: ${outcomeText(text)}`;
  }
  return STEPS[source]?.[step] ?? step;
}

/** What stands beside the sentence; "" for nothing. */
export function happeningDetail({ source, step, text }: Happening): string {
  if (source !== "report") return text;
  if (step === "decided") return "";
  return isSubject(text) ? SUBJECT_NAMES[text] : text;
}

/** Where a page of a timeline begins: right after the line with this time and key. */
export type Before = { at: number; key: string };

/** The line after which a page begins, from its address; null for the first page. */
export function readBefore(text: string | null): Before | null {
  const [, at = "", key = ""] = /^(\d{1,15})-([a-z]+:[\w-]{1,80})$/.exec(text ?? "") ?? [];
  return key === "" ? null : { at: Number(at), key };
}

/** That line as it stands in an address. */
const beforeText = ({ at, key }: Before): string => `${at}-${key}`;

export const TIMELINE_PAGE = 50;

/** A page of a timeline of which one line more was read, and where the next one begins; null on the last. */
export function timelinePage(lines: readonly Happening[]) {
  const last = lines[TIMELINE_PAGE - 1];
  return {
    lines: lines.slice(0, TIMELINE_PAGE),
    next: lines.length > TIMELINE_PAGE && last ? beforeText(last) : null,
  };
}
export type TimelinePage = ReturnType<typeof timelinePage>;
