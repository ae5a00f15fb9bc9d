import { z } from "zod";

/** The sorts of letters a person may end, each by its switch in the settings (decision 59). */
export const EMAIL_KINDS = ["bookings", "reminders", "messages", "reviews"] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];
export const emailKindSchema = z.enum(EMAIL_KINDS);

/**
 * The kinds of letters no person can end: about their account and its safety, asked for just now, a decision of ours, or
 * to support. (The one about news has a way out of its own, and the alert about a new device a switch.)
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

/** What every letter is: a new kind has to be one of those above or belong to a sort. */
export type OutboxKind =
  | (typeof MANDATORY_EMAILS)[number]
  | "message"
  | "new-review"
  | `booking-${string}`;

/** What a person reads about what they end. Letters about bookings hang on the switch for all e-mail. */
export const EMAIL_KIND_TEXTS: Record<EmailKind, string> = {
  bookings: "e-mail about bookings, messages and reviews",
  reminders: "reminders of bookings",
  messages: "e-mail about new messages",
  reviews: "e-mail about new reviews",
};

/** The sort of a letter by its kind in the outbox; null for letters about an account, its safety or a decision of ours. */
export function emailKindOf(kind: string): EmailKind | null {
  if (kind === "message") return "messages";
  if (kind === "new-review") return "reviews";
  if (kind.startsWith("booking-reminded_")) return "reminders";
  return kind.startsWith("booking-") ? "bookings" : null;
}
