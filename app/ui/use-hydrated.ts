import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in what the server sends, true once the browser's scripts run the page: hides what only serves without them. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
