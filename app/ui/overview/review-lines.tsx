import type { ReviewLine } from "#app/domain/overview.ts";
import { reviewerName } from "#app/domain/reviews/review.ts";
import { excerpt } from "#app/domain/text.ts";
import { Stars } from "../stars.tsx";
import { Day } from "../when.tsx";

const SHOWN = 140;

/** The newest reviews in a few words. */
export function ReviewLines({ reviews }: { reviews: readonly ReviewLine[] }) {
  return (
    <ul className="list">
      {reviews.map((review) => (
        <li key={review.id} className="row-2">
          <div className="line spread">
            <b>{reviewerName(review)}</b>
            <Stars rating={review.rating} />
          </div>
          <p className="by dotted">
            <span>{review.title}</span>{" "}
            <span>
              <Day at={review.createdAt} />
            </span>
          </p>
          <p>{excerpt(review.comment, SHOWN)}</p>
        </li>
      ))}
    </ul>
  );
}
