import { PHOTO_BYTES } from "#app/domain/services/photo.ts";

/** The largest photo allowed: bytes, pixels a side and pixels in total. */
const PHOTO_LIMITS = { bytes: PHOTO_BYTES, side: 12_000, pixels: 50_000_000 };

export type PhotoFault = "empty" | "too-large" | "wrong-type" | "unreadable" | "too-many-pixels";
type PhotoKind = "jpeg" | "png" | "webp";
type Size = { width: number; height: number };
type PhotoCheck = ({ ok: true; kind: PhotoKind } & Size) | { ok: false; reason: PhotoFault };

/**
 * The kind of a photo by its bytes, never by its name, and the width and height of its header (before any rotation).
 * Refuses what is not a JPEG, PNG or WebP, and what is above the limits; never throws.
 */
export function checkPhoto(bytes: Uint8Array): PhotoCheck {
  if (bytes.length === 0) return { ok: false, reason: "empty" };
  if (bytes.length > PHOTO_LIMITS.bytes) return { ok: false, reason: "too-large" };
  const kind = photoKind(bytes);
  if (!kind) return { ok: false, reason: "wrong-type" };
  const size = SIZE_READERS[kind](bytes);
  if (!size || size.width < 1 || size.height < 1) return { ok: false, reason: "unreadable" };
  const { width, height } = size;
  const { side, pixels } = PHOTO_LIMITS;
  if (width > side || height > side || width * height > pixels) {
    return { ok: false, reason: "too-many-pixels" };
  }
  return { ok: true, kind, width, height };
}

const SIZE_READERS: Record<PhotoKind, (bytes: Uint8Array) => Size | null> = {
  jpeg: jpegSize,
  png: pngSize,
  webp: webpSize,
};

function photoKind(bytes: Uint8Array): PhotoKind | null {
  if (startsWith(bytes, 0, "\xff\xd8\xff")) return "jpeg";
  if (startsWith(bytes, 0, "\x89PNG\r\n\x1a\n")) return "png";
  if (startsWith(bytes, 0, "RIFF") && startsWith(bytes, 8, "WEBP")) return "webp";
  return null;
}

// A JPEG is a sequence of segments; the frame header (SOF0 to SOF15 without DHT, JPG and DAC) holds the size.
function jpegSize(bytes: Uint8Array): Size | null {
  let at = 2;
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: big16(bytes, at + 7), height: big16(bytes, at + 5) };
    }
    const standsAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
    const length = standsAlone ? 0 : big16(bytes, at + 2);
    const scanBegins = marker === 0xda || marker === 0xd9;
    if (scanBegins || (!standsAlone && length < 2)) return null;
    at += 2 + length;
  }
  return null;
}

function pngSize(bytes: Uint8Array): Size | null {
  if (bytes.length < 33 || !startsWith(bytes, 12, "IHDR")) return null;
  return { width: big32(bytes, 16), height: big32(bytes, 20) };
}

function webpSize(bytes: Uint8Array): Size | null {
  if (bytes.length < 30) return null;
  if (startsWith(bytes, 12, "VP8X")) {
    return { width: little24(bytes, 24) + 1, height: little24(bytes, 27) + 1 };
  }
  if (startsWith(bytes, 12, "VP8L") && bytes[20] === 0x2f) {
    const bits = little24(bytes, 21) + (bytes[24] ?? 0) * 0x1000000;
    return { width: (bits % 0x4000) + 1, height: (Math.floor(bits / 0x4000) % 0x4000) + 1 };
  }
  if (startsWith(bytes, 12, "VP8 ") && startsWith(bytes, 23, "\x9d\x01\x2a")) {
    return { width: little16(bytes, 26) % 0x4000, height: little16(bytes, 28) % 0x4000 };
  }
  return null;
}

function startsWith(bytes: Uint8Array, at: number, text: string): boolean {
  return [...text].every((char, i) => bytes[at + i] === char.charCodeAt(0));
}

function big16(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
}

function big32(bytes: Uint8Array, at: number): number {
  return big16(bytes, at) * 65_536 + big16(bytes, at + 2);
}

function little16(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 256;
}

function little24(bytes: Uint8Array, at: number): number {
  return little16(bytes, at) + (bytes[at + 2] ?? 0) * 65_536;
}
