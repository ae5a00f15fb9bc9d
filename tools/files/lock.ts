import { join } from "node:path";
import { createClient } from "@libsql/client";
import { PlainError } from "#db/connection/plain-error.ts";

/**
 * Locks an existing folder and returns the function that unlocks it, or undefined when another process has the lock. The
 * operating system releases it when the process ends, so a crash leaves no stale lock.
 */
export async function lockFolder(folder: string): Promise<(() => void) | undefined> {
  const client = createClient({ url: `file:${join(folder, "lock")}` });
  try {
    const transaction = await client.transaction("write");
    return () => {
      transaction.close();
      client.close();
    };
  } catch (error) {
    client.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}

/** Locks the data of a Kayap. Throws a PlainError while another Kayap has it open. */
export async function requireLock(folder: string): Promise<() => void> {
  const unlock = await lockFolder(folder);
  if (unlock) return unlock;
  throw new PlainError(
    `Another Kayap has the data in ${folder} open: stop that one first, or set KAYAP_DATA to another folder.`,
  );
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");
}
