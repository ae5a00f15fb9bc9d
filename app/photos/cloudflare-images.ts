import type { ImageDecoder, Rendering } from "./ports.ts";

// The streams of browsers and of Workers differ in their types only; these members are in both.
type ByteStream = Pick<ReadableStream<Uint8Array>, "locked" | "cancel">;

/** The part of the Cloudflare Images binding that we use. */
export interface ImagesBinding {
  input(stream: ByteStream): ImagesTransformer;
}

interface ImagesTransformer {
  transform(
    options: { width: number; fit: "scale-down" } | { width: number; height: number; fit: "cover" },
  ): ImagesTransformer;
  output(options: {
    format: Rendering["format"];
    anim: false;
  }): Promise<{ response(): { arrayBuffer(): Promise<ArrayBuffer> } }>;
}

/**
 * Error codes that are not about the image: the month's transformations are used up, a dependency is unreachable, or
 * there was a timeout (developers.cloudflare.com/images/reference/troubleshooting).
 */
const SERVICE_ERRORS = [9422, 9504, 9505, 9510, 9522, 9524, 9529];

/** Whether the service could not read the image; an error without a code is an outage. */
function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error)) return false;
  return typeof error.code === "number" && !SERVICE_ERRORS.includes(error.code);
}

/** The decoder of the Cloudflare Images binding; it makes photos upright and removes metadata. */
export function cloudflareImages(images: ImagesBinding): ImageDecoder {
  return {
    async render(bytes, { width, format, square }) {
      try {
        const result = await images
          .input(new Blob([bytes]).stream())
          .transform(square ? { width, height: width, fit: "cover" } : { width, fit: "scale-down" })
          .output({ format, anim: false });
        return await result.response().arrayBuffer();
      } catch (error) {
        if (isUnreadable(error)) return null;
        throw error;
      }
    },
  };
}
