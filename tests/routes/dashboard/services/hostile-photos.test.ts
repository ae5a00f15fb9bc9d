import sharp from "sharp";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ownPhotoName } from "#app/photos/own-address.ts";
import { errorBeside, pageOf } from "#tests/support/application/accounts.ts";
import { NEW, photoUploadFixture } from "#tests/support/application/photo-upload-fixture.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { element, elements, having } from "#tests/support/html.ts";
import {
  jpeg,
  jpegs,
  picturesIn,
  servedFrom,
  sharpDecoder,
} from "#tests/support/records/photos.ts";
import { fileOf, formOf, SERVICE } from "#tests/support/records/service-form.ts";
import { SECRET } from "#tests/support/secret.ts";

let fixture: Awaited<ReturnType<typeof photoUploadFixture>>;
beforeEach(async () => {
  fixture = await photoUploadFixture();
});

const MB = 1024 * 1024;

const UNREADABLE = "This photo could not be read. Please use JPG, PNG or WebP.";
const TOO_LARGE = "Each image must be less than 5MB";
const ONLY_IMAGES = "Please upload only image files";

const text = (words: string) => new TextEncoder().encode(words);

/** A JPEG that goes on for so many bytes. */
async function padded(bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const whole = new Uint8Array(bytes);
  whole.set(await jpeg());
  return whole;
}

/** A PNG whose header promises so many pixels. */
async function promising(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return new Uint8Array(png);
}

const withGps = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: "#0b5a3c" } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "6/1 48/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

