import type { ReviewLine } from "#app/domain/overview.ts";
import { reviewerName } from "#app/domain/reviews/review.ts";
import { excerpt } from "#app/domain/text/clean-text.ts";
import { Stars } from "#app/ui/reviews/stars.tsx";
import { Day } from "#app/ui/values/date-time.tsx";

const LENGTH = 140;

/** The newest reviews, shortened. */
export function ReviewLines({ reviews }: { reviews: readonly ReviewLine[] }) {
  return (
    <ul className="ruled">
      {reviews.map((review) => (
        <li key={review.id} className="py-3.5">
          <div className="flex flex-wrap items-center gap-2 justify-between">
            <b>{reviewerName(review)}</b>
            <Stars rating={review.rating} />
          </div>
          <p className="text-sm text-soft wrap-anywhere dotted">
            <span>{review.title}</span>{" "}
            <span>
              <Day at={review.createdAt} />
            </span>
          </p>
          <p>{excerpt(review.comment, LENGTH)}</p>
        </li>
      ))}
    </ul>
  );
}
