import { useEffect, useRef, useState } from "react";

/** What ends a press; a menu that opens by it takes the release away. */
const ENDS = ["pointerup", "pointercancel", "contextmenu"] as const;

/**
 * The value as it was when something was pressed, until the press is over. What disappears between the press and the
 * release moves the page under the finger, and the button that was pressed gets no click.
 */
export function useHeldWhilePressed<T>(value: T): T {
  const [snapshot, setSnapshot] = useState<{ value: T } | null>(null);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  useEffect(() => {
    const hold = () => setSnapshot({ value: latest.current });
    // The click comes after the release, so the page moves only in the next task.
    const release = () => setTimeout(() => setSnapshot(null));
    addEventListener("pointerdown", hold, true);
    for (const end of ENDS) addEventListener(end, release, true);
    return () => {
      removeEventListener("pointerdown", hold, true);
      for (const end of ENDS) removeEventListener(end, release, true);
    };
  }, []);
  return snapshot ? snapshot.value : value;
}
