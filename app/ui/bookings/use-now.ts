import { useEffect, useState } from "react";
import { MINUTE_MS } from "#app/domain/time/durations.ts";

/** The server's time, UTC milliseconds, going on minute by minute while the page is open. */
export function useNow(atLoad: number): number {
  const [now, setNow] = useState(atLoad);
  useEffect(() => {
    const start = performance.now();
    const tick = () => setNow(Math.floor(atLoad + performance.now() - start));
    tick();
    const timer = setInterval(tick, MINUTE_MS);
    return () => clearInterval(timer);
  }, [atLoad]);
  return now;
}
