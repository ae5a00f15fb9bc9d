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
  "data-asked",
  "deletion-asked",
  "email-change-asked",
  "email-changed",
  "known-address",
  "mail-check",
  "moderation",
  "new-device",
  "newsletter-confirm",
  "password-changed",
  "recovery-codes-made",
  "report",
  "reset-password",
  "review-report",
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

/** The kind of every e-mail in the outbox: a new one is one of those above or belongs to a kind that can be turned off. */
export type OutboxKind =
  | MandatoryEmail
  | "message"
  | "new-review"
  | `booking-${string}`
  | `job-${string}`;

/** What a person unsubscribes from, in words. E-mails about bookings depend on the switch for all e-mail. */
export const EMAIL_KIND_TEXTS: Record<EmailKind, string> = {
  bookings: "e-mail about bookings, messages and reviews",
  reminders: "reminders of bookings",
  messages: "e-mail about new messages",
  reviews: "e-mail about new reviews",
  jobs: "e-mail about jobs and offers",
};

/** The switch for a kind of the outbox; null for one of `MANDATORY_EMAILS`. */
export function emailKindOf(kind: string): EmailKind | null {
  if (kind === "message") return "messages";
  if (kind === "new-review") return "reviews";
  if (kind.startsWith("booking-reminded_")) return "reminders";
  if (kind.startsWith("job-")) return "jobs";
  return kind.startsWith("booking-") ? "bookings" : null;
}
