import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createTestHarness } from "wrangler";
import { remembered } from "#tests/support/remembered.ts";
import { ROOT } from "#tools/project-root.ts";
import { ensureBuild } from "#tools/server/build.ts";

// Else it asks the network for the properties of a request.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
process.env.WRANGLER_LOG = "error";
process.env.WRANGLER_SEND_METRICS = "false";

const CONFIG = join(ROOT, "build/server/wrangler.json");
/** So many photos are stored beside each other. */
const AT_ONCE = 16;

type Bindings = { PHOTOS: R2Bucket };

/** The built Worker in this process's harness, for one test file after another. */
export type TestWorker = {
  /** Its address, which stays the same. */
  url: string;
  /** Starts it anew with these variables: nothing is left in its memory. Its photos stay. */
  restart(variables: Record<string, string>): Promise<void>;
  /** What it has logged since its last start. */
  log(): string;
};

/** Starts the built Worker once for this process, with the photos of a folder by their keys. */
export const testWorker = remembered(async (photos: string): Promise<TestWorker> => {
  await ensureBuild(() => {});
  const harness = createTestHarness({ workers: [{ configPath: CONFIG }] });
  try {
    return await listening(harness, photos);
  } catch (error) {
    await harness.close();
    throw error;
  }
});

async function listening(
  harness: ReturnType<typeof createTestHarness>,
  photos: string,
): Promise<TestWorker> {
  const { port } = (await harness.listen()).url;
  const { PHOTOS } = await harness.getWorker<Bindings>().getEnv();
  await storePhotos(PHOTOS, photos);
  return {
    url: `http://localhost:${port}`,
    async restart(vars) {
      await harness.update({ workers: [{ configPath: CONFIG, vars }] });
      harness.clearLogs();
    },
    log: () =>
      harness
        .getLogs()
        .map(({ level, message }) => `${level}: ${message}\n`)
        .join(""),
  };
}

async function storePhotos(bucket: R2Bucket, folder: string): Promise<void> {
  const keys = globSync("*/*.*", { cwd: folder });
  const storeNext = async (): Promise<void> => {
    for (let key = keys.pop(); key !== undefined; key = keys.pop()) {
      await bucket.put(key, readFileSync(join(folder, key)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, storeNext));
}
