import { useSyncExternalStore } from "react";
import { CONNECTED, type Connectivity, connectivity, onConnectivity } from "./connectivity.ts";

/** What is known about the connection, as it changes. */
export function useConnectivity(): Connectivity {
  return useSyncExternalStore(onConnectivity, connectivity, () => CONNECTED);
}
