import { openQueue, type Queue } from "#app/device/queue.ts";
import { queueStore } from "#app/device/queue-store.ts";

let ofPage: { me: string; queue: Queue } | null = null;

/** What waits on this device for the person of the page; null in a browser that cannot keep anything. */
export function queueOf(me: string): Queue | null {
  if (!("indexedDB" in window) || !("locks" in navigator)) return null;
  if (ofPage?.me !== me) ofPage = { me, queue: openQueue(queueStore(me)) };
  return ofPage.queue;
}

/** The person of the page, and what waits for them; null before the page is hydrated. */
export const queueOfPage = () => ofPage;
