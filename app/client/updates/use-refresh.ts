import { useCallback, useEffect, useState } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { whenLookedAt } from "./when-looked-at.ts";

/**
 * Loads the page again, after a navigation that is under way: during it, the next page would be asked for twice, and only
 * the first answer, which nobody sees then, has its notice. A page that nobody looks at waits until somebody does, because
 * what is loaded counts as seen.
 */
export function useRefresh(): () => void {
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isDue || state !== "idle") return;
    return whenLookedAt(() => {
      setDue(false);
      void revalidate();
    });
  }, [isDue, state, revalidate]);
  return useCallback(() => setDue(true), []);
}
