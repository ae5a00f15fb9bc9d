import type { ReactNode } from "react";
import { Banner } from "./banner.tsx";

/** The coloured bar on top of every page, which stays in view while scrolling, under what the team has to say. */
export function StickyHeader({ children }: { children: ReactNode }) {
  return (
    <>
      <Banner />
      <header className="opaque-after-scroll sticky top-0 z-5 border-b-2 border-bar-line bg-bar text-on-bar">
        {children}
      </header>
    </>
  );
}