describe("a hostile upload", () => {
  test.each([
    [
      "an SVG",
      UNREADABLE,
      text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      "x.svg",
      "image/svg+xml",
    ],
    [
      "HTML that calls itself a PNG",
      UNREADABLE,
      text("<html><script>alert(1)</script>"),
      "x.png",
      "image/png",
    ],
    ["HTML", ONLY_IMAGES, text("<html><script>alert(1)</script>"), "x.html", "text/html"],
    ["a GIF", UNREADABLE, text("GIF89a\u0001\u0000\u0001\u0000"), "x.gif", "image/gif"],
    ["a program", ONLY_IMAGES, text("MZ\u0000\u0000"), "x.exe", "application/octet-stream"],
    [
      "a JPEG that ends after its first bytes",
      UNREADABLE,
      new Uint8Array([255, 216, 255, 224]),
      "x.jpg",
      "image/jpeg",
    ],
    ["zero bytes", UNREADABLE, new Uint8Array(), "x.jpg", "image/jpeg"],
  ])(
    "an upload of %s is refused and stores nothing (threat 55)",
    async (_, says, bytes, name, type) => {
      const { upload, browser, photos, bucket } = fixture;
      const answer = await upload(fileOf(bytes, name, type));
      expect(answer).toEqual({ status: 400, error: says });
      const { status, page } = await pageOf(
        await browser.send(NEW, formOf({ ...SERVICE, images: fileOf(bytes, name, type) })),
      );
      expect(status).toBe(400);
      expect(errorBeside(page, "images")).toContain(says);
      expect(await photos()).toEqual([]);
      expect(bucket.files.size).toBe(0);
    },
  );

  test("an upload of 5 MB and one byte is refused, one of 5 MB is stored (threat 55)", async () => {
    const { upload, browser } = fixture;
    expect(await upload(fileOf(await padded(5 * MB + 1)))).toEqual({
      status: 413,
      error: TOO_LARGE,
    });
    expect((await upload(fileOf(await padded(5 * MB)))).status).toBe(201);
    const { status, page } = await pageOf(
      await browser.send(NEW, formOf({ ...SERVICE, images: fileOf(await padded(5 * MB + 1)) })),
    );
    expect(status).toBe(413);
    expect(errorBeside(page, "images")).toContain(TOO_LARGE);
    expect(element(page, having("id", "title")).attributes.value).toBe(SERVICE.title);
  });

  test.each([
    [30_000, 30_000],
    [12_001, 10],
    [10_000, 6_000],
  ])(
    "an upload of %i x %i pixels is refused before it is decoded (threat 55)",
    async (width, height) => {
      const decoder = { render: vi.fn(sharpDecoder.render) };
      const { upload } = await photoUploadFixture(decoder);
      const answer = await upload(fileOf(await promising(width, height), "x.png", "image/png"));
      expect(answer).toEqual({ status: 400, error: UNREADABLE });
      expect(decoder.render).not.toHaveBeenCalled();
    },
  );

  test("an image that is also an HTML page is encoded again and served as an image only (threat 55)", async () => {
    const { upload, bucket } = fixture;
    const polyglot = Buffer.concat([await jpeg(), text("<script>alert(1)</script>")]);
    const { status, id } = await upload(fileOf(new Uint8Array(polyglot), "x.html", "image/jpeg"));
    expect(status).toBe(201);
    expect(bucket.files.size).toBeGreaterThan(0);
    for (const [key, bytes] of bucket.files) {
      expect(Buffer.from(bytes).includes("script"), key).toBe(false);
    }
    const served = await servedFrom(bucket)(
      `/photos/${ownPhotoName(SECRET, String(id), NOW)}/800.webp`,
    );
    expect(served?.status).toBe(200);
    expect(Object.fromEntries(served?.headers ?? [])).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
  });

  test("an upload with a location in its metadata loses it and is upright (threat 55)", async () => {
    const { upload, bucket, photos } = fixture;
    const original = await withGps();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const { id } = await upload(fileOf(new Uint8Array(original)));
    expect(picturesIn(bucket).size).toBe(4);
    for (const [key, bytes] of picturesIn(bucket)) {
      const { exif, width = 0, height = 0 } = await sharp(bytes).metadata();
      expect([exif, height > width], key).toEqual([undefined, true]);
    }
    expect(await photos()).toMatchObject([{ id, width: 200, height: 300 }]);
  });

  test("an upload with a path as its name is stored under our own id (threat 55)", async () => {
    const { upload, bucket } = fixture;
    const { id } = await upload(fileOf(await jpeg(), "../../x.png"));
    expect(bucket.files.size).toBeGreaterThan(0);
    for (const key of picturesIn(bucket).keys()) {
      expect(key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/\d+\.(webp|jpg)$/);
      expect(key.startsWith(id ?? "none")).toBe(true);
    }
  });

  test("a sixth photo is refused, with or without the form (threat 55)", async () => {
    const { upload, browser } = fixture;
    const draft = crypto.randomUUID();
    const images = (await jpegs(6)).map((bytes) => fileOf(bytes));
    for (const file of images.slice(0, 5)) expect((await upload(file, draft)).status).toBe(201);
    expect(await upload(fileOf(await jpeg()), draft)).toEqual({
      status: 400,
      error: "You can upload a maximum of 5 images",
    });
    const { status, page } = await pageOf(await browser.send(NEW, formOf({ ...SERVICE, images })));
    expect(status).toBe(400);
    expect(errorBeside(page, "images")).toContain("You can upload a maximum of 5 images");
    expect(elements(page, having("name", "photo"))).toHaveLength(5);
  });

  test("a body of 35 MB keeps the form's values and the photos before the limit (threat 25)", async () => {
    const { browser } = fixture;
    const large = fileOf(await padded(33 * MB));
    const { status, page } = await pageOf(
      await browser.send(NEW, formOf({ ...SERVICE, images: [fileOf(await jpeg()), large] })),
    );
    expect(status).toBe(413);
    expect(errorBeside(page, "images")).toContain(TOO_LARGE);
    expect(element(page, having("id", "title")).attributes.value).toBe(SERVICE.title);
    expect(elements(page, having("name", "photo"))).toHaveLength(1);
  });

  test("a photo cut by the body limit is not stored in part (threat 25)", async () => {
    const { browser, photos } = fixture;
    const images = [fileOf(await padded(28 * MB)), fileOf(await padded(4 * MB))];
    const { status } = await pageOf(await browser.send(NEW, formOf({ ...SERVICE, images })));
    expect(status).toBe(413);
    expect(await photos()).toEqual([]);
  });

  test("a body that never ends is refused, not read forever (threat 25)", async () => {
    const { browser, app } = fixture;
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent === 0)
          controller.enqueue(
            text('--x\r\nContent-Disposition: form-data; name="images"; filename="x"\r\n\r\n'),
          );
        sent += 1;
        controller.enqueue(new Uint8Array(MB));
      },
    });
    const init: RequestInit & { duplex: "half" } = {
      method: "POST",
      body,
      duplex: "half",
      headers: {
        Origin: "http://kayap.test",
        Cookie: `session=${browser.cookies.get("session")}`,
        "Content-Type": "multipart/form-data; boundary=x",
      },
    };
    const response = await app.fetch(NEW, init);
    expect(response.status).toBe(400);
    expect(sent).toBeLessThan(120);
  });

  test.each([
    ["JSON", "application/json", "{}", 415],
    ["nothing", "text/plain", "", 415],
    ["multipart without a boundary", "multipart/form-data", "--x\r\n", 400],
    ["multipart that ends too early", "multipart/form-data; boundary=x", "--x\r\nContent-", 400],
    [
      "bytes that are no text",
      "multipart/form-data; boundary=x",
      new Uint8Array([45, 45, 120, 13, 10, 255, 13, 10, 13, 10, 255, 13, 10, 45, 45, 120, 45, 45]),
      400,
    ],
    ["201 fields", "application/x-www-form-urlencoded", "a=1&".repeat(201), 413],
    ["a text of 200 kB", "application/x-www-form-urlencoded", `title=${"x".repeat(200_000)}`, 413],
    [
      "names of every object",
      "application/x-www-form-urlencoded",
      "__proto__=1&constructor=1&photo=__proto__",
      400,
    ],
    [
      "NUL and lone surrogates",
      "application/x-www-form-urlencoded",
      "title=%00%ED%A0%80&press=remove:%00",
      200,
    ],
  ])("an upload of %s gets a response, never a 500 (threat 25)", async (_, type, body, status) => {
    const { browser } = fixture;
    const answer = await browser.send(NEW, body, { "Content-Type": type });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(/<h1[^>]*>Add service<\/h1>/);
  });
});
