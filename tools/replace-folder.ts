import { rename, rm } from "node:fs/promises";

/**
 * Puts what `make` makes in place of a folder: made beside it and moved there whole, so that nobody finds it
 * half-written, whatever interrupts us. When `make` throws, the folder stays as it was. One caller at a time.
 */
export async function replaceFolder(
  folder: string,
  make: (fresh: string) => Promise<void>,
): Promise<void> {
  const fresh = `${folder}-fresh`;
  const former = `${folder}-former`;
  for (const left of [fresh, former]) await rm(left, { recursive: true, force: true });
  try {
    await make(fresh);
    await rename(folder, former).catch(unlessMissing);
    await rename(fresh, folder);
  } finally {
    for (const left of [fresh, former]) await rm(left, { recursive: true, force: true });
  }
}

function unlessMissing(error: unknown): void {
  if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
}
