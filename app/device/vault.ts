/** What the vault holds: what is readable without a connection, and what waits to be sent. */
type VaultStore = "offline" | "queue";

type Entry = { key: string; value: unknown };

/** The values of one person on this device. What was stored under an older key, or is damaged, counts as not there. */
export type Vault = {
  put(store: VaultStore, key: string, value: unknown): Promise<void>;
  get(store: VaultStore, key: string): Promise<unknown>;
  /** Sorted by key. */
  list(store: VaultStore): Promise<Entry[]>;
  delete(store: VaultStore, key: string): Promise<void>;
};

/** This browser keeps nothing, as in some private windows, or its storage is full or damaged. */
export class VaultUnavailable extends Error {
  override name = "VaultUnavailable";
}

const NAME = "kayap-vault";
const KEYS = "keys";
const STORES: readonly VaultStore[] = ["offline", "queue"];

type PersonKey = { id: string; key: CryptoKey };
type Row = { person: string; key: string; nonce: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer };

/**
 * Opens what a person keeps on this device, for a page or the service worker. Values are encrypted with a key of that
 * person which no script can read. Throws `VaultUnavailable` where the browser keeps nothing, here and in each call.
 */
export async function openVault(person: string): Promise<Vault> {
  const database = await open();
  const { id, key } = await keyOf(database, person);
  return {
    async put(store, name, value) {
      const nonce = crypto.getRandomValues(new Uint8Array(12));
      const bytes = new TextEncoder().encode(JSON.stringify(value));
      const sealed = await crypto.subtle.encrypt(cipher(nonce, [store, person, name]), key, bytes);
      await inTransaction(database, [KEYS, store], "readwrite", async (stores) => {
        // A person who was forgotten meanwhile, in another tab, leaves nothing behind.
        const current = await resultOf<unknown>(stores(KEYS).get(person));
        if (!isPersonKey(current) || current.id !== id) throw new VaultUnavailable("Forgotten.");
        const row: Row = { person, key: name, nonce, sealed };
        await resultOf(stores(store).put(row));
      });
    },
    async get(store, name) {
      const row = await inTransaction(database, [store], "readonly", (stores) =>
        resultOf<unknown>(stores(store).get([person, name])),
      );
      return unseal(key, store, row);
    },
    async list(store) {
      const range = IDBKeyRange.bound([person], [person, []]);
      const rows = await inTransaction(database, [store], "readonly", (stores) =>
        resultOf<unknown[]>(stores(store).getAll(range)),
      );
      const entries = await Promise.all(
        rows.filter(isRow).map(async (row) => ({
          key: row.key,
          value: await unseal(key, store, row),
        })),
      );
      return entries.filter(({ value }) => value !== undefined);
    },
    async delete(store, name) {
      await inTransaction(database, [store], "readwrite", (stores) =>
        resultOf(stores(store).delete([person, name])),
      );
    },
  };
}

/** Erases all values of a person on this device together with their key. */
async function forget(person: string): Promise<void> {
  const range = IDBKeyRange.bound([person], [person, []]);
  await inTransaction(await open(), [KEYS, ...STORES], "readwrite", async (stores) => {
    await resultOf(stores(KEYS).delete(person));
    for (const store of STORES) await resultOf(stores(store).delete(range));
  });
}

/** Erases what this device has of anybody else. A browser that keeps nothing has nothing to erase. */
export async function forgetOthersInVault(person: string): Promise<void> {
  try {
    const database = await open();
    const people = await inTransaction(database, [KEYS], "readonly", (stores) =>
      resultOf(stores(KEYS).getAllKeys()),
    );
    for (const other of people.map(String)) if (other !== person) await forget(other);
  } catch (error) {
    if (!(error instanceof VaultUnavailable)) throw error;
  }
}

let opening: Promise<IDBDatabase> | null = null;

/** The database, opened once for this page or worker, and again after the browser has closed it. */
function open(): Promise<IDBDatabase> {
  opening ??= begin().catch((error) => {
    opening = null;
    throw error;
  });
  return opening;
}

async function begin(): Promise<IDBDatabase> {
  try {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(KEYS);
      for (const store of STORES) {
        request.result.createObjectStore(store, { keyPath: ["person", "key"] });
      }
    };
    const database = await resultOf(request);
    const forgetIt = () => {
      opening = null;
    };
    database.onclose = forgetIt;
    database.onversionchange = () => {
      database.close();
      forgetIt();
    };
    return database;
  } catch (cause) {
    throw new VaultUnavailable("This browser keeps nothing.", { cause });
  }
}

/** The key of a person, made at their first value. Two tabs that make one at once get the same. */
async function keyOf(database: IDBDatabase, person: string): Promise<PersonKey> {
  const algorithm = { name: "AES-GCM", length: 256 };
  const key = await crypto.subtle.generateKey(algorithm, false, ["encrypt", "decrypt"]);
  const fresh: PersonKey = { id: crypto.randomUUID(), key };
  return inTransaction(database, [KEYS], "readwrite", async (stores) => {
    const stored = await resultOf<unknown>(stores(KEYS).get(person));
    if (isPersonKey(stored)) return stored;
    await resultOf(stores(KEYS).put(fresh, person));
    return fresh;
  });
}

function isPersonKey(stored: unknown): stored is PersonKey {
  return typeof stored === "object" && stored !== null && "id" in stored && "key" in stored;
}

/** Binds a value to its place: one that somebody has copied to another place cannot be read there. */
function cipher(iv: Uint8Array<ArrayBuffer>, place: readonly string[]): AesGcmParams {
  return { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(JSON.stringify(place)) };
}

async function unseal(key: CryptoKey, store: VaultStore, row: unknown): Promise<unknown> {
  if (!isRow(row)) return undefined;
  try {
    const { person, key: name, nonce, sealed } = row;
    const bytes = await crypto.subtle.decrypt(cipher(nonce, [store, person, name]), key, sealed);
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

function isRow(row: unknown): row is Row {
  return typeof row === "object" && row !== null && "sealed" in row && "nonce" in row;
}

/** Runs work in one transaction, and resolves once it is stored. */
async function inTransaction<T>(
  database: IDBDatabase,
  names: readonly string[],
  mode: IDBTransactionMode,
  work: (store: (name: string) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  let transaction: IDBTransaction;
  try {
    transaction = database.transaction([...names], mode);
  } catch (cause) {
    throw new VaultUnavailable("The storage of this browser is closed.", { cause });
  }
  const completion = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(new VaultUnavailable("This was not stored.", { cause: transaction.error }));
  });
  try {
    const [result] = await Promise.all([work((name) => transaction.objectStore(name)), completion]);
    return result;
  } catch (cause) {
    if (cause instanceof VaultUnavailable) throw cause;
    throw new VaultUnavailable("This was not stored.", { cause });
  }
}

/** The result of a request to IndexedDB. */
function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
