import { Icon } from "./icon.tsx";

/** The rating one review gave: a star and "5 of 5". */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="rate">
      <Icon name="star" />
      <b>{rating}</b> <span>of 5</span>
    </span>
  );
}
