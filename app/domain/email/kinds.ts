import { z } from "zod";

/** The kinds of e-mail a person can turn off, each by its switch in the settings (decision 59). */
export const EMAIL_KINDS = ["bookings", "reminders", "messages", "reviews", "jobs"] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];
export const emailKindSchema = z.enum(EMAIL_KINDS);

/**
 * The kinds of e-mail nobody can turn off: about an account and its security, just requested, a decision of ours, or to
 * support. (The newsletter has an unsubscribe link of its own, and the alert about a new device a switch.)
 */
export const MANDATORY_EMAILS = [
  "change-email",
  "contact",
  "contact-answer",
  "data-asked",
  "deletion-asked",
  "dispute-decided",
  "dispute-question",
  "email-change-asked",
  "email-changed",
  "guesses-refused",
  "known-address",
  "licence-decided",
  "licence-ends",
  "mail-check",
  "moderation",
  "new-device",
  "newsletter",
  "newsletter-confirm",
  "newsletter-test",
  "password-changed",
  "recovery-codes-made",
  "report",
  "reset-password",
  "review-report",
  "service-approval",
  "two-factor-case",
  "two-factor-off",
  "two-factor-on",
  "two-factor-recovery-cancelled",
  "two-factor-recovery-link",
  "two-factor-recovery-notice",
  "two-factor-recovery-started",
  "two-factor-removed",
  "verify-email",
] as const;

export type MandatoryEmail = (typeof MANDATORY_EMAILS)[number];

/**
 * What a change of the address does to an e-mail that is queued to the one before (threat 97): "stays" for what is about the
 * account's security, "moves" to the new address, "ends" where it is only about the mailbox. What goes to support is nobody's.
 * "warns" stays too, and goes to the address before as well while the change can be stopped: it tells of a step in the account,
 * and has no link of its own (threat 85).
 */
type AddressChangeEffect = "stays" | "warns" | "moves" | "ends" | "to-support";

const AFTER_ADDRESS_CHANGE: Record<MandatoryEmail, AddressChangeEffect> = {
  "change-email": "stays",
  contact: "to-support",
  "contact-answer": "moves",
  "data-asked": "warns",
  "deletion-asked": "warns",
  "dispute-decided": "stays",
  "dispute-question": "stays",
  "email-change-asked": "stays",
  "email-changed": "stays",
  "guesses-refused": "warns",
  "known-address": "stays",
  "licence-decided": "moves",
  "licence-ends": "moves",
  "mail-check": "ends",
  moderation: "moves",
  "new-device": "stays",
  newsletter: "ends",
  "newsletter-confirm": "ends",
  "newsletter-test": "ends",
  "password-changed": "warns",
  "recovery-codes-made": "warns",
  report: "to-support",
  "reset-password": "stays",
  "review-report": "to-support",
  "service-approval": "moves",
  "two-factor-case": "warns",
  "two-factor-off": "warns",
  "two-factor-on": "warns",
  "two-factor-recovery-cancelled": "warns",
  "two-factor-recovery-link": "stays",
  "two-factor-recovery-notice": "warns",
  "two-factor-recovery-started": "warns",
  "two-factor-removed": "warns",
  "verify-email": "stays",
};

/** The kinds with one of these effects; every kind that can be turned off moves as well. */
export function kindsAfterAddressChange(...effects: AddressChangeEffect[]): MandatoryEmail[] {
  return MANDATORY_EMAILS.filter((kind) => effects.includes(AFTER_ADDRESS_CHANGE[kind]));
}

/** The kind of every e-mail in the outbox: a new one is one of those above or belongs to a kind that can be turned off. */
export type OutboxKind =
  | MandatoryEmail
  | "message"
  | "new-review"
  | "review-rating"
  | `booking-${string}`
  | `job-${string}`;

/** Whether an e-mail of this kind goes to the address before a change as well (threat 85). */
export function warnsFormerAddress(kind: OutboxKind): boolean {
  return kindsAfterAddressChange("warns").some((one) => one === kind);
}

/** What a person unsubscribes from, in words. */
export const EMAIL_KIND_TEXTS: Record<EmailKind, string> = {
  bookings: "e-mail about bookings",
  reminders: "reminders of bookings",
  messages: "e-mail about new messages",
  reviews: "e-mail about new reviews",
  jobs: "e-mail about jobs and offers",
};

/** How the kinds of the outbox begin that a switch governs, with their switch; the first that fits counts. */
export const EMAIL_KIND_BEGINNINGS: readonly (readonly [beginning: string, EmailKind])[] = [
  ["message", "messages"],
  ["new-review", "reviews"],
  ["review-rating", "reviews"],
  ["booking-reminded_", "reminders"],
  ["booking-", "bookings"],
  ["job-", "jobs"],
];

/** The switch for a kind of the outbox; null for one of `MANDATORY_EMAILS`. */
export function emailKindOf(kind: string): EmailKind | null {
  const [, emailKind = null] =
    EMAIL_KIND_BEGINNINGS.find(([beginning]) => kind.startsWith(beginning)) ?? [];
  return emailKind;
}
