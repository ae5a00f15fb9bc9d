import type { RouterContextProvider } from "react-router";
import { clockContext, databaseContext } from "#app/context.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { readTitles } from "#db/services/saved-page.ts";
import { removeSaved, restoreSaved } from "#db/services/saved-services.ts";

/**
 * Removes services from the list of the signed-in person. Where some were not on it, `missing` has their titles, or none
 * when they cannot be read.
 */
export async function removeOwnSaved(
  context: Readonly<RouterContextProvider>,
  serviceIds: string[],
): Promise<{ allRemoved: boolean; missing: string[] }> {
  const db = context.get(databaseContext);
  const now = context.get(clockContext)();
  const removed = await removeSaved(db, { userId: signedIn(context).id, serviceIds, now });
  const missing = serviceIds.filter((id) => !removed.includes(id));
  if (missing.length === 0) return { allRemoved: true, missing: [] };
  const titles = await tryDatabase(readTitles(db, missing));
  return { allRemoved: false, missing: titles.ok ? titles.value : [] };
}

/** Restores what the signed-in person removed at `removedAt` (UTC ms); how many services, none after a minute. */
export function restoreOwnSaved(
  context: Readonly<RouterContextProvider>,
  removedAt: number,
): Promise<number> {
  const now = context.get(clockContext)();
  const removal = { userId: signedIn(context).id, removedAt, now };
  return restoreSaved(context.get(databaseContext), removal);
}
