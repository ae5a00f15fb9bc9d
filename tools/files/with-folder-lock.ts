import { mkdir } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { lockFolder } from "./lock.ts";

const LOCK_WAIT_MS = 200;

/** Does the work while this process alone has the lock of the folder, which is made when missing; waits for others. */
export async function withFolderLock(folder: string, work: () => Promise<void>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unlock = await waitForLock(folder);
  try {
    await work();
  } finally {
    unlock();
  }
}

async function waitForLock(folder: string): Promise<() => void> {
  while (true) {
    const unlock = await lockFolder(folder);
    if (unlock) return unlock;
    await sleep(LOCK_WAIT_MS);
  }
}
