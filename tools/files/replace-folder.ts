import { rename, rm } from "node:fs/promises";

/**
 * Replaces a folder by what `make` writes: beside it first and then renamed, so that the folder is never half-written. When
 * `make` throws, the folder stays as it was. One caller at a time.
 */
export async function replaceFolder(
  folder: string,
  make: (fresh: string) => Promise<void>,
): Promise<void> {
  const fresh = `${folder}-fresh`;
  const former = `${folder}-former`;
  for (const path of [fresh, former]) await rm(path, { recursive: true, force: true });
  try {
    await make(fresh);
    await rename(folder, former).catch(unlessMissing);
    await rename(fresh, folder);
  } finally {
    for (const path of [fresh, former]) await rm(path, { recursive: true, force: true });
  }
}

function unlessMissing(error: unknown): void {
  if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
}
