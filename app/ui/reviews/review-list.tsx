import { type Review, reviewerName } from "#app/domain/reviews/review.ts";
import { serviceHref, signInFor } from "../links.ts";
import { Stars } from "../stars.tsx";
import { Day } from "../when.tsx";
import { BookedHere } from "./booked-here.tsx";
import { HelpfulForm } from "./helpful-form.tsx";
import { reviewHref } from "./review-href.ts";

type ReviewListProps = {
  reviews: readonly Review[];
  /** The address of this page, to come back to. */
  here: string;
  /** On a profile each review says which service it is about. */
  ofService?: boolean;
};

export function ReviewList({ reviews, here, ofService = false }: ReviewListProps) {
  return (
    <ul className="list mt-3">
      {reviews.map((review) => (
        <li key={review.id} id={`review-${review.id}`} className="rev">
          <div className="line spread">
            <span className="line">
              <b>{reviewerName(review)}</b>
              {review.bookedHere && <BookedHere />}
            </span>
            <Stars rating={review.rating} />
          </div>
          {ofService && (
            <p className="sm">
              <a href={serviceHref(review.service.id)}>{review.service.title}</a>
            </p>
          )}
          <p>{review.comment}</p>
          {review.reply && (
            <div className="reply sm">
              <b>Reply from the professional</b>
              <p>{review.reply}</p>
            </div>
          )}
          <p className="soft sm">
            <Day at={review.createdAt} />
            {review.updatedAt > review.createdAt && " · Edited"}
          </p>
          <div className="line mt-2">
            <HelpfulForm review={review} here={here} />
            {review.mine ? (
              <a className="quiet" href={reviewHref(review.id, "edit")}>
                Edit<span className="vh"> your review</span>
              </a>
            ) : (
              <a className="quiet" href={signInFor(reviewHref(review.id, "report"))}>
                Report<span className="vh"> the review of {reviewerName(review)}</span>
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
