import { describe, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { ownPhotoName } from "#app/photos/own-address.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { jpeg, memoryBucket, servedFrom } from "#tests/support/records/photos.ts";
import { SECRET } from "#tests/support/secret.ts";

const ID = "0b5a3c00-1111-4222-8333-444455556666";
const PATH = `/photos/${ID}/400.webp`;
const cachingOf = (answer: Response | null) => answer?.headers.get("Cache-Control");

async function bucketWith(...keys: string[]) {
  const bucket = memoryBucket();
  for (const key of keys) await bucket.put(key, (await jpeg()).buffer);
  return bucket;
}

describe("a photo whose file is gone", () => {
  test("a photo whose file is missing is a placeholder image with 404, without script and without caching (threat 56)", async () => {
    const bucket = memoryBucket();
    const ask = servedFrom(bucket);
    for (const init of [{}, { headers: { "If-None-Match": '"x"' } }]) {
      const answer = await ask(PATH, init);
      expect(answer?.status).toBe(404);
      expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
        "content-type": "image/svg+xml",
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      });
      expect(await answer?.text()).toMatch(/^<svg [^>]+>(<path [^>]+>)+<\/svg>$/);
    }
    await bucket.put(`${ID}/400.webp`, (await jpeg()).buffer);
    expect((await ask(PATH))?.status).toBe(200);
  });
});

describe("a photo for everybody", () => {
  test("is kept by caches for an hour at most, and answers with 304 to whoever has it (threat 94)", async () => {
    const ask = servedFrom(await bucketWith(`${ID}/400.webp`));
    const first = await ask(PATH);
    expect([first?.status, cachingOf(first)]).toEqual([200, "public, max-age=3600"]);
    const tag = first?.headers.get("ETag") ?? "";
    const again = await ask(PATH, { headers: { "If-None-Match": tag } });
    expect([again?.status, cachingOf(again)]).toEqual([304, "public, max-age=3600"]);
    const head = await ask(PATH, { method: "HEAD" });
    expect([head?.status, cachingOf(head)]).toEqual([200, "public, max-age=3600"]);
  });

  test("is a placeholder once it is hidden, also for whoever has it already (threat 94)", async () => {
    const bucket = await bucketWith(`${ID}/400.webp`);
    const ask = servedFrom(bucket);
    const tag = (await ask(PATH))?.headers.get("ETag") ?? "";
    await bucket.put(`${ID}/hidden`, new ArrayBuffer(0));
    for (const init of [{}, { method: "HEAD" }, { headers: { "If-None-Match": tag } }]) {
      const answer = await ask(PATH, init);
      expect([answer?.status, cachingOf(answer)]).toEqual([404, "no-store"]);
    }
    expect(await ask(`/photos/${ID}/hidden`)).toBeNull();
  });

  test("is served without a question to the database, which may be away (threat 94)", async () => {
    const bucket = await bucketWith(`${ID}/400.webp`);
    const away = servedFrom(bucket, () => Promise.reject(new Error("The database is away.")));
    expect((await away(PATH))?.status).toBe(200);
  });
});

describe("the address of a photo for its owner", () => {
  test("works for a hidden photo, is kept by the browser alone, and is the same within an hour (threat 94)", async () => {
    const bucket = await bucketWith(`${ID}/400.webp`, `${ID}/hidden`);
    const name = ownPhotoName(SECRET, ID, NOW);
    expect(ownPhotoName(SECRET, ID, NOW + HOUR_MS - 1)).toBe(name);
    expect(ownPhotoName(SECRET, ID, NOW + HOUR_MS)).not.toBe(name);
    const path = `/photos/${name}/400.webp`;
    const at = async (now: number) => {
      const answer = await servedFrom(bucket, undefined, now)(path);
      return [answer?.status, cachingOf(answer)];
    };
    expect(await at(NOW)).toEqual([200, "private, max-age=3600"]);
    expect(await at(NOW + 90 * MINUTE_MS)).toEqual([200, "private, max-age=1800"]);
    expect(await at(NOW + 2 * HOUR_MS - 1000)).toEqual([200, "private, max-age=1"]);
    expect(await at(NOW + 2 * HOUR_MS)).toEqual([404, "no-store"]);
  });

  test("is refused with another photo, another end, another signature or another secret (threat 94)", async () => {
    const other = "0b5a3c00-1111-4222-8333-444455557777";
    const ask = servedFrom(await bucketWith(`${ID}/400.webp`, `${other}/400.webp`));
    const name = ownPhotoName(SECRET, ID, NOW);
    const [, until = "", signature = ""] = name.split(".");
    const changed = (signature.startsWith("A") ? "B" : "A") + signature.slice(1);
    expect((await ask(`/photos/${name}/400.webp`))?.status).toBe(200);
    for (const forged of [
      `${other}.${until}.${signature}`,
      `${ID}.${Number(until) + 1}.${signature}`,
      `${ID}.${until}.${changed}`,
      ownPhotoName("another secret", ID, NOW),
    ]) {
      expect((await ask(`/photos/${forged}/400.webp`))?.status, forged).toBe(404);
    }
    for (const broken of [`${ID}.${until}`, `${ID}.${until}.`, `${ID}..${signature}`]) {
      expect(await ask(`/photos/${broken}/400.webp`), broken).toBeNull();
    }
  });
});
