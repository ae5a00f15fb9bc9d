/** What a bucket tells about a stored photo without its bytes. */
export type StoredPhoto = { size: number; httpEtag: string };

/** The bucket photos lie in. An R2 bucket is one. */
export interface PhotoBucket {
  put(
    key: string,
    value: ArrayBuffer,
    options?: { httpMetadata?: { contentType?: string } },
  ): Promise<unknown>;
  get(key: string): Promise<(StoredPhoto & { arrayBuffer(): Promise<ArrayBuffer> }) | null>;
  head(key: string): Promise<StoredPhoto | null>;
  delete(keys: string[]): Promise<void>;
}

export type Rendering = {
  width: number;
  format: "image/webp" | "image/jpeg";
  /** The middle of the photo, as high as it is wide. */
  square?: boolean;
};

/** Decodes an uploaded photo and makes it anew: upright, at most `width` wide or a square of it, without metadata. */
export interface ImageDecoder {
  /** Rejects when the bytes cannot be decoded. */
  render(bytes: ArrayBuffer, rendering: Rendering): Promise<ArrayBuffer>;
}

/** Where photos are kept and who decodes them. */
export type PhotoStorage = { bucket: PhotoBucket; decoder: ImageDecoder };
