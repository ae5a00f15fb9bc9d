import { z } from "zod";

/** The sorts of letters a person may end, each by its switch in the settings (decision 59). */
export const LETTER_SORTS = ["bookings", "reminders", "messages", "reviews"] as const;
export type LetterSort = (typeof LETTER_SORTS)[number];
export const letterSortSchema = z.enum(LETTER_SORTS);

/** What a person reads about what they end. Letters about bookings hang on the switch for all e-mail. */
export const SORT_TEXTS: Record<LetterSort, string> = {
  bookings: "e-mail about bookings, messages and reviews",
  reminders: "reminders of bookings",
  messages: "e-mail about new messages",
  reviews: "e-mail about new reviews",
};

/** The sort of a letter by its kind in the outbox; null for letters about an account, its safety or a decision of ours. */
export function sortOfLetter(kind: string): LetterSort | null {
  if (kind === "message") return "messages";
  if (kind === "new-review") return "reviews";
  if (kind.startsWith("booking-reminded_")) return "reminders";
  return kind.startsWith("booking-") ? "bookings" : null;
}
