import { Fragment } from "react";
import type { RatingDistribution } from "#app/domain/review.ts";

const RATINGS = [5, 4, 3, 2, 1];

/** How many reviews gave each rating, as bars with their numbers. */
export function RatingBars({ distribution }: { distribution: RatingDistribution }) {
  const counts = new Map(distribution.map(({ rating, reviewCount }) => [rating, reviewCount]));
  const total = distribution.reduce((sum, { reviewCount }) => sum + reviewCount, 0);
  return (
    <div className="bars grow">
      {RATINGS.map((rating) => {
        const count = counts.get(rating) ?? 0;
        return (
          <Fragment key={rating}>
            <span>{rating} star</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width={Math.round((100 * count) / total)} height="10" />
            </svg>
            <span className="num">{count}</span>
          </Fragment>
        );
      })}
    </div>
  );
}
