import type { ReactNode } from "react";

/** The coloured bar on top of every page; it stays in view while scrolling. */
export function StickyHeader({ children }: { children: ReactNode }) {
  return (
    <header className="opaque-after-scroll sticky top-0 z-5 border-b-2 border-bar-line bg-bar text-on-bar">
      {children}
    </header>
  );
}
