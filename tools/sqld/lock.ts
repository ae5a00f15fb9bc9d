import { join } from "node:path";
import { createClient } from "@libsql/client";
import { PlainError } from "#db/plain-error.ts";

/**
 * Takes the lock of a folder that exists and returns the function that gives it back, or undefined
 * when another process has it. The operating system gives it back when the process ends, so a crash
 * leaves no stale lock.
 */
export async function lockFolder(folder: string): Promise<(() => void) | undefined> {
  const client = createClient({ url: `file:${join(folder, "lock")}` });
  try {
    const held = await client.transaction("write");
    return () => {
      held.close();
      client.close();
    };
  } catch (error) {
    client.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}

/** As `lockFolder`, for a Kayap on the folder's data. Throws a PlainError while another one has it open. */
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
