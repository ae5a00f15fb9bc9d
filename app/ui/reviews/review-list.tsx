import { type Review, reviewerName } from "#app/domain/reviews/review.ts";
import { paths, signInFor } from "#app/links.ts";
import { Day } from "#app/ui/values/date-time.tsx";
import { BookedHere } from "./booked-here.tsx";
import { HelpfulForm } from "./helpful-form.tsx";
import { Stars } from "./stars.tsx";

const QUIET_LINK = "inline-flex min-h-11 items-center px-2 text-md font-semibold";

type ReviewListProps = {
  reviews: readonly Review[];
  /** The address of this page, to return to. */
  here: string;
  /** Whether each review names its service, as on a profile. */
  ofService?: boolean;
};

export function ReviewList({ reviews, here, ofService = false }: ReviewListProps) {
  return (
    <ul className="ruled mt-3">
      {reviews.map((review) => (
        <li key={review.id} id={`review-${review.id}`} className="py-4">
          <div className="flex flex-wrap items-center gap-2 justify-between">
            <span className="flex flex-wrap items-center gap-2">
              <b>{reviewerName(review)}</b>
              {review.bookedHere && <BookedHere />}
            </span>
            <Stars rating={review.rating} />
          </div>
          {ofService && (
            <p className="mt-2 text-sm">
              {review.service.listed ? (
                <a href={paths.service(review.service.id)}>{review.service.title}</a>
              ) : (
                review.service.title
              )}
            </p>
          )}
          <p className="mt-2 whitespace-pre-line">{review.comment}</p>
          {review.reply && (
            <div className="mt-2.5 border-l-4 border-gold pl-3 text-sm">
              <b>Reply from the professional</b>
              <p className="mt-2 whitespace-pre-line">{review.reply}</p>
            </div>
          )}
          <p className="mt-2 text-soft text-sm">
            <Day at={review.createdAt} />
            {review.updatedAt > review.createdAt && " · Edited"}
          </p>
          <div className="flex flex-wrap items-center gap-2 mt-2">
            <HelpfulForm review={review} here={here} />
            {review.mine ? (
              <a className={QUIET_LINK} href={paths.review(review.id, "edit")}>
                Edit<span className="sr-only"> your review</span>
              </a>
            ) : (
              <a className={QUIET_LINK} href={signInFor(paths.review(review.id, "report", here))}>
                Report<span className="sr-only"> the review of {reviewerName(review)}</span>
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
