import type { RatingDistribution } from "#app/domain/reviews/review.ts";

const RATINGS = [5, 4, 3, 2, 1];

type RatingBarsProps = {
  distribution: RatingDistribution;
  /** The rating that the list is narrowed to. */
  chosen: number | null;
  /** The address of the list with this rating, or with all. */
  hrefOf: (stars: number | null) => string;
};

/** The number of reviews of each rating, as bars; each one filters the list by its rating, or shows all again. */
export function RatingBars({ distribution, chosen, hrefOf }: RatingBarsProps) {
  const counts = new Map(distribution.map(({ rating, reviewCount }) => [rating, reviewCount]));
  const total = distribution.reduce((sum, { reviewCount }) => sum + reviewCount, 0);
  return (
    <div data-rating-bars className="max-w-105 min-w-55 flex-1 text-sm">
      {RATINGS.map((rating) => {
        const count = counts.get(rating) ?? 0;
        const current = rating === chosen;
        return (
          <a
            key={rating}
            className="grid min-h-11 grid-cols-[3.2em_1fr_3em] items-center gap-2.5 rounded-control px-1.5 text-inherit no-underline hover:bg-sunken current:bg-sunken current:font-bold current:chosen-left-4"
            href={hrefOf(current ? null : rating)}
            aria-current={current ? "true" : undefined}
          >
            <span>
              {rating} star<span className="sr-only">, </span>
            </span>
            <svg
              className="block h-2.5 w-full rounded-[2px] bg-neutral-tint"
              viewBox="0 0 100 10"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect
                className="fill-primary"
                width={Math.round((100 * count) / total)}
                height="10"
              />
            </svg>
            <span className="text-right tabular">
              {count}
              <span className="sr-only">{count === 1 ? " review" : " reviews"}</span>
            </span>
          </a>
        );
      })}
    </div>
  );
}
