import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pushKeys, readEnvironment } from "#app/environment.ts";
import { makePushKeys, storedPushKeys } from "#tools/server/push-keys.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kayap-keys-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("the keys for push notifications are created once and stored readable for their owner only", async () => {
  const keys = await storedPushKeys(folder);
  expect(await storedPushKeys(folder)).toEqual(keys);
  expect(statSync(join(folder, "push-keys.json")).mode & 0o777).toBe(0o600);
  expect(await makePushKeys()).not.toEqual(keys);
});

test("a broken file of push keys is replaced", async () => {
  writeFileSync(join(folder, "push-keys.json"), '{"VAPID_PUBLIC_KEY":');
  expect(await storedPushKeys(folder)).toEqual(await storedPushKeys(folder));
});

test("the Worker accepts the push keys", async () => {
  const read = readEnvironment({
    TURSO_DATABASE_URL: "http://127.0.0.1:8080",
    APP_ORIGIN: "http://localhost:8787",
    SUPPORT_EMAIL: "support@kayap.test",
    POSTAL_ADDRESS: "Georgetown",
    KAYAP_ENV: "local",
    PHOTOS: {},
    PAPERS: {},
    IMAGES: {},
    CONVERSATION: {},
    INBOX: {},
    ...(await makePushKeys()),
  });
  expect(read.ok && pushKeys(read.settings)).toMatchObject({ publicKey: expect.any(String) });
});
