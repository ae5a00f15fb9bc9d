import sharp from "sharp";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { ownPhotoName } from "#app/photos/own-address.ts";
import { removeLeftoverPhotos } from "#app/scheduled/sweep-photos.ts";
import {
  browserAt,
  browserOf,
  errorBeside,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver, awayFor } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  addCustomer,
  addPhoto,
  addProfessional,
  addService,
  NOW,
} from "#tests/support/fixtures.ts";
import { element, elements, having } from "#tests/support/html.ts";
import {
  jpeg,
  jpegs,
  memoryBucket,
  picturesIn,
  servedFrom,
  sharpDecoder,
} from "#tests/support/records/photos.ts";
import { addDraft, fileOf, formOf, SERVICE } from "#tests/support/records/service-form.ts";
import { SECRET } from "#tests/support/secret.ts";

const NEW = "/dashboard/services/new";
const PHOTOS = "/dashboard/services/photos";
const MB = 1024 * 1024;

const UNREADABLE = "This photo could not be read. Please use JPG, PNG or WebP.";
const TOO_LARGE = "Each image must be less than 5MB";
const ONLY_IMAGES = "Please upload only image files";

let database: TestDatabase;
let app: ReturnType<typeof appOver>;
let bucket: ReturnType<typeof memoryBucket>;
let proId: string;
let browser: TestBrowser;
beforeEach(async () => {
  database = await emptyDatabase();
  bucket = memoryBucket();
  app = appOver(database.db, { photos: { bucket, decoder: sharpDecoder } });
  proId = await addProfessional(database.client);
  browser = await browserOf(database.client, app, proId);
});

const photos = () => rowsOf(database.client, "photos");
const answerSchema = z.object({ id: z.string().optional(), error: z.string().optional() });
const upload = async (images: ReturnType<typeof fileOf>, draft: string = crypto.randomUUID()) => {
  const response = await browser.send(PHOTOS, formOf({ draft, images }));
  return { status: response.status, ...answerSchema.parse(await response.json()) };
};

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

test("a photo that a script sends from the page of another account is not stored (threat 90)", async () => {
  const sent = async (account: string) => {
    const images = fileOf(await jpeg());
    const form = formOf({ account, draft: crypto.randomUUID(), images });
    return browser.send(PHOTOS, form);
  };
  const refused = await sent(crypto.randomUUID());
  expect([refused.status, await refused.json()]).toEqual([
    409,
    { error: "Somebody else is signed in now.", reason: "session" },
  ]);
  expect(await photos()).toEqual([]);
  expect((await sent(proId)).status).toBe(201);
  expect(await photos()).toHaveLength(1);
});

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
      app = appOver(database.db, { photos: { bucket, decoder } });
      browser = await browserOf(database.client, app, proId);
      const answer = await upload(fileOf(await promising(width, height), "x.png", "image/png"));
      expect(answer).toEqual({ status: 400, error: UNREADABLE });
      expect(decoder.render).not.toHaveBeenCalled();
    },
  );

  test("an image that is also an HTML page is encoded again and served as an image only (threat 55)", async () => {
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
    const { id } = await upload(fileOf(await jpeg(), "../../x.png"));
    expect(bucket.files.size).toBeGreaterThan(0);
    for (const key of picturesIn(bucket).keys()) {
      expect(key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/\d+\.(webp|jpg)$/);
      expect(key.startsWith(id ?? "none")).toBe(true);
    }
  });

  test("a sixth photo is refused, with or without the form (threat 55)", async () => {
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
    const images = [fileOf(await padded(28 * MB)), fileOf(await padded(4 * MB))];
    const { status } = await pageOf(await browser.send(NEW, formOf({ ...SERVICE, images })));
    expect(status).toBe(413);
    expect(await photos()).toEqual([]);
  });

  test("a body that never ends is refused, not read forever (threat 25)", async () => {
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
    const answer = await browser.send(NEW, body, { "Content-Type": type });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(/<h1[^>]*>Add service<\/h1>/);
  });
});

