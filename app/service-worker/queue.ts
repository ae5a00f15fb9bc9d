import { SYNC_TAG } from "#app/device/background-sync.ts";
import { VISITOR } from "#app/device/person.ts";
import { openQueue } from "#app/device/queue.ts";
import { queueStore } from "#app/device/queue-store.ts";
import { sendingBesideOthers, sendQueue } from "#app/device/send-queue.ts";
import { personHere } from "./person.ts";

/** Sends what waits on the device when the browser says that there is a connection, also when no page is open. */
export function listenForConnection(): void {
  addEventListener("sync", (event) => {
    if (event.tag === SYNC_TAG) event.waitUntil(send());
  });
}

async function send(): Promise<void> {
  const person = await personHere();
  if (person === VISITOR) return;
  const { stillWait, sentElsewhere } = await sendQueue(
    openQueue(queueStore(person)),
    sendingBesideOthers,
  );
  // The browser tries again later.
  if (stillWait || sentElsewhere) throw new Error("Some of what waits was not sent yet.");
}
