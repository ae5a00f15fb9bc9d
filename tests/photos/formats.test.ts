import sharp from "sharp";
import { expect, test } from "vitest";
import { checkPhoto } from "#app/photos/formats.ts";

const big16 = (number: number) => [number >> 8, number & 255];
const big32 = (number: number) => [...big16(number >>> 16), ...big16(number & 0xffff)];
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const padded = (bytes: number[], length = 40) =>
  Uint8Array.from({ length: Math.max(length, bytes.length) }, (_, i) => bytes[i] ?? 0);

const pngOf = (width: number, height: number) =>
  padded([
    0x89,
    ...ascii("PNG\r\n\x1a\n"),
    ...big32(13),
    ...ascii("IHDR"),
    ...big32(width),
    ...big32(height),
  ]);
/** A JPEG with these segments before the frame header of 640 by 480 pixels. */
const jpegWith = (...before: number[]) =>
  padded([0xff, 0xd8, ...before, 0xff, 0xc0, ...big16(17), 8, ...big16(480), ...big16(640)]);

const drawn = () => sharp({ create: { width: 33, height: 21, channels: 4, background: "#0f08" } });

test.each([
  ["a PNG", async () => drawn().png().toBuffer(), "png"],
  ["a JPEG", async () => drawn().jpeg().toBuffer(), "jpeg"],
  ["a progressive JPEG", async () => drawn().jpeg({ progressive: true }).toBuffer(), "jpeg"],
  ["a WebP with transparency", async () => drawn().webp().toBuffer(), "webp"],
  ["a WebP without", async () => drawn().flatten().webp().toBuffer(), "webp"],
  ["a lossless WebP", async () => drawn().webp({ lossless: true }).toBuffer(), "webp"],
])("%s is known by its bytes, with its width and height", async (_, bytes, kind) => {
  expect(checkPhoto(await bytes())).toEqual({ ok: true, kind, width: 33, height: 21 });
});

test.each([
  ["fill bytes", [0xff, 0xff, 0xff]],
  ["a segment without a length", [0xff, 0x01]],
  ["Huffman tables", [0xff, 0xc4, ...big16(6), 1, 2, 3, 4]],
  ["an application segment", [0xff, 0xe1, ...big16(4), 0xff, 0xc0]],
])("the size of a JPEG is found behind %s", (_, before) => {
  expect(checkPhoto(jpegWith(...before))).toMatchObject({ ok: true, width: 640, height: 480 });
});

test.each([
  ["as wide as allowed", 12_000, 4_166, true],
  ["as high as allowed", 1, 12_000, true],
  ["too wide", 12_001, 1, false],
  ["too high", 1, 12_001, false],
  ["of more than 50 million pixels", 12_000, 4_167, false],
])("a picture that is %s: %d by %d pixels", (_, width, height, ok) => {
  const refused = { ok, reason: "too-many-pixels" };
  expect(checkPhoto(pngOf(width, height))).toEqual(
    ok ? { ok, kind: "png", width, height } : refused,
  );
});

test.each([
  ["nothing", new Uint8Array(), "empty"],
  ["more than 5 MB", new Uint8Array(5 * 1024 * 1024 + 1), "too-large"],
  ["a GIF", padded(ascii("GIF89a")), "wrong-type"],
  ["a page that is called a photo", padded(ascii("<html>")), "wrong-type"],
  ["a PNG without width", pngOf(0, 5), "unreadable"],
  ["a PNG that ends early", pngOf(5, 5).slice(0, 32), "unreadable"],
  ["a JPEG whose picture begins before its size", jpegWith(0xff, 0xda), "unreadable"],
  ["a JPEG with a segment of no length", jpegWith(0xff, 0xe0, 0, 0), "unreadable"],
])("%s is refused", (_, bytes, reason) => {
  expect(checkPhoto(bytes)).toEqual({ ok: false, reason });
});
