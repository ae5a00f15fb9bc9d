import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { scriptForPage } from "#tests/support/browser/script-for-page.ts";
import { eventually } from "#tests/support/eventually.ts";
import { CHROMIUM_FLAGS, findHeadlessChromium } from "#tools/chromium.ts";

const ANITA = "00000000-0000-4000-8000-00000000000a";
const RAVI = "00000000-0000-4000-8000-00000000000b";
const SECRET = "The key lies under the green pot";

type VaultModule = typeof import("#app/device/vault.ts");
declare const vault: VaultModule;

let browser: Browser;
let context: BrowserContext;
let script: string;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: CHROMIUM_FLAGS });
  script = await scriptForPage("app/device/vault.ts", "vault");
});
beforeEach(async () => {
  context = await browser.newContext();
  await context.route("**/*", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Kayap</title>" }),
  );
  page = await newPage();
  return () => context.close();
});
afterAll(() => browser.close());

/** A page of Kayap with the vault. */
async function newPage(): Promise<Page> {
  const opened = await context.newPage();
  await opened.goto("http://localhost/");
  await opened.evaluate(script);
  return opened;
}

/** Everything that the database of the vault holds, as a thief would find it: keys of rows, and bytes as text. */
const rawContents = () =>
  page.evaluate(async () => {
    const opened = indexedDB.open("kayap-vault");
    await new Promise((resolve) => {
      opened.onsuccess = resolve;
    });
    const database = opened.result;
    const found: string[] = [];
    for (const name of database.objectStoreNames) {
      const request = database.transaction(name).objectStore(name).getAll();
      await new Promise((resolve) => {
        request.onsuccess = resolve;
      });
      for (const row of request.result) {
        const parts = Object.values(row).map((part) => {
          if (part instanceof CryptoKey) return `key, extractable: ${part.extractable}`;
          const bytes = part instanceof ArrayBuffer || part instanceof Uint8Array;
          return bytes ? new TextDecoder("latin1").decode(part) : String(part);
        });
        found.push(`${name}: ${parts.join(" | ")}`);
      }
    }
    database.close();
    return found;
  });

test("what is put is read again after a reload, changed and deleted, each person and store apart", async () => {
  const put = async (person: string) => {
    const mine = await vault.openVault(person);
    await mine.put("offline", "copy", { of: person });
    await mine.put("queue", "2", "second");
    await mine.put("queue", "1", "first");
  };
  await page.evaluate(put, ANITA);
  await page.evaluate(put, RAVI);
  await page.reload();
  await page.evaluate(script);
  const read = await page.evaluate(
    async ([anita, ravi]) => {
      const mine = await vault.openVault(anita);
      const others = await vault.openVault(ravi);
      await mine.put("queue", "1", "first, changed");
      await mine.delete("queue", "2");
      return [
        await mine.get("offline", "copy"),
        await mine.get("offline", "1"),
        await mine.list("queue"),
        await others.list("queue"),
      ];
    },
    [ANITA, RAVI] as const,
  );
  expect(read).toEqual([
    { of: ANITA },
    undefined,
    [{ key: "1", value: "first, changed" }],
    [
      { key: "1", value: "first" },
      { key: "2", value: "second" },
    ],
  ]);
});

test("the stored bytes hold no plain text, and the key is for no script to read", async () => {
  await page.evaluate(
    async ([person, secret]) => {
      const mine = await vault.openVault(person);
      await mine.put("offline", "copy", { notes: secret });
    },
    [ANITA, SECRET] as const,
  );
  const raw = await rawContents();
  expect(raw).toHaveLength(2);
  expect(raw.filter((row) => row.includes("key, extractable: false"))).toHaveLength(1);
  expect(raw.join()).not.toContain("green pot");
});

test("a value that was moved to another place or damaged counts as not there", async () => {
  const found = await page.evaluate(async (person) => {
    const mine = await vault.openVault(person);
    await mine.put("offline", "copy", "mine");
    const opened = indexedDB.open("kayap-vault");
    await new Promise((resolve) => {
      opened.onsuccess = resolve;
    });
    const store = opened.result.transaction("offline", "readwrite").objectStore("offline");
    const request = store.get([person, "copy"]);
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    const put = store.put({ ...request.result, key: "moved" });
    await new Promise((resolve) => {
      put.onsuccess = resolve;
    });
    opened.result.close();
    return [await mine.get("offline", "copy"), await mine.get("offline", "moved")];
  }, ANITA);
  expect(found).toEqual(["mine", undefined]);
});

test("whoever is forgotten leaves nothing behind, also by a tab that still has their vault open", async () => {
  const other = await newPage();
  const open = async (person: string) => {
    const mine = await vault.openVault(person);
    await mine.put("offline", "copy", "kept");
    Object.assign(window, { mine });
  };
  await page.evaluate(open, ANITA);
  await other.evaluate(open, RAVI);
  await other.evaluate((person) => vault.forgetOthersInVault(person), RAVI);
  const late = await page.evaluate(async (person) => {
    const { mine } = Object(window);
    const put = () =>
      mine.put("offline", "late", "x").then(
        () => "stored",
        (error: Error) => error.name,
      );
    const first = await put();
    await vault.openVault(person);
    return [first, await put(), await mine.get("offline", "copy")];
  }, ANITA);
  expect(late).toEqual(["VaultUnavailable", "VaultUnavailable", undefined]);
  const kept = await other.evaluate(() => Object(window).mine.get("offline", "copy"));
  expect(kept).toBe("kept");
  await eventually(async () =>
    (await rawContents()).filter((row) => row.startsWith("offline")),
  ).toHaveLength(1);
});

test("a browser that keeps nothing is told apart by its error", async () => {
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("A private window", "SecurityError");
    };
  });
  const closed = await newPage();
  const outcome = await closed.evaluate(async (person) => {
    await vault.forgetOthersInVault(person);
    return vault.openVault(person).then(
      () => "open",
      (error) => [error instanceof vault.VaultUnavailable, error.name],
    );
  }, ANITA);
  expect(outcome).toEqual([true, "VaultUnavailable"]);
});
