/** Where a page that has no queue can see that something waits on this device. */
export const SOMETHING_WAITS = "queue";

/** Notes whether something waits to be sent. Where nothing can be stored, nothing waits. */
export function noteWaiting(isWaiting: boolean): void {
  try {
    if (isWaiting) localStorage.setItem(SOMETHING_WAITS, "1");
    else localStorage.removeItem(SOMETHING_WAITS);
  } catch {
    // A browser that stores nothing keeps no queue either.
  }
}
