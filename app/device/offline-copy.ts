import { type KeptCopy, mayBeShown, readKeptCopy } from "#app/domain/offline/copy.ts";
import { openVault } from "./vault.ts";

const STORE = "offline";
const COPY = "copy";
const CHOICE = "choice";

/** What somebody chose for this device; null before they were asked. */
export type Choice = "keep" | "not now" | null;

/** What this device keeps of somebody's day, or null. A copy that is too old to be shown is erased here. */
export async function readCopy(person: string, now: number): Promise<KeptCopy | null> {
  const vault = await openVault(person);
  const copy = readKeptCopy(await vault.get(STORE, COPY));
  if (!copy || mayBeShown(copy, now)) return copy;
  await vault.delete(STORE, COPY);
  return null;
}

export async function storeCopy(person: string, copy: KeptCopy): Promise<void> {
  await (await openVault(person)).put(STORE, COPY, copy);
}

export async function eraseCopy(person: string): Promise<void> {
  await (await openVault(person)).delete(STORE, COPY);
}

export async function readChoice(person: string): Promise<Choice> {
  const choice = await (await openVault(person)).get(STORE, CHOICE);
  return choice === "keep" || choice === "not now" ? choice : null;
}

/** Stores what somebody chose; with anything but "keep" nothing stays. */
export async function storeChoice(person: string, choice: "keep" | "not now"): Promise<void> {
  const vault = await openVault(person);
  await vault.put(STORE, CHOICE, choice);
  if (choice !== "keep") await vault.delete(STORE, COPY);
}
