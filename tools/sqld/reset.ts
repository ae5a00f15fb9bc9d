import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { PlainError } from "#db/connection/plain-error.ts";
import { lockFolder } from "#tools/files/lock.ts";
import { findLocalServer } from "./server-file.ts";
import type { DatabaseSettings } from "./settings.ts";

/** Deletes the local database, photos and rooms. Throws a PlainError while a Kayap runs on them. */
export async function resetData({ data, folder }: DatabaseSettings): Promise<void> {
  if (!existsSync(folder)) return;
  const unlock = (await findLocalServer(folder)) ? undefined : await lockFolder(folder);
  if (!unlock) throw new PlainError(`Kayap is running on ${data}: stop it first (Ctrl-C).`);
  try {
    const files = (await readdir(folder)).filter((file) => file !== "lock");
    const paths = [...files.map((file) => join(folder, file)), join(data, "v3")];
    for (const path of paths) await rm(path, { recursive: true, force: true });
  } finally {
    unlock();
  }
}
