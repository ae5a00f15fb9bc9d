import { cva, cx } from "class-variance-authority";
import type { ReactNode } from "react";

const layoutClass = cva(
  "grid grid-cols-[auto_1fr_auto] items-center gap-2.5 pt-3.5 pb-8 *:min-w-0 lg:gap-x-2 lg:gap-y-3 lg:pt-5",
  {
    variants: {
      /** Filters stand on the left of wide screens. */
      hasFilters: {
        true: "lg:grid-cols-[264px_1fr_auto_auto] lg:grid-rows-[auto_1fr]",
        false: "lg:grid-cols-[1fr_auto_auto]",
      },
    },
  },
);

type ResultsLayoutProps = {
  /** How many there are. */
  count: ReactNode;
  /** Grid or list. */
  view: ReactNode;
  filters?: ReactNode;
  order: ReactNode;
  className?: string;
  children: ReactNode;
};

/**
 * A list with its count and view on top, on a small screen its filters and order below those, on a wide one the filters on
 * the left.
 */
export function ResultsLayout(props: ResultsLayoutProps) {
  const { count, view, filters, order, className, children } = props;
  const hasFilters = filters !== undefined;
  return (
    <div className={layoutClass({ hasFilters, className })}>
      {/* As tall as what is beside it, which arrives later and must not push it. */}
      <h2
        className={cx(
          "col-span-2 min-h-11 content-center lg:min-w-22 text-xl font-extrabold [letter-spacing:-0.01em]",
          hasFilters ? "lg:col-[2]" : "lg:col-[1]",
        )}
      >
        {count}
      </h2>
      <div className="lg:-col-end-1 lg:row-start-1">{view}</div>
      {/* Beside each other, but one below the other where the text is large. */}
      <div className="col-span-full flex flex-wrap items-start gap-2.5 *:min-w-0 lg:contents">
        {hasFilters && (
          <aside
            className="self-start lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mr-6"
            aria-label="Filters"
          >
            {filters}
          </aside>
        )}
        <div className="flex flex-auto flex-wrap gap-2 lg:-col-end-2 lg:row-start-1">{order}</div>
      </div>
      <div
        className={cx(
          "self-start",
          hasFilters ? "max-lg:col-span-full lg:col-span-3" : "col-span-full",
        )}
      >
        {children}
      </div>
    </div>
  );
}
