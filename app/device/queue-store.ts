import type { EntryStore } from "./queue.ts";
import { openVault, type Vault } from "./vault.ts";

/** Where what waits for a person is stored, encrypted. Each call throws where the browser keeps nothing. */
export function queueStore(person: string): EntryStore {
  let opening: Promise<Vault> | null = null;
  const vault = () => {
    opening ??= openVault(person).catch((error) => {
      opening = null;
      throw error;
    });
    return opening;
  };
  return {
    put: async (id, value) => (await vault()).put("queue", id, value),
    list: async () => (await (await vault()).list("queue")).map(({ value }) => value),
    delete: async (id) => (await vault()).delete("queue", id),
  };
}
