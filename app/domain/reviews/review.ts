/** A review as public lists show it. */
export type Review = {
  id: string;
  rating: number;
  comment: string;
  helpfulCount: number;
  /** Null once the customer's account is gone. */
  firstName: string | null;
  lastName: string | null;
  bookedHere: boolean;
  createdAt: number;
  updatedAt: number;
  reply: string | null;
  service: { id: string; title: string };
  /** What the person who asks has to do with it; nothing for a visitor. */
  mine: boolean;
  voted: boolean;
  /** Nobody votes for their own review, or for one of their own service (threat 81). */
  mayVote: boolean;
};

/** How many reviews gave each of the ratings 1 to 5, and how many of those have a booking behind them. */
export type RatingDistribution = { rating: number; reviewCount: number; bookedCount: number }[];

/** One page of reviews; `total` is how many there are by the filters asked for. */
export type ReviewPage = { total: number; page: number; reviews: Review[] };

/** First name and initial, or "Former customer" when the account is gone (decision 80). */
export function reviewerName({ firstName, lastName }: Pick<Review, "firstName" | "lastName">) {
  if (!firstName) return "Former customer";
  return lastName ? `${firstName} ${[...lastName][0]}.` : firstName;
}

/** The four figures over a list of reviews (specification B, section 2). */
type ReviewFigures = {
  /** To one decimal; 0 without reviews. */
  average: number;
  total: number;
  fiveStar: number;
  /** Share of 4 and 5 stars in whole percent. */
  positive: number;
};

/** The figures of a list from how many reviews gave each rating. */
export function reviewFigures(
  counts: readonly { rating: number; reviewCount: number }[],
): ReviewFigures {
  const total = counts.reduce((sum, { reviewCount }) => sum + reviewCount, 0);
  const stars = counts.reduce((sum, { rating, reviewCount }) => sum + rating * reviewCount, 0);
  const of = (least: number) =>
    counts.reduce((sum, { rating, reviewCount }) => sum + (rating >= least ? reviewCount : 0), 0);
  return {
    average: total === 0 ? 0 : Math.round((10 * stars) / total) / 10,
    total,
    fiveStar: of(5),
    positive: total === 0 ? 0 : Math.round((100 * of(4)) / total),
  };
}
