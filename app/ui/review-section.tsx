import { type RatingDistribution, type Review, ratingText } from "#app/domain/review.ts";
import { RatingBars } from "./rating-bars.tsx";
import { ReviewList } from "./review-list.tsx";

type ReviewSectionProps = {
  rating: number;
  count: number;
  reviews: Review[];
  distribution: RatingDistribution;
  /** On a profile each review says which service it is about. */
  ofService?: boolean;
};

/** The average, its distribution and the newest reviews. */
export function ReviewSection({
  rating,
  count,
  reviews,
  distribution,
  ofService,
}: ReviewSectionProps) {
  return (
    <section id="reviews">
      <h2>Reviews</h2>
      {count === 0 ? (
        <p className="soft">No reviews yet.</p>
      ) : (
        <>
          <div className="line gap-6">
            <p>
              <b className="score">{ratingText(rating)}</b>
              <span className="soft"> out of 5</span>
              <br />
              <span className="soft sm">
                {count.toLocaleString("en")} {count === 1 ? "review" : "reviews"}
              </span>
            </p>
            <RatingBars distribution={distribution} />
          </div>
          <ReviewList reviews={reviews} ofService={ofService} />
          {count > reviews.length && (
            <p className="soft sm">The {reviews.length} newest reviews are shown.</p>
          )}
        </>
      )}
    </section>
  );
}
