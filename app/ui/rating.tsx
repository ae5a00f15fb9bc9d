import { Icon } from "./icon.tsx";
import { Num } from "./number.tsx";

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
      <b>
        <Num of={rating} decimals={1} />
      </b>
      <span className="vh"> out of 5, </span>{" "}
      <span>
        (<Num of={count} />
        {words && ` ${reviews}`}){!words && <span className="vh"> {reviews}</span>}
      </span>
    </span>
  );
}
