import { withTimeout } from "#app/domain/failures/with-timeout.ts";
import { CALL_LIMIT_MS } from "./call-limit.ts";
import type { ImageDecoder, PaperBucket } from "./ports.ts";

/** Wide enough to read small print. */
const RENDERING = { width: 1600, format: "image/jpeg" } as const;

/** The key of a new paper. It does not contain the owner, and cannot be guessed. */
export const newPaperKey = (): string => `${crypto.randomUUID()}.jpg`;

type PaperStorage = { papers: PaperBucket; decoder: ImageDecoder };

/**
 * Encodes a checked photo of a paper again, without metadata, and stores it in the private bucket. False when it cannot be
 * read; rejects when decoder or bucket are unavailable.
 */
export async function storePaper(
  { papers, decoder }: PaperStorage,
  bytes: ArrayBuffer,
  key: string,
): Promise<boolean> {
  const picture = await withTimeout(CALL_LIMIT_MS, decoder.render(bytes, RENDERING));
  if (!picture) return false;
  const options = { httpMetadata: { contentType: RENDERING.format } };
  await withTimeout(CALL_LIMIT_MS, papers.put(key, picture, options));
  return true;
}

/** A paper as a data URL, which a page contains itself because nothing serves the bucket; null when it is deleted. */
export async function paperPicture(papers: PaperBucket, key: string): Promise<string | null> {
  const file = await withTimeout(CALL_LIMIT_MS, papers.get(key));
  if (!file) return null;
  const bytes = await withTimeout(CALL_LIMIT_MS, file.arrayBuffer());
  return `data:${RENDERING.format};base64,${Buffer.from(bytes).toString("base64")}`;
}
