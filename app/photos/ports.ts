/** What a bucket tells about a stored photo without its bytes. */
export type StoredPhoto = { size: number; httpEtag: string };

/** A stored photo with its bytes, to be read once: at once or as they come. */
export type PhotoFile = StoredPhoto & {
  arrayBuffer(): Promise<ArrayBuffer>;
  body: ReadableStream<Uint8Array>;
};

/** The bucket photos lie in. An R2 bucket is one. */
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

/** Decodes an uploaded photo and makes it anew: upright, at most `width` wide or a square of it, without metadata. */
export interface ImageDecoder {
  /** Null when the bytes cannot be decoded; rejects when the decoder is away. */
  render(bytes: ArrayBuffer, rendering: Rendering): Promise<ArrayBuffer | null>;
}

/** Where photos are kept and who decodes them. */
export type PhotoStorage = { bucket: PhotoBucket; decoder: ImageDecoder };
