const LONGEST_SIDE = 1600;
const QUALITY = 0.82;
/** A JPEG below this size that need not be made smaller is not encoded again. */
const SMALL_BYTES = 1_000_000;

/**
 * The photo upright, at most 1600 pixels a side, as a JPEG: about a tenth of a phone's file. The file itself when the
 * browser cannot read it, when it is small already, or when the result is not smaller: a shrunk photo stays the same
 * bytes, by which the server knows a photo that is sent again.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const isSmall = scale === 1 && file.type === "image/jpeg" && file.size < SMALL_BYTES;
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const drawing = canvas.getContext("2d");
    if (!drawing) return file;
    // A JPEG has no transparency: without a background it would be black.
    drawing.fillStyle = "#fff";
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const shrunk = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, "image/jpeg", QUALITY),
    );
    return shrunk && !isSmall && shrunk.size < file.size ? shrunk : file;
  } catch {
    return file;
  }
}
