import { type ReactNode, useEffect, useState } from "react";
import { Notice } from "#app/ui/notice.tsx";

const SHOWN_MS = 5_000;

/**
 * A success that goes by itself after five seconds, but never while somebody points at it or stands on it
 * (decision 100). Without JavaScript it stays until the next page.
 */
export function TemporaryNotice({ children }: { children: ReactNode }) {
  const [held, setHeld] = useState(false);
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => setGone(true), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held]);
  if (gone) return null;
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
