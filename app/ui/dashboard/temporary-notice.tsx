import { type ReactNode, useEffect, useState } from "react";
import { Notice } from "#app/ui/notice.tsx";

const VISIBLE_MS = 5_000;

/**
 * A success notice that disappears after five seconds, but never while it is hovered or focused (decision 100). Without
 * JavaScript it stays until the next page.
 */
export function TemporaryNotice({ children }: { children: ReactNode }) {
  const [isHeld, setHeld] = useState(false);
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => setHidden(true), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  if (isHidden) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: reading it longer is no action of its own
    <div
      className="mb-4 with-panes:m-4 print:hidden"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Notice tone="ok">{children}</Notice>
    </div>
  );
}
