import { join } from "node:path";
import { createClient } from "@libsql/client";

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

function isBusy(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");
}
