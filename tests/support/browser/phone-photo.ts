import { createCipheriv } from "node:crypto";
import sharp from "sharp";
import { remembered } from "#tests/support/remembered.ts";

const SIZE = { width: 2400, height: 1800, channels: 3 } as const;

/** A photo of over 5 MB, as a phone takes it: larger than a form accepts. Noise, the same in every run. */
export const phonePhoto = remembered(async () => {
  const zeros = Buffer.alloc(SIZE.width * SIZE.height * SIZE.channels);
  const noise = createCipheriv("aes-128-ctr", Buffer.alloc(16), Buffer.alloc(16)).update(zeros);
  const buffer = await sharp(noise, { raw: SIZE }).jpeg({ quality: 100 }).toBuffer();
  return { name: "lamp.jpg", mimeType: "image/jpeg", buffer };
});
