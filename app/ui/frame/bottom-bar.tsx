import type { ReactNode } from "react";

type BottomBarProps = { label: string; children: ReactNode };

/** A bar with the main actions, fixed at the bottom of small screens. */
export function BottomBar({ label, children }: BottomBarProps) {
  return (
    <section
      className="fixed inset-x-0 bottom-0 z-5 flex flex-wrap items-center gap-x-3 gap-y-1 border-t-2 border-control bg-card px-4 pt-2 above-home-indicator @container lg:hidden"
      aria-label={label}
      data-bottom-bar
    >
      {children}
    </section>
  );
}
