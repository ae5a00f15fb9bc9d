/** A review as public lists show it. */
export type Review = {
  id: string;
  rating: number;
  comment: string;
  helpfulCount: number;
  /** Null once the customer's account is deleted. */
  firstName: string | null;
  /** The first letter alone, as far as it comes from the database. */
  lastName: string | null;
  bookedHere: boolean;
  createdAt: number;
  updatedAt: number;
  reply: string | null;
  /** It has a page only while it is listed; the review stays. */
  service: { id: string; title: string; listed: boolean };
  /** Whether the viewer wrote it; false for a visitor. */
  mine: boolean;
  voted: boolean;
  /** False for the viewer's own review, and for a review of their own service (threat 81). */
  mayVote: boolean;
};

/** The number of reviews of each rating from 1 to 5, and how many of them come from bookings. */
export type RatingDistribution = { rating: number; reviewCount: number; bookedCount: number }[];

/** One page of reviews; `total` counts all that match the filters. */
export type ReviewPage = { total: number; page: number; reviews: Review[] };

/** Who a customer is called whose account is deleted. */
export const FORMER_CUSTOMER = "Former customer";

/** First name and initial, or "Former customer" when the account is deleted (decision 80). */
export function reviewerName({ firstName, lastName }: Pick<Review, "firstName" | "lastName">) {
  if (!firstName) return FORMER_CUSTOMER;
  return lastName ? `${firstName} ${[...lastName][0]}.` : firstName;
}

/** The four figures over a list of reviews. */
type ReviewFigures = {
  /** To one decimal; 0 without reviews. */
  average: number;
  total: number;
  fiveStar: number;
  /** Percentage of reviews with 4 or 5 stars, rounded. */
  positive: number;
};

/** The figures of a list from the number of reviews of each rating. */
export function reviewFigures(
  counts: readonly { rating: number; reviewCount: number }[],
): ReviewFigures {
  const total = counts.reduce((sum, { reviewCount }) => sum + reviewCount, 0);
  const stars = counts.reduce((sum, { rating, reviewCount }) => sum + rating * reviewCount, 0);
  const countFrom = (least: number) =>
    counts.reduce((sum, { rating, reviewCount }) => sum + (rating >= least ? reviewCount : 0), 0);
  return {
    average: total === 0 ? 0 : Math.round((10 * stars) / total) / 10,
    total,
    fiveStar: countFrom(5),
    positive: total === 0 ? 0 : Math.round((100 * countFrom(4)) / total),
  };
}
