import type { ReactNode } from "react";

type OverviewSectionProps = {
  title: string;
  /** The link to the whole list. */
  more: ReactNode;
  children: ReactNode;
};

/** A section of the overview, with a link to the whole list. */
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

/** The classes of that link. */
export const overviewLink = "inline-block py-2.5 font-semibold whitespace-nowrap";
