import type { ReactNode } from "react";

type BottomBarProps = { label: string; children: ReactNode };

/** A bar with the main actions, fixed at the bottom of small screens. */
export function BottomBar({ label, children }: BottomBarProps) {
  return (
    <section
      className="fixed inset-x-0 bottom-0 z-6 flex items-center gap-2.5 border-t-2 border-control bg-card px-4 pt-2 pb-[calc(8px+env(safe-area-inset-bottom))] lg:hidden"
      aria-label={label}
      data-bottom-bar
    >
      {children}
    </section>
  );
}
