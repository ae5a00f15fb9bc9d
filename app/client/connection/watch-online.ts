import { connectivity, noteConnectivity } from "./connectivity.ts";
import { tryAgain } from "./try-again.ts";

/** Keeps what the device says about its connection, and tries again at once when it is back; returns a function that stops. */
export function watchOnline(): () => void {
  const note = () => {
    noteConnectivity({ isOffline: !navigator.onLine });
    if (navigator.onLine && connectivity().isSilent) void tryAgain();
  };
  note();
  addEventListener("online", note);
  addEventListener("offline", note);
  return () => {
    removeEventListener("online", note);
    removeEventListener("offline", note);
  };
}
