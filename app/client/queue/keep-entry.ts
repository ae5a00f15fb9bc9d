import { requestSync } from "#app/device/background-sync.ts";
import type { OfferEntry, TransitionEntry } from "#app/domain/queue/entry.ts";
import { queueOfPage } from "./device-queue.ts";

type Fields<E> = Omit<E, "person" | "at" | "notBefore" | "refused">;

/** Keeps what was written on the device until it can be sent; one of the same id takes its place. False where it cannot. */
export async function keepEntry(
  fields: Fields<TransitionEntry> | Fields<OfferEntry>,
): Promise<boolean> {
  const page = queueOfPage();
  if (!page) return false;
  const rest = { person: page.me, at: Date.now(), notBefore: 0, refused: null };
  try {
    await page.queue.put({ ...fields, ...rest });
  } catch {
    return false;
  }
  void requestSync();
  return true;
}
