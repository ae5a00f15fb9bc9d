import type { ReactNode } from "react";

/**
 * The buttons of a long form, always in view, on a phone above the navigation; they never cover the focused field. With very
 * large text, which leaves no space for bars, they stand at the end of the form.
 */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <div
      className="@min-[16rem]:sticky bottom-[calc(58px+env(safe-area-inset-bottom))] z-5 -mx-4 flex flex-wrap gap-x-3 gap-y-2 border-t-2 border-control bg-page px-4 pt-2.5 pb-3.25 lg:bottom-0 lg:mx-0 lg:px-0"
      data-bottom-bar
    >
      {children}
    </div>
  );
}

/** The classes of a button in the bar. */
export const barButton = "flex-1 lg:flex-none";
