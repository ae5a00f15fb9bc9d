const LONGEST_SIDE = 1600;
const QUALITY = 0.82;

/**
 * The photo upright, at most 1600 pixels a side, as a JPEG: a tenth of what a phone makes. The file itself where the
 * browser cannot read it, or where that would not make it smaller.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const share = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * share);
    canvas.height = Math.round(picture.height * share);
    const paper = canvas.getContext("2d");
    if (!paper) return file;
    // A JPEG has no transparency: without paper it would turn black.
    paper.fillStyle = "#fff";
    paper.fillRect(0, 0, canvas.width, canvas.height);
    paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const small = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, "image/jpeg", QUALITY),
    );
    return small && small.size < file.size ? small : file;
  } catch {
    return file;
  }
}
