import { cx } from "class-variance-authority";
import type { OwnReview, ReviewSide } from "#app/domain/reviews/own-review.ts";
import { reviewerName } from "#app/domain/reviews/review.ts";
import { paths, type ReviewAction } from "#app/links.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink, buttonRow } from "#app/ui/button.tsx";
import { artOf } from "#app/ui/pictures/category-patterns.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Thumbnail } from "#app/ui/pictures/thumbnail.tsx";
import { BookedHere } from "#app/ui/reviews/booked-here.tsx";
import { HelpfulCount } from "#app/ui/reviews/helpful-form.tsx";
import { Stars } from "#app/ui/reviews/stars.tsx";
import { Day } from "#app/ui/values/date-time.tsx";

type OwnReviewListProps = {
  reviews: readonly OwnReview[];
  side: ReviewSide;
};

export function OwnReviewList({ reviews, side }: OwnReviewListProps) {
  return (
    <ul className="ruled">
      {reviews.map((review) => (
        <li key={review.id} id={`review-${review.id}`} className="flex gap-3 py-4">
          <Thumbnail
            service={review.service}
            art={artOf(review.service.categoryId, review.service.subcategoryId)}
            large
          />
          <div className="min-w-0 flex-1">
            <Head review={review} side={side} />
            <p className="mt-1.5 whitespace-pre-line">{review.comment}</p>
            {review.reply && (
              <div className="mt-2.5 border-l-4 border-gold pl-3 text-sm">
                <b>{side === "received" ? "Your reply" : `Reply from ${review.proName}`}</b>
                <p className="whitespace-pre-line">{review.reply}</p>
              </div>
            )}
            <div className={cx(buttonRow, "mt-2")}>
              <HelpfulCount {...review} />
              <ReviewActions review={review} side={side} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Head({ review, side }: { review: OwnReview; side: ReviewSide }) {
  const { service, proName, createdAt, updatedAt } = review;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 justify-between">
        <h2 className="text-lg">
          {service.listed ? (
            <a className="text-inherit" href={paths.service(service.id)}>
              {service.title}
            </a>
          ) : (
            service.title
          )}
        </h2>
        <Stars rating={review.rating} />
      </div>
      <p className="mt-1.5 text-sm text-soft wrap-anywhere flex flex-wrap items-center gap-2">
        <b className="font-semibold text-ink">
          {side === "received" ? reviewerName(review) : proName}
        </b>{" "}
        <span>
          <Day at={createdAt} />
          {updatedAt > createdAt && " · Edited"}
        </span>
        {review.bookedHere && <BookedHere />}
        {review.hidden && <Badge tone="danger">Hidden by Kayap</Badge>}
      </p>
    </>
  );
}

function ReviewActions({ review, side }: { review: OwnReview; side: ReviewSide }) {
  const link = (to: ReviewAction, icon: string, name: string) => (
    <ButtonLink
      variant="secondary"
      size="compact"
      to={paths.review(review.id, to)}
      preventScrollReset
    >
      <Icon name={icon} />
      {name}
      <span className="sr-only"> the review of {review.service.title}</span>
    </ButtonLink>
  );
  if (review.mine) {
    return (
      <>
        {link("edit", "pencil", "Edit")}
        {link("delete", "trash-2", "Delete")}
      </>
    );
  }
  return (
    <>
      {side === "received" && link("reply", "reply", review.reply ? "Edit reply" : "Reply")}
      {link("report", "flag", "Report")}
    </>
  );
}
