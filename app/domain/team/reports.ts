import { z } from "zod";
import { textField } from "#app/domain/fields.ts";

/** What can be done about a report. */
export const MEASURES = ["dismiss", "warn", "hide", "restore"] as const;
export type Measure = (typeof MEASURES)[number];

export const MEASURE_NAMES: Record<Measure, string> = {
  dismiss: "Close it: nothing has to be done",
  warn: "Send a warning",
  hide: "Hide it",
  restore: "Show it again",
};

/** What was done about a report, as it stores it, and how its page says it. */
export const OUTCOME_NAMES = {
  dismissed: "nothing had to be done.",
  warned: "a warning was sent.",
  hidden: "it was hidden.",
  restored: "it was shown again.",
  suspended: "the account was suspended.",
  banned: "the account was closed for good.",
  "factor-removed": "two-factor sign-in was removed.",
  erased: "the account was erased.",
} as const;

const REASON_RULE = "Give a reason of at least 10 characters: the person reads it.";

/** The reason of a measure; whoever it is about reads it, unless the report is closed without one. */
export const reasonField = textField({
  least: 10,
  most: 1000,
  says: { required: REASON_RULE, short: REASON_RULE },
});

/** The forms of the page of a report. */
export const reportFormSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("open") }),
  z.object({
    intent: z.literal("decide"),
    measure: z.enum(MEASURES, "Please choose what to do"),
    reason: reasonField,
  }),
]);

/** What reports can be about, as `reports` stores it. */
export type ReportSubject =
  | "review"
  | "service"
  | "user"
  | "conversation"
  | "booking"
  | "job"
  | "offer";

export const SUBJECT_NAMES: Record<ReportSubject, string> = {
  review: "Review",
  service: "Service",
  user: "Account",
  conversation: "Conversation",
  booking: "Booking",
  job: "Job",
  offer: "Offer",
};

type ReportPeople = { personId: string | null; reporterId: string | null };

/** Whether somebody asks about their own account, as after a second factor that is not theirs. */
export function isOwnRequest({ personId, reporterId }: ReportPeople): boolean {
  return personId !== null && personId === reporterId;
}

type ReportState = {
  isThere: boolean;
  isHidden: boolean;
  hasPerson: boolean;
  isOwnRequest: boolean;
};

/**
 * The measures there are for a report. What is between two people, a conversation or a booking, is never hidden; without
 * somebody who still has an account nobody can be told; whoever asks about their own account has done nothing wrong.
 */
export function measuresFor(
  kind: ReportSubject,
  { isThere, isHidden, hasPerson, isOwnRequest }: ReportState,
): Measure[] {
  if (isOwnRequest) return ["dismiss"];
  const canHide = isThere && kind !== "conversation" && kind !== "booking";
  return [
    "dismiss",
    ...(hasPerson ? (["warn"] as const) : []),
    ...(hasPerson && canHide ? ([isHidden ? "restore" : "hide"] as const) : []),
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

/** The text of a template, or "" where there is none of this name. */
export function templateText(id: string | null): string {
  return REASON_TEMPLATES.find((template) => template.id === id)?.text ?? "";
}
