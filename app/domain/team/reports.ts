import { z } from "zod";
import { anyTyped, textField } from "#app/domain/forms/fields.ts";
import { daysField } from "./measures.ts";

/** What can be done about a report, or without one. */
const MEASURES = ["dismiss", "warn", "hide", "suspend", "ban", "restore"] as const;
export type Measure = (typeof MEASURES)[number];

export const MEASURE_NAMES: Record<Measure, string> = {
  dismiss: "Close it: nothing has to be done",
  warn: "Send a warning",
  hide: "Hide it",
  suspend: "Suspend the account for some days",
  ban: "Ban the account, without an end",
  restore: "Show it again",
};

/** What was done about a report, as it stores it. */
export const REPORT_OUTCOMES = [
  "dismissed",
  "warned",
  "hidden",
  "restored",
  "suspended",
  "banned",
  "factor-removed",
  "owner-decided",
  "erased",
] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** The outcomes as the page of a report says them. */
export const OUTCOME_NAMES: Record<ReportOutcome, string> = {
  dismissed: "nothing had to be done.",
  warned: "a warning was sent.",
  hidden: "it was hidden.",
  restored: "it was shown again.",
  suspended: "the account was suspended.",
  banned: "the account was banned.",
  "factor-removed": "two-factor sign-in was removed.",
  "owner-decided": "the account went to one of those who claim it.",
  erased: "the account was erased.",
};

export const LEAST_REASON = 10;
export const MOST_REASON = 1000;

export const REASON_RULE = `Give a reason of at least ${LEAST_REASON} characters: the person reads it.`;

/** The reason of a measure; whoever it is about reads it, unless the report is closed without one. */
export const reasonField = textField({
  least: LEAST_REASON,
  most: MOST_REASON,
  says: { required: REASON_RULE, short: REASON_RULE },
});

const decideSchema = z.object({
  intent: z.literal("decide"),
  measure: z.enum(MEASURES, "Please choose what to do"),
  days: daysField,
  reason: reasonField,
});
export type Decision = Omit<z.output<typeof decideSchema>, "intent">;

/** The button of a text to begin with: the form comes back with what was chosen, and nothing is decided. */
const beginSchema = z.object({
  intent: z.literal("begin"),
  template: anyTyped,
  measure: anyTyped,
  days: anyTyped,
  reason: anyTyped,
});

const nameTheButton = (fields: unknown) =>
  typeof fields === "object" && fields !== null && "template" in fields
    ? { ...fields, intent: "begin" }
    : fields;

/** The form to decide without a report. */
export const decisionFormSchema = z.preprocess(
  nameTheButton,
  z.discriminatedUnion("intent", [beginSchema, decideSchema]),
);

/** The forms of the page of a report. */
export const reportFormSchema = z.preprocess(
  nameTheButton,
  z.discriminatedUnion("intent", [
    z.object({ intent: z.literal("open") }),
    beginSchema,
    decideSchema,
  ]),
);

/** What reports can be about, as `reports` stores it. */
export const REPORT_SUBJECTS = [
  "review",
  "service",
  "user",
  "conversation",
  "booking",
  "job",
  "offer",
] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

export const SUBJECT_NAMES: Record<ReportSubject, string> = {
  review: "Review",
  service: "Service",
  user: "Account",
  conversation: "Conversation",
  booking: "Booking",
  job: "Job",
  offer: "Offer",
};

type AboutSomebody = {
  kind: ReportSubject;
  personId: string | null;
  reporterId: string | null;
};

/** Whether somebody asks about their own account, as after a second factor that is not theirs. */
export function isOwnRequest({ kind, personId, reporterId }: AboutSomebody): boolean {
  return kind === "user" && personId !== null && personId === reporterId;
}

type ReportState = {
  isThere: boolean;
  isHidden: boolean;
  hasPerson: boolean;
  isOwnRequest: boolean;
  /** How the person's account stands: a suspended one can still be banned. */
  account: AccountState;
};

/** How an account stands with the team; nobody of the team is suspended or banned before their role is taken away. */
export type AccountState = "shown" | "in-team" | "suspended" | "banned";

/** How an account stands, by whether and until when it is hidden. */
export function accountStateOf(hiddenAt: number | null, hiddenUntil: number | null): AccountState {
  if (hiddenAt === null) return "shown";
  return hiddenUntil === null ? "banned" : "suspended";
}

const ABOUT_ACCOUNTS: Record<AccountState, readonly Measure[]> = {
  shown: ["suspend", "ban"],
  "in-team": [],
  suspended: ["ban"],
  banned: [],
};

/**
 * The measures there are for a report. What is between two people, a conversation or a booking, is never hidden, but whoever
 * is concerned can be suspended or banned; without somebody who still has an account nobody can be told. Whose an account is
 * that somebody asked about themselves is decided on the page of the dispute alone, where both sides are told.
 */
export function measuresFor(
  kind: ReportSubject,
  { isThere, isHidden, hasPerson, isOwnRequest, account }: ReportState,
): Measure[] {
  if (isOwnRequest) return [];
  if (!hasPerson) return ["dismiss"];
  const canHide = isThere && kind !== "conversation" && kind !== "booking" && kind !== "user";
  return [
    "dismiss",
    "warn",
    ...(canHide && !isHidden ? (["hide"] as const) : []),
    ...ABOUT_ACCOUNTS[account],
    ...((canHide || kind === "user") && isHidden ? (["restore"] as const) : []),
  ];
}

/** Reasons to begin with, by what is reported; each can be changed before it is sent. */
export const REASON_TEMPLATES: readonly { id: string; name: string; text: string }[] = [
  {
    id: "contact",
    name: "Asks to pay or talk elsewhere",
    text: "You asked somebody to pay or to talk outside of Kayap before a booking was agreed. That puts people at risk, so we do not allow it.",
  },
  {
    id: "insult",
    name: "Insults or threatens",
    text: "What you wrote insults or threatens somebody. On Kayap people treat each other with respect, also when they disagree.",
  },
  {
    id: "untrue",
    name: "Untrue or copied",
    text: "What you wrote is not true, or belongs to somebody else. Please write only what you do and have seen yourself.",
  },
  {
    id: "private",
    name: "Private details of others",
    text: "What you wrote shows private details of somebody else, such as a phone number or an address, without their agreement.",
  },
  {
    id: "spam",
    name: "Spam or the same again and again",
    text: "You sent or posted the same again and again, or advertised something that is not a service on Kayap.",
  },
];

/** A reason that begins with a template; what somebody has written themselves stays above it. */
export function beginWith(id: string, reason: string): string {
  const text = REASON_TEMPLATES.find((template) => template.id === id)?.text ?? "";
  const isOwn = reason !== "" && !REASON_TEMPLATES.some((template) => template.text === reason);
  if (text === "") return reason;
  return isOwn ? `${reason}\n\n${text}` : text;
}
