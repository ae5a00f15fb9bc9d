import type { Page } from "playwright-core";

/** The keys of what the vault has on this device, of anybody. */
export function rowsInVault(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes("kayap-vault")) return [];
    const request = indexedDB.open("kayap-vault");
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    const database = request.result;
    const rows = database.transaction("offline").objectStore("offline").getAllKeys();
    await new Promise((resolve) => {
      rows.onsuccess = resolve;
    });
    database.close();
    return rows.result.map((key) => String(Array.isArray(key) ? key[1] : key));
  });
}
