import type { ReactNode } from "react";

type OverviewSectionProps = {
  title: string;
  /** The link to all of it. */
  more: ReactNode;
  children: ReactNode;
};

/** A part of the overview, with the way to all of it. */
export function OverviewSection({ title, more, children }: OverviewSectionProps) {
  return (
    <section>
      <div className="mb-1 flex items-baseline justify-between gap-x-6 gap-y-1 max-phone:flex-wrap">
        <h2>{title}</h2>
        {more}
      </div>
      {children}
    </section>
  );
}

/** That link. */
export const overviewLink = "inline-block py-2.5 font-semibold whitespace-nowrap";