describe("the address that takes one photo at a time", () => {
  test("the upload address stores a photo as a draft of its form, which a reload shows again", async () => {
    const draft = crypto.randomUUID();
    const { status, id } = await upload(fileOf(await jpeg()), draft);
    expect(status).toBe(201);
    expect(await photos()).toMatchObject([
      { id, owner_id: proId, draft_id: draft, service_id: null },
    ]);
    const { page } = await browser.open(`${NEW}?draft=${draft}`);
    expect(element(page, having("name", "photo")).attributes.value).toBe(id);
    expect(await rowsOf(database.client, "leftover_photos")).toEqual([]);
  });

  test("the upload address deletes one's own draft, but no photo in use and no draft of others", async () => {
    const draftId = crypto.randomUUID();
    const mine = await addDraft(database.client, { ownerId: proId, draftId });
    const other = await addProfessional(database.client);
    const theirs = await addDraft(database.client, { ownerId: other, draftId });
    const serviceId = await addService(database.client, proId);
    const used = await addPhoto(database.client, { serviceId, proId });
    for (const remove of [mine, theirs, used]) {
      expect((await browser.send(PHOTOS, formOf({ remove }))).status).toBe(200);
    }
    expect((await photos()).map(({ id }) => id)).toEqual([theirs, used]);
  });

  test("the upload address still has room for five photos of a form after a stranger sent five under its id", async () => {
    const draft = crypto.randomUUID();
    const [last, ...five] = (await jpegs(6)).map((bytes) => fileOf(bytes));
    const stranger = await browserOf(database.client, app, await addProfessional(database.client));
    for (const images of five) {
      expect((await stranger.send(PHOTOS, formOf({ draft, images }))).status).toBe(201);
    }
    for (const file of five) expect((await upload(file, draft)).status).toBe(201);
    expect((await upload(last ?? fileOf(await jpeg()), draft)).status).toBe(400);
  });

  test("a photo that is sent again for its form, because no answer came, is the same photo and takes no other place", async () => {
    const draft = crypto.randomUUID();
    const five = (await jpegs(5)).map((bytes) => fileOf(bytes));
    const first = [];
    for (const file of five) first.push(await upload(file, draft));
    const again = [];
    for (const file of five) again.push(await upload(file, draft));
    expect(again).toEqual(first);
    expect(new Set(first.map(({ id }) => id)).size).toBe(5);
    expect(await photos()).toHaveLength(5);
    const [file = fileOf(await jpeg())] = five;
    const elsewhere = await upload(file);
    expect(elsewhere.status).toBe(201);
    expect(elsewhere.id).not.toBe(first[0]?.id);
  });

  test("a photo that was removed and is sent again gets files that the removal of the first ones spares", async () => {
    const draft = crypto.randomUUID();
    const file = fileOf(await jpeg());
    const { id: removed = "" } = await upload(file, draft);
    expect((await browser.send(PHOTOS, formOf({ remove: removed }))).status).toBe(200);
    const { id = "" } = await upload(file, draft);
    expect(id).not.toBe(removed);
    await removeLeftoverPhotos(database.db, bucket, NOW);
    expect([...bucket.files.keys()].map((key) => key.slice(0, 36))).toContain(id);
    expect([...bucket.files.keys()].map((key) => key.slice(0, 36))).not.toContain(removed);
  });

  test("a form with five photos that is sent again, because no answer came, is published once with its five photos", async () => {
    const images = (await jpegs(5)).map((bytes) => fileOf(bytes));
    const draft = crypto.randomUUID();
    for (let times = 0; times < 2; times += 1) {
      const sent = await browser.send(
        `${NEW}?draft=${draft}`,
        formOf({ ...SERVICE, draft, images }),
      );
      expect(sent.status).toBe(303);
    }
    const { rows } = await database.client.execute("select id from services");
    expect(rows.map(({ id }) => id)).toEqual([draft]);
    expect((await photos()).map(({ service_id }) => service_id)).toEqual(Array(5).fill(draft));
  });

  test("the upload address refuses visitors, customers and unknown forms (threat 29)", async () => {
    const images = fileOf(await jpeg());
    const form = () => formOf({ draft: crypto.randomUUID(), images });
    const visitor = await app.fetch(PHOTOS, { method: "POST", body: form() });
    expect([visitor.status, await visitor.json()]).toEqual([
      401,
      { error: "Not authenticated", reason: "session" },
    ]);
    const customer = await browserOf(database.client, app, await addCustomer(database.client));
    expect((await customer.send(PHOTOS, form())).status).toBe(403);
    expect((await browser.send(PHOTOS, formOf({ draft: "x", images }))).status).toBe(400);
    expect((await browser.send(PHOTOS, formOf({ draft: crypto.randomUUID() }))).status).toBe(400);
    expect((await browser.get(PHOTOS)).status).toBe(404);
    const foreign = await browser.send(PHOTOS, form(), { Origin: "http://evil.test" });
    expect(foreign.status).toBe(403);
    expect(await photos()).toEqual([]);
  });

  test("the upload address responds 503 while the session cannot be read, not as to a visitor", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const failing = browserAt(appOver(awayFor(/from sessions/, database.client)));
    for (const [name, value] of browser.cookies) failing.cookies.set(name, value);
    const images = fileOf(await jpeg());
    const form = formOf({ draft: crypto.randomUUID(), images });
    expect((await failing.send(PHOTOS, form)).status).toBe(503);
  });

  test("the upload address accepts 150 photos an hour from one person", async () => {
    const images = fileOf(await jpeg(16, 16));
    await upload(images);
    await database.client.execute("update rate_limits set count = 150 where action = 'photo'");
    const { status, error } = await upload(images);
    expect(status).toBe(429);
    expect(error).toContain("Too many photos uploaded. Please wait 60 minutes");
  });

  test("a photo that cannot be stored shows an error, and its possible leftovers are planned for deletion (threat 56)", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    bucket.fail();
    const form = formOf({ draft: crypto.randomUUID(), images: fileOf(await jpeg()) });
    const answer = await browser.send(PHOTOS, form);
    expect([answer.status, answer.headers.get("Retry-After"), await answer.json()]).toEqual([
      503,
      "5",
      { error: "We could not store this photo right now. Please try again." },
    ]);
    vi.restoreAllMocks();
    expect(await photos()).toEqual([]);
    expect(await rowsOf(database.client, "leftover_photos")).toHaveLength(1);
  });
});
