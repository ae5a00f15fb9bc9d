import { createHash } from "node:crypto";
import sharp from "sharp";
import type { ImageDecoder, PhotoBucket } from "#app/photos/ports.ts";
import { servePhoto } from "#app/photos/serve.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { SECRET } from "#tests/support/secret.ts";

type MemoryBucket = PhotoBucket & {
  files: Map<string, Uint8Array<ArrayBuffer>>;
  /** Makes every later put fail. */
  fail: () => void;
  /** Makes later reads of this file end in the middle, with an error or as if complete. */
  breakOff: (key: string, how: "error" | "short") => void;
};

/** A bucket in memory, for one test. */
export function memoryBucket(): MemoryBucket {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let broken = false;
  const breaks = new Map<string, "error" | "short">();
  const describe = (bytes: Uint8Array) => ({
    size: bytes.byteLength,
    httpEtag: `"${createHash("md5").update(bytes).digest("hex")}"`,
  });
  return {
    files,
    fail: () => {
      broken = true;
    },
    breakOff: (key, how) => {
      breaks.set(key, how);
    },
    async put(key, value) {
      if (broken) throw new Error("The bucket is away.");
      files.set(key, new Uint8Array(value));
    },
    async get(key) {
      const bytes = files.get(key);
      if (!bytes) return null;
      const body = streamOf(bytes, breaks.get(key) ?? null);
      return { ...describe(bytes), arrayBuffer: async () => bytes.buffer, body };
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

/** What serves the photos of a bucket; a hidden one may not be seen again, unless `isShown` says so. */
export function servedFrom(
  bucket: PhotoBucket,
  isShown: (id: string) => Promise<boolean> = async () => false,
  now = NOW,
) {
  const serving = { bucket, secret: SECRET, now, isShown };
  return (path: string, init?: RequestInit) =>
    servePhoto(new Request(new URL(path, "http://kayap.test"), init), serving);
}

/** The pictures of a bucket by their keys, without the marks of those that are hidden. */
export const picturesIn = ({ files }: MemoryBucket) =>
  new Map([...files].filter(([key]) => !key.endsWith("/hidden")));

/** A bucket whose calls all fail or never end. */
export function brokenBucket(how: "refuses" | "hangs"): PhotoBucket {
  const answer = () =>
    how === "hangs"
      ? new Promise<never>(() => {})
      : Promise.reject(new Error("The bucket is away."));
  return { put: answer, get: answer, head: answer, delete: answer };
}

/** A stream of two chunks, of which the second may be missing. */
function streamOf(bytes: Uint8Array, breaks: "error" | "short" | null) {
  const middle = Math.ceil(bytes.byteLength / 2);
  const pieces = [bytes.subarray(0, middle), ...(breaks ? [] : [bytes.subarray(middle)])];
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces.shift();
      if (piece) controller.enqueue(piece);
      else if (breaks === "error") controller.error(new Error("The bucket broke off."));
      else controller.close();
    },
  });
}

/** A real decoder that works like the one of the Worker: upright, scaled down, without metadata. */
export const sharpDecoder: ImageDecoder = {
  async render(bytes, { width, format, square }) {
    const height = square ? width : undefined;
    const upright = sharp(bytes).rotate().resize({ width, height, withoutEnlargement: !square });
    const made = format === "image/webp" ? upright.webp() : upright.jpeg();
    return made.toBuffer().then(
      (written) => new Uint8Array(written).buffer,
      () => null,
    );
  },
};

const GREEN = { r: 11, g: 90, b: 60 };

/** A small valid JPEG. */
export async function jpeg(width = 640, height = 480): Promise<Uint8Array<ArrayBuffer>> {
  const made = sharp({ create: { width, height, channels: 3, background: GREEN } }).jpeg();
  return new Uint8Array(await made.toBuffer());
}

/** So many small JPEGs, each another photo. */
export function jpegs(count: number): Promise<Uint8Array<ArrayBuffer>[]> {
  return Promise.all(Array.from({ length: count }, (_, i) => jpeg(64, 64 + i)));
}
