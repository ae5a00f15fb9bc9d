import type { ImageDecoder, Rendering } from "./ports.ts";

// The streams of browsers and of Workers differ in type only; this is what both have.
type ByteStream = Pick<ReadableStream<Uint8Array>, "locked" | "cancel">;

/** As much of the Cloudflare Images binding as we use. */
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
 * Verdicts of the service that are not about the picture: the month's transformations are used up, what it needs cannot
 * be reached, or it has no time (developers.cloudflare.com/images/reference/troubleshooting).
 */
const NOT_ITS_FAULT = [9422, 9504, 9505, 9510, 9522, 9524, 9529];

/** Whether the service looked at the picture and could not read it; an error without a verdict is an outage. */
function isVerdict(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error)) return false;
  return typeof error.code === "number" && !NOT_ITS_FAULT.includes(error.code);
}

/** The decoder over the Cloudflare Images binding; it turns photos upright and drops metadata. */
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
        if (isVerdict(error)) return null;
        throw error;
      }
    },
  };
}
