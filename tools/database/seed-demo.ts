import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "@libsql/client";
import { cloudflareImages, type ImagesBinding } from "#app/photos/cloudflare-images.ts";
import type { PhotoBucket } from "#app/photos/ports.ts";
import { seed } from "#demo/seed.ts";
import { ROOT } from "#tools/project-root.ts";
import type { DatabaseSettings } from "#tools/sqld/settings.ts";
import { hasPeople, seedMarker } from "./seed-state.ts";

type PhotoBindings = { PHOTOS: PhotoBucket; IMAGES: ImagesBinding };

/** Fills a database without accounts with demo data and photos. False when there are accounts. */
export async function seedDemo(client: Client, settings: DatabaseSettings): Promise<boolean> {
  if (await hasPeople(client)) return false;
  if (!settings.hosted) writeFileSync(seedMarker(settings), "");
  const proxy = await openBindings(settings.data);
  try {
    await seed(client, {
      now: Date.now(),
      services: settings.services,
      photos: { bucket: proxy.env.PHOTOS, decoder: cloudflareImages(proxy.env.IMAGES) },
      log: (line) => console.log(line),
    });
  } finally {
    await proxy.dispose();
  }
  rmSync(seedMarker(settings), { force: true });
  return true;
}

/** The bindings of photos as the server has them, over the same files. The rooms are left out: they need the Worker. */
async function openBindings(data: string) {
  process.env.WRANGLER_LOG = "error";
  process.env.WRANGLER_SEND_METRICS = "false";
  const { getPlatformProxy, unstable_readConfig: readConfig } = await import("wrangler");
  const { r2_buckets, images, compatibility_date } = readConfig({
    config: join(ROOT, "wrangler.toml"),
  });
  const configPath = join(data, "photos.wrangler.json");
  writeFileSync(
    configPath,
    JSON.stringify({ name: "kayap-photos", compatibility_date, r2_buckets, images }),
  );
  return getPlatformProxy<PhotoBindings>({ configPath, persist: { path: join(data, "v3") } });
}
