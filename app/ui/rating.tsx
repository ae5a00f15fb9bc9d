import { ratingText } from "#app/domain/review.ts";
import { Icon } from "./icon.tsx";

/** The average and the number of reviews, "4.9 (87)". */
export function Rating({
  rating,
  count,
  words = false,
}: {
  rating: number;
  count: number;
  words?: boolean;
}) {
  if (count === 0) return <span className="rate soft">New, no reviews yet</span>;
  const reviews = count === 1 ? "review" : "reviews";
  return (
    <span className="rate">
      <Icon name="star" />
      <b>{ratingText(rating)}</b>
      <span className="vh"> out of 5, </span>{" "}
      <span>
        {words ? `(${count.toLocaleString("en")} ${reviews})` : `(${count.toLocaleString("en")})`}
        {!words && <span className="vh"> {reviews}</span>}
      </span>
    </span>
  );
}
