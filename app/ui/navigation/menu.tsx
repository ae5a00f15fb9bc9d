import type { ReactNode } from "react";

/** The classes of a link or button in the header, in its bar or in a menu. */
export const headerItem =
  "min-h-11 items-center gap-1.5 rounded-control px-3 font-semibold text-inherit underline-on-hover";
/** The classes of an entry of a menu. */
export const menuItem = `flex ${headerItem}`;

type MenuProps = {
  /** What is pressed to open it. */
  summary: ReactNode;
  className?: string;
  /** Entries of a list. */
  children: ReactNode;
};

/** A menu of the header that opens without JavaScript too; on small screens it hangs at the right edge. */
export function Menu({ summary, className = "[&>ul]:right-4 lg:relative", children }: MenuProps) {
  return (
    <details className={className} data-menu="">
      <summary className={`inline-flex ${headerItem}`}>{summary}</summary>
      <ul className="absolute top-full right-0 w-60 rounded-card border border-control bg-card p-2 text-ink plank-card">
        {children}
      </ul>
    </details>
  );
}
