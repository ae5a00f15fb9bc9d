import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shrinkPhoto } from "#app/device/shrink-photo.ts";

const SHRUNK = new Blob(["a small JPEG"]);

let canvas: { width: number; height: number; ground: string };
let photo: { width: number; height: number };

beforeEach(() => {
  canvas = { width: 0, height: 0, ground: "transparent" };
  const drawing = {
    fillStyle: "#000",
    fillRect(x: number, y: number, width: number, height: number) {
      const isWhole = x === 0 && y === 0 && width === canvas.width && height === canvas.height;
      if (isWhole) canvas.ground = drawing.fillStyle;
    },
    // What is drawn has holes, through which the ground is seen.
    drawImage() {},
  };
  const element = Object.assign(canvas, {
    getContext: () => drawing,
    toBlob: (take: (blob: Blob) => void) => take(SHRUNK),
  });
  vi.stubGlobal("document", { createElement: () => element });
  vi.stubGlobal("createImageBitmap", async () => ({ ...photo, close() {} }));
});
afterEach(() => vi.unstubAllGlobals());

test("a photo with transparent parts gets a white ground, because a JPEG would show them black", async () => {
  photo = { width: 800, height: 600 };
  expect(await shrinkPhoto(new Blob(["x".repeat(1_000)]))).toBe(SHRUNK);
  expect(canvas).toMatchObject({ width: 800, height: 600, ground: "#fff" });
});

test.each([
  { width: 4_000, height: 3_000, small: { width: 1_600, height: 1_200 } },
  { width: 3_000, height: 4_000, small: { width: 1_200, height: 1_600 } },
  { width: 1_600, height: 100, small: { width: 1_600, height: 100 } },
])("a photo of $width x $height pixels has at most 1600 a side", async ({ small, ...size }) => {
  photo = size;
  await shrinkPhoto(new Blob(["x".repeat(1_000)]));
  expect(canvas).toMatchObject(small);
});

test("a JPEG that is small already stays as it is, so that a shrunk photo sent again is the same bytes", async () => {
  photo = { width: 1_600, height: 1_200 };
  const small = new Blob(["x".repeat(999_999)], { type: "image/jpeg" });
  expect(await shrinkPhoto(small)).toBe(small);
  const large = new Blob(["x".repeat(1_000_000)], { type: "image/jpeg" });
  expect(await shrinkPhoto(large)).toBe(SHRUNK);
  photo = { width: 1_601, height: 1_200 };
  expect(await shrinkPhoto(small)).toBe(SHRUNK);
});

test("a photo that would not become smaller stays as it is", async () => {
  photo = { width: 100, height: 100 };
  const tiny = new Blob(["tiny"]);
  expect(await shrinkPhoto(tiny)).toBe(tiny);
});
