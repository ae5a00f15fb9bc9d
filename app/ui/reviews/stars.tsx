import { Icon } from "#app/ui/pictures/icon.tsx";

/** The rating of one review: a star and "5 of 5". */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className={ratingLine}>
      <Star />
      <b>{rating}</b> <span className="text-soft">of 5</span>
    </span>
  );
}

/** A golden star beside a number. */
export function Star() {
  return <Icon name="star" className="size-[1.1em] self-center fill-gold stroke-star" />;
}

/** The class of a star with its number and text in one line. */
export const ratingLine = "inline-flex items-baseline gap-1 text-md";
