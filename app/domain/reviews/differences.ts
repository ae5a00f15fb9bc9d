import { type Difference, differencesOf } from "#app/domain/difference.ts";
import { RATING_LEVELS } from "./form.ts";

type Written = { rating: number; comment: string };

const FIELDS = [
  { label: "Rating", text: ({ rating }: Written) => ratingText(rating) },
  { label: "Comment", text: ({ comment }: Written) => comment },
];

function ratingText(rating: number): string {
  const level = RATING_LEVELS.find((one) => one.rating === rating);
  return level ? `${rating} – ${level.name}` : String(rating);
}

/** Where two versions of a review differ (decision 50). */
export function reviewDifferences(stored: Written, yours: Written): Difference[] {
  return differencesOf(FIELDS, stored, yours);
}

/** Where two versions of a reply differ; null is one that was deleted. */
export function replyDifferences(stored: string | null, yours: string | null): Difference[] {
  const field = { label: "Your reply", text: (content: string | null) => content ?? "" };
  return differencesOf([field], stored, yours);
}
