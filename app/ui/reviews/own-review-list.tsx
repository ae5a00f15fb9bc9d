import { Link } from "react-router";
import type { OwnReview, ReviewSide } from "#app/domain/reviews/own-review.ts";
import { reviewerName } from "#app/domain/reviews/review.ts";
import { Icon } from "../icon.tsx";
import { serviceHref } from "../links.ts";
import { MiniPicture } from "../mini-picture.tsx";
import { Stars } from "../stars.tsx";
import { Day } from "../when.tsx";
import { BookedHere } from "./booked-here.tsx";
import { HelpfulCount } from "./helpful-form.tsx";
import { type ReviewStep, reviewHref } from "./review-href.ts";

type OwnReviewListProps = {
  reviews: readonly OwnReview[];
  side: ReviewSide;
};

export function OwnReviewList({ reviews, side }: OwnReviewListProps) {
  return (
    <ul className="list">
      {reviews.map((review) => (
        <li key={review.id} id={`review-${review.id}`} className="own-review">
          <MiniPicture service={review.service} />
          <div className="grow">
            <Head review={review} side={side} />
            <p>{review.comment}</p>
            {review.reply && (
              <div className="reply sm">
                <b>{side === "received" ? "Your reply" : `Reply from ${review.proName}`}</b>
                <p>{review.reply}</p>
              </div>
            )}
            <div className="line tight mt-2">
              <HelpfulCount {...review} />
              <Steps review={review} side={side} />
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
      <div className="line spread">
        <h2 className="service-of">
          {service.listed ? <a href={serviceHref(service.id)}>{service.title}</a> : service.title}
        </h2>
        <Stars rating={review.rating} />
      </div>
      <p className="by line">
        <b>{side === "received" ? reviewerName(review) : proName}</b>
        <span>
          <Day at={createdAt} />
          {updatedAt > createdAt && " · Edited"}
        </span>
        {review.bookedHere && <BookedHere />}
        {review.hidden && <span className="badge bad">Taken down by Kayap</span>}
      </p>
    </>
  );
}

function Steps({ review, side }: { review: OwnReview; side: ReviewSide }) {
  const step = (to: ReviewStep, icon: string, name: string) => (
    <Link className="btn alt s" to={reviewHref(review.id, to)} preventScrollReset>
      <Icon name={icon} />
      {name}
      <span className="vh"> the review of {review.service.title}</span>
    </Link>
  );
  if (review.mine) {
    return (
      <>
        {step("edit", "pencil", "Edit")}
        {step("delete", "trash-2", "Delete")}
      </>
    );
  }
  return (
    <>
      {side === "received" && step("reply", "reply", review.reply ? "Edit reply" : "Reply")}
      {step("report", "flag", "Report")}
    </>
  );
}
