import { SYNC_TAG } from "#app/device/background-sync.ts";
import { VISITOR } from "#app/device/person.ts";
import { openQueue, type Queue } from "#app/device/queue.ts";
import { queueStore } from "#app/device/queue-store.ts";
import { type SendingPorts, sendingBesideOthers, sendQueue } from "#app/device/send-queue.ts";
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
  await sendAll(openQueue(queueStore(person)), sendingBesideOthers);
}

/** Sends what waits. Rejects where some of it is left, by which the browser knows to try again later. */
export async function sendAll(queue: Queue, ports: SendingPorts): Promise<void> {
  const { stillWait, sentElsewhere } = await sendQueue(queue, ports);
  if (stillWait || sentElsewhere) throw new Error("Some of what waits was not sent yet.");
}
