import { useState } from "react";

/** What is chosen on a page with scripts, beginning with what the page shows: its addresses name the choice. */
export function useChoice<T extends string | number>(shown: T) {
  const [before, setBefore] = useState(shown);
  const [choice, setChoice] = useState(shown);
  if (before !== shown) {
    setBefore(shown);
    setChoice(shown);
  }
  return [choice, setChoice] as const;
}
