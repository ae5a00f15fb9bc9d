import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/pictures/icon.tsx";

const gridClass = cva("grid gap-2.5 sm:gap-4", {
  variants: {
    columns: {
      3: "grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] sm:grid-cols-3",
      4: "grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] sm:grid-cols-4",
    },
  },
});

type StatGridProps = {
  columns: NonNullable<VariantProps<typeof gridClass>["columns"]>;
  children: ReactNode;
};

/** Statistics beside each other, as many as fit on a phone. */
export function StatGrid({ columns, children }: StatGridProps) {
  return (
    <ul data-stats className={gridClass({ columns })}>
      {children}
    </ul>
  );
}

type StatProps = {
  name: string;
  icon?: string;
  /** The page with the counted items. */
  to?: string;
  /** Null when it could not be read; then it links to `again`. */
  value: ReactNode;
  again?: string;
};

const LINK = "block text-inherit no-underline group-hover:underline";

/** A statistic with its name. */
export function Stat({ name, icon, to, value, again }: StatProps) {
  const content = (
    <>
      {value === null ? (
        <b className="block leading-[1.15] font-extrabold">Could not load. Try Again</b>
      ) : (
        <b className="block text-3xl leading-[1.15] font-extrabold [letter-spacing:-0.02em]">
          {value}
        </b>
      )}{" "}
      <span className="flex items-center gap-1.25 text-meta text-soft">
        {icon && <Icon name={icon} />}
        {name}
      </span>
    </>
  );
  return (
    <li className="group rounded-card border border-line bg-card p-3 plank-card">
      {value === null && again ? (
        <a className={LINK} href={again}>
          {content}
        </a>
      ) : to ? (
        <Link className={LINK} to={to}>
          {content}
        </Link>
      ) : (
        content
      )}
    </li>
  );
}
