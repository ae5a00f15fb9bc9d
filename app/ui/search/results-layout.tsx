import type { ReactNode } from "react";
import { classes } from "../classes.ts";

const COLUMNS = {
  /** Filters on the left of wide screens. */
  filtered: "lg:grid-cols-[264px_1fr_auto] lg:grid-rows-[auto_1fr]",
  plain: "lg:grid-cols-[1fr_auto]",
};

type ResultsLayoutProps = {
  columns: keyof typeof COLUMNS;
  /** How many there are. */
  count: ReactNode;
  filters?: ReactNode;
  order: ReactNode;
  className?: string;
  children: ReactNode;
};

/**
 * A list with its count on top, then its filters and its order beside each other. Open filters take the whole width of a
 * small screen; on a wide screen they are on the left.
 */
export function ResultsLayout(props: ResultsLayoutProps) {
  const { columns, count, filters, order, className, children } = props;
  return (
    <div
      className={classes(
        "grid grid-cols-[auto_1fr] items-center gap-2.5 pt-3.5 pb-8 *:min-w-0 lg:gap-x-8 lg:gap-y-3 lg:pt-5",
        COLUMNS[columns],
        className,
      )}
    >
      {/* As tall as the order beside it, which arrives later and must not push it. */}
      <h2
        className={classes(
          "text-xl font-extrabold [letter-spacing:-0.01em] max-lg:col-span-full lg:min-h-11 lg:content-center",
          Boolean(filters) && "lg:col-start-2",
        )}
      >
        {count}
      </h2>
      {filters && (
        <aside
          className="peer self-start max-lg:has-[[open]]:col-span-full lg:col-start-1 lg:row-span-2 lg:row-start-1"
          aria-label="Filters"
        >
          {filters}
        </aside>
      )}
      <div
        className={classes(
          "flex flex-wrap gap-2",
          filters ? "max-lg:peer-has-[[open]]:col-span-full" : "max-lg:col-span-full",
        )}
      >
        {order}
      </div>
      <div className="max-lg:col-span-full lg:col-span-2">{children}</div>
    </div>
  );
}
