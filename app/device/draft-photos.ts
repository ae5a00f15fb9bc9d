import { isTooOld } from "#app/domain/drafts/draft.ts";
import type { DraftOf } from "./drafts.ts";
import { currentPerson } from "./person.ts";

/** A photo of a form that was not sent yet. */
export type KeptPhoto = {
  /** The id of the stored photo, or its key in the list until it is stored. */
  id: string;
  alt: string;
  /** When the server stored it, UTC milliseconds; null before. */
  storedAt: number | null;
  /** The shrunk photo; null for one that came from the server. */
  blob: Blob | null;
};

/** The photos of one form, in their order. */
export type KeptPhotos = { savedAt: number; photos: KeptPhoto[]; removed: string[] };

const DATABASE = "drafts";
const STORE = "photos";

/** Stores the photos of a form; rejects where the device is somebody else's, is full or stores nothing. */
export async function writePhotos({ person, subject }: DraftOf, draft: KeptPhotos): Promise<void> {
  if (currentPerson() !== person) throw new Error("The device is somebody else's.");
  await inStore("readwrite", (store) => store.put(draft, [person, subject]));
}

/** The photos kept of a form, or null. */
export async function readPhotos({ person, subject }: DraftOf): Promise<KeptPhotos | null> {
  if (currentPerson() !== person || !(await exists())) return null;
  const draft = await inStore<KeptPhotos | undefined>("readonly", (store) =>
    store.get([person, subject]),
  );
  return draft && !isTooOld(draft.savedAt, Date.now()) ? draft : null;
}

/** Deletes the photos kept of a form. */
export async function deletePhotos({ person, subject }: DraftOf): Promise<void> {
  try {
    if (await exists()) await inStore("readwrite", (store) => store.delete([person, subject]));
  } catch {
    // A browser that stores nothing has nothing to delete.
  }
}

/** Deletes the photos of everybody else, and those that are too old. */
export async function forgetPhotos(person: string): Promise<void> {
  if (!(await exists())) return;
  const keys = await inStore("readonly", (store) => store.getAllKeys());
  for (const key of keys) {
    if (!Array.isArray(key)) continue;
    const [owner, subject] = key;
    const isOwn = owner === person && typeof subject === "string";
    if (isOwn && (await readPhotos({ person, subject }))) continue;
    await inStore("readwrite", (store) => store.delete(key));
  }
}

/** Whether anything was ever kept: a database that is opened is made. */
async function exists(): Promise<boolean> {
  if (!indexedDB.databases) return true;
  return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
}

async function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}
