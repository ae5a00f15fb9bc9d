import { Num } from "#app/ui/values/number.tsx";
import { ratingLine, Star } from "./stars.tsx";

type RatingProps = {
  rating: number;
  count: number;
  /** Whether the word "reviews" is shown. */
  words?: boolean;
};

/** The average and the number of reviews, "4.9 (87)". */
export function Rating({ rating, count, words = false }: RatingProps) {
  if (count === 0) return <span className={`${ratingLine} text-soft`}>New, no reviews yet</span>;
  const reviews = count === 1 ? "review" : "reviews";
  return (
    <span className={ratingLine}>
      <Star />
      <b>
        <Num of={rating} decimals={1} />
      </b>
      <span className="sr-only"> out of 5, </span>{" "}
      <span className="text-soft">
        (<Num of={count} />
        {words && ` ${reviews}`}){!words && <span className="sr-only"> {reviews}</span>}
      </span>
    </span>
  );
}
