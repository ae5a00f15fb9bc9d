import { cva, cx, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const gridClass = cva("grid gap-3 sm:grid-cols-2 sm:gap-x-4 sm:gap-y-5", {
  variants: {
    columns: {
      2: "",
      3: "lg:grid-cols-3",
      4: "lg:grid-cols-4",
      /** One under the other, also on wide screens. */
      list: "lg:grid-cols-1",
    },
  },
});

type CardGridProps = {
  columns: NonNullable<VariantProps<typeof gridClass>["columns"]>;
  children: ReactNode;
};

/** Cards under one another on a phone, in two columns from 640 px, in `columns` from 960 px. */
export function CardGrid({ columns, children }: CardGridProps) {
  return <ul className={gridClass({ columns })}>{children}</ul>;
}

type CardPartProps = {
  /** Whether it is a row on wide screens too. */
  list: boolean;
  className?: string;
  children: ReactNode;
};

type CardProps = CardPartProps & {
  /** Where a link to the card leads. */
  id?: string;
  suggested?: boolean;
};

/** One card of a grid: a row on a phone, a card from 640 px. */
export function Card({ id, list, suggested, children }: CardProps) {
  return (
    <li
      id={id}
      data-suggested={suggested ? "" : undefined}
      className={cx(
        "group relative flex flex-wrap gap-x-3 gap-y-2 rounded-card border border-line bg-card p-2.5 plank-card sm:flex-col sm:flex-nowrap sm:gap-0 sm:p-0",
        list && "lg:flex-row lg:items-stretch",
      )}
    >
      {children}
    </li>
  );
}

/** The classes of a card's picture. */
export function cardPicture(list: boolean): string {
  return cx(
    "min-h-26 grow basis-24 rounded-control sm:aspect-16/9 sm:min-h-0 sm:flex-none sm:rounded-t-[9px] sm:rounded-b-none",
    list && "lg:aspect-auto lg:w-52 lg:rounded-l-[9px] lg:rounded-r-none",
  );
}

export function CardBody({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-w-[min(9.5rem,100%)] flex-[999] flex-col gap-1 sm:gap-1.5 sm:p-3.5">
      {children}
    </div>
  );
}

/** Rating and price, at the bottom. */
export function CardFoot({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={cx(
        "mt-auto flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5 pt-1",
        className,
      )}
    >
      {children}
    </div>
  );
}

/** The buttons of a card, above the link that covers it. */
export function CardActions({ list, className, children }: CardPartProps) {
  return (
    <div
      className={cx(
        "relative flex shrink-0 basis-full flex-wrap gap-2 border-t border-line pt-0.5 sm:basis-auto sm:border-0 sm:px-3.5 sm:pt-0 sm:pb-3.5",
        list && "lg:justify-center lg:border-l lg:p-3.5",
        className,
      )}
    >
      {children}
    </div>
  );
}

/** A button of a card: without its border on a phone, where a line separates the row. */
export const cardButton = "max-sm:border-0";

/** The button that takes the room there is. */
export const wideCardButton = "min-w-0 flex-auto flex-wrap max-sm:border-0 max-tiny:px-1.5";
