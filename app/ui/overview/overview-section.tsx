import type { ReactNode } from "react";
import { Link } from "react-router";

/** A public page has an `href`, one of the dashboard a `to`. */
type LinkToList = { name: string } & ({ to: string } | { href: string });

type OverviewSectionProps = {
  title: string;
  /** The whole list. */
  more: LinkToList;
  children: ReactNode;
};

const LINK = "inline-block py-2.5 font-semibold whitespace-nowrap";

/** A section of the overview, with a link to the whole list. */
export function OverviewSection({ title, more, children }: OverviewSectionProps) {
  return (
    <section>
      <div className="mb-1 flex items-baseline justify-between gap-x-6 gap-y-1 max-phone:flex-wrap">
        <h2>{title}</h2>
        {"to" in more ? (
          <Link className={LINK} to={more.to}>
            {more.name}
          </Link>
        ) : (
          <a className={LINK} href={more.href}>
            {more.name}
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
