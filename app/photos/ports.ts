/** A stored photo without its bytes. */
export type StoredPhoto = { size: number; httpEtag: string };

/** A stored photo with its bytes, which can be read once: as a whole or as a stream. */
export type PhotoFile = StoredPhoto & {
  arrayBuffer(): Promise<ArrayBuffer>;
  body: ReadableStream<Uint8Array>;
};

/** The bucket of the photos; an R2 bucket implements it. */
export interface PhotoBucket {
  put(
    key: string,
    value: ArrayBuffer,
    options?: { httpMetadata?: { contentType?: string } },
  ): Promise<unknown>;
  get(key: string): Promise<PhotoFile | null>;
  head(key: string): Promise<StoredPhoto | null>;
  delete(keys: string[]): Promise<void>;
}

export type Rendering = {
  width: number;
  format: "image/webp" | "image/jpeg";
  /** The middle of the photo, as high as it is wide. */
  square?: boolean;
};

/** Decodes an uploaded photo and encodes it again: upright, at most `width` wide or a square, without metadata. */
export interface ImageDecoder {
  /** Null when the bytes cannot be decoded; rejects when the decoder is unavailable. */
  render(bytes: ArrayBuffer, rendering: Rendering): Promise<ArrayBuffer | null>;
}

/** The private bucket of papers, which nothing serves; an R2 bucket implements it. */
export type PaperBucket = Pick<PhotoBucket, "put" | "get" | "delete">;

/** The bucket for photos and the decoder. */
export type PhotoStorage = { bucket: PhotoBucket; decoder: ImageDecoder };
