import { useCallback, useEffect, useState } from "react";
import { useNavigation, useRevalidator } from "react-router";

/**
 * Loads the page again, after a navigation that is under way: during it, the next page would be asked for twice, and only
 * the first answer, which nobody sees then, has its notice.
 */
export function useRefresh(): () => void {
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isDue || state !== "idle") return;
    setDue(false);
    void revalidate();
  }, [isDue, state, revalidate]);
  return useCallback(() => setDue(true), []);
}
