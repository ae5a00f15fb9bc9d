import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server, true once the page is hydrated: hides controls that are only needed without JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
