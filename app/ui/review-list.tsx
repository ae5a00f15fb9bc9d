import { type Review, reviewerName } from "#app/domain/review.ts";
import { Icon } from "./icon.tsx";
import { serviceHref } from "./links.ts";
import { Day } from "./when.tsx";

type ReviewListProps = { reviews: Review[]; ofService?: boolean };

export function ReviewList({ reviews, ofService = false }: ReviewListProps) {
  return (
    <ul className="list mt-3">
      {reviews.map((review) => (
        <li key={review.id} className="rev">
          <div className="line spread">
            <span className="line">
              <b>{reviewerName(review)}</b>
              {review.bookedHere && (
                <span className="badge ok">
                  <Icon name="check" />
                  Booked here
                </span>
              )}
            </span>
            <span className="rate">
              <Icon name="star" />
              <b>{review.rating}</b>
              <span>of 5</span>
            </span>
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
            {review.helpfulCount > 0 && ` · Helpful (${review.helpfulCount})`}
          </p>
        </li>
      ))}
    </ul>
  );
}
