import { createHash } from "node:crypto";
import sharp from "sharp";
import type { ImageDecoder, PhotoBucket } from "#app/photos/ports.ts";

type MemoryBucket = PhotoBucket & {
  files: Map<string, Uint8Array<ArrayBuffer>>;
  /** From now on nothing can be put. */
  fail: () => void;
};

/** A bucket that lasts as long as its test. */
export function memoryBucket(): MemoryBucket {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let broken = false;
  const describe = (bytes: Uint8Array) => ({
    size: bytes.byteLength,
    httpEtag: `"${createHash("md5").update(bytes).digest("hex")}"`,
  });
  return {
    files,
    fail: () => {
      broken = true;
    },
    async put(key, value) {
      if (broken) throw new Error("The bucket is away.");
      files.set(key, new Uint8Array(value));
    },
    async get(key) {
      const bytes = files.get(key);
      return bytes ? { ...describe(bytes), arrayBuffer: async () => bytes.buffer } : null;
    },
    async head(key) {
      const bytes = files.get(key);
      return bytes ? describe(bytes) : null;
    },
    async delete(keys) {
      for (const key of keys) files.delete(key);
    },
  };
}

/** A real decoder, as the one of the Worker: upright, scaled down, without metadata. */
export const sharpDecoder: ImageDecoder = {
  async render(bytes, { width, format, square }) {
    const height = square ? width : undefined;
    const upright = sharp(bytes).rotate().resize({ width, height, withoutEnlargement: !square });
    const made = format === "image/webp" ? upright.webp() : upright.jpeg();
    return new Uint8Array(await made.toBuffer()).buffer;
  },
};

const GREEN = { r: 11, g: 90, b: 60 };

/** A small JPEG that is one. */
export async function jpeg(width = 640, height = 480): Promise<Uint8Array<ArrayBuffer>> {
  const made = sharp({ create: { width, height, channels: 3, background: GREEN } }).jpeg();
  return new Uint8Array(await made.toBuffer());
}
