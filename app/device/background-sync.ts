/** The tag under which the service worker is woken when there is a connection. */
export const SYNC_TAG = "queue";

type SyncManager = { register(tag: string): Promise<void> };

const hasSync = (
  registration: ServiceWorkerRegistration,
): registration is ServiceWorkerRegistration & { sync: SyncManager } => "sync" in registration;

/** Asks the browser to send what waits once there is a connection, also when no page is open; where it cannot, nothing. */
export async function requestSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration || !hasSync(registration)) return;
  // A browser may forbid it; then what waits goes out when Kayap is opened next.
  await registration.sync.register(SYNC_TAG).catch(() => {});
}
