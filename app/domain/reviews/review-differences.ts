import { type Difference, differencesOf } from "#app/domain/forms/difference.ts";
import { RATING_LEVELS } from "./form.ts";

type ReviewText = { rating: number; comment: string };

const FIELDS = [
  { label: "Rating", text: ({ rating }: ReviewText) => ratingText(rating) },
  { label: "Comment", text: ({ comment }: ReviewText) => comment },
];

function ratingText(rating: number): string {
  const level = RATING_LEVELS.find((one) => one.rating === rating);
  return level ? `${rating} – ${level.name}` : String(rating);
}

/** The fields in which two versions of a review differ (decision 50). */
export function reviewDifferences(stored: ReviewText, yours: ReviewText): Difference[] {
  return differencesOf(FIELDS, stored, yours);
}

/** The difference between two versions of a reply; null is a deleted one. */
export function replyDifferences(stored: string | null, yours: string | null): Difference[] {
  const field = { label: "Your reply", text: (content: string | null) => content ?? "" };
  return differencesOf([field], stored, yours);
}
