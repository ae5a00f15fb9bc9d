import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createClient } from "@libsql/client";
import { migrate } from "#db/migrate.ts";
import { seed } from "#demo/seed.ts";
import { memoryBucket, sharpDecoder } from "#tests/support/records/photos.ts";
import { runCommand } from "#tools/processes/run-command.ts";
import { DEMO_DATABASE, DEMO_MOMENT, DEMO_PHOTOS } from "./demo-data.ts";

/** Makes the demo data in the folder that is named: its database as a file, and its photos by their keys. */
await runCommand(async () => {
  const folder = process.argv[2] ?? "";
  const now = Date.now();
  await mkdir(folder);
  const client = createClient({ url: `file:${join(folder, DEMO_DATABASE)}` });
  await client.execute("pragma synchronous = off");
  await migrate(client);
  const bucket = memoryBucket();
  await seed(client, { now, photos: { bucket, decoder: sharpDecoder } });
  client.close();
  await writeFile(join(folder, DEMO_MOMENT), new Date(now).toISOString());
  for (const [key, bytes] of bucket.files) {
    const file = join(folder, DEMO_PHOTOS, key);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
});
