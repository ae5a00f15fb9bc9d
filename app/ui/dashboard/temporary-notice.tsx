import { useEffect, useState } from "react";
import { Notice } from "#app/ui/notice.tsx";

const VISIBLE_MS = 5_000;

/**
 * A notice of success disappears after five seconds, but never while it is hovered or focused; one of a failure stays
 * (decision 100). Without JavaScript both stay until the next page.
 */
export function TemporaryNotice({ text, failed }: { text: string; failed: boolean }) {
  const [isHeld, setHeld] = useState(false);
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    if (isHeld || failed) return;
    const timer = setTimeout(() => setHidden(true), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [isHeld, failed]);
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
      <Notice tone={failed ? "bad" : "ok"}>{text}</Notice>
    </div>
  );
}
