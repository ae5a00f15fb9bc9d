import { describe, expect, test } from "vitest";
import { servePhoto } from "#app/photos/serve.ts";
import { jpeg, memoryBucket } from "../support/photos.ts";

const ID = "0b5a3c00-1111-4222-8333-444455556666";
const ask = (init?: RequestInit) => new Request(`http://kayap.test/photos/${ID}/400.webp`, init);

describe("a photo whose file is gone", () => {
  test("a photo whose file is missing is a placeholder image with 404, without script and without caching (threat 56)", async () => {
    const bucket = memoryBucket();
    for (const init of [{}, { headers: { "If-None-Match": '"x"' } }]) {
      const answer = await servePhoto(ask(init), bucket);
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
    expect((await servePhoto(ask(), bucket))?.status).toBe(200);
  });
});
