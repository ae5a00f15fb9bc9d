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

/** The decoder over the Cloudflare Images binding; it turns photos upright and drops metadata. */
export function cloudflareImages(images: ImagesBinding): ImageDecoder {
  return {
    async render(bytes, { width, format, square }) {
      const result = await images
        .input(new Blob([bytes]).stream())
        .transform(square ? { width, height: width, fit: "cover" } : { width, fit: "scale-down" })
        .output({ format, anim: false });
      return result.response().arrayBuffer();
    },
  };
}
