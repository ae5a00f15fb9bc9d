import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { cloudflareImages, type ImagesBinding } from "#app/photos/cloudflare-images.ts";
import { photoKey, photoKeys } from "#app/photos/keys.ts";
import type { ImageDecoder, PhotoStorage } from "#app/photos/ports.ts";
import { runScheduled } from "#app/scheduled/run-scheduled.ts";
import { reservePhoto } from "#db/services/photos.ts";
import {
  browserOf,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addPhoto, addProfessional, addService, NOW } from "#tests/support/fixtures.ts";
import { element, elements, having, textIn } from "#tests/support/html.ts";
import { recordedRooms } from "#tests/support/records/conversations.ts";
import {
  brokenBucket,
  jpeg,
  memoryBucket,
  servedFrom,
  sharpDecoder,
} from "#tests/support/records/photos.ts";
import {
  addDraft,
  fileOf,
  formOf,
  SERVICE,
  serviceRows,
} from "#tests/support/records/service-form.ts";

const NEW = "/dashboard/services/new";
const NOT_STORED = "We could not store this photo right now. Please try again.";
const UNREADABLE = "This photo could not be read. Please use JPG, PNG or WebP.";

let database: TestDatabase;
let proId: string;
let logged: string[];
// The application is compiled at its first request, which must not happen on a clock that is pushed.
beforeAll(async () => {
  await appOver((await emptyDatabase()).db).fetch("/");
});
beforeEach(async () => {
  logged = [];
  vi.spyOn(console, "error").mockImplementation((line: string) => logged.push(line));
  database = await emptyDatabase();
  proId = await addProfessional(database.client);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const browserWith = (photos: PhotoStorage): Promise<TestBrowser> =>
  browserOf(database.client, appOver(database.db, { photos }), proId);

/** A decoder whose Images binding fails with this error. */
function imagesThat(fails: unknown): ImageDecoder {
  const transformer: ReturnType<ImagesBinding["input"]> = {
    transform: () => transformer,
    output: () => Promise.reject(fails),
  };
  return cloudflareImages({ input: () => transformer });
}

const withCode = (code: number) => Object.assign(new Error("IMAGES_TRANSFORM_ERROR"), { code });
const hangingDecoder: ImageDecoder = { render: () => new Promise<never>(() => {}) };

/** Runs work with fake timers, so that timeouts pass at once. */
async function withoutWaiting<T>(work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let done = false;
  const working = work().finally(() => {
    done = true;
  });
  while (!done) {
    vi.advanceTimersByTime(10_000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  vi.useRealTimers();
  return working;
}

describe("a new service while photos cannot be stored", () => {
  const storages: [string, PhotoStorage][] = [
    ["the bucket refuses", { bucket: brokenBucket("refuses"), decoder: sharpDecoder }],
    ["the bucket hangs", { bucket: brokenBucket("hangs"), decoder: sharpDecoder }],
    [
      "the decoder cannot be reached",
      { bucket: memoryBucket(), decoder: imagesThat(new Error("Network connection lost.")) },
    ],
    [
      "the decoder's month is used up",
      { bucket: memoryBucket(), decoder: imagesThat(withCode(9422)) },
    ],
    ["the decoder hangs", { bucket: memoryBucket(), decoder: hangingDecoder }],
  ];

  test.each(storages)(
    "because %s: the form says so beside the photos, keeps the rest, and works when it is over",
    async (_, photos) => {
      const draft = crypto.randomUUID();
      const stored = await addDraft(database.client, { ownerId: proId, draftId: draft });
      const form = formOf({ ...SERVICE, draft, photo: stored, images: fileOf(await jpeg()) });
      const failing = await browserWith(photos);
      const { status, page } = await pageOf(await withoutWaiting(() => failing.send(NEW, form)));
      expect(status).toBe(503);
      expect(textIn(page)).toContain(NOT_STORED);
      expect(element(page, having("id", "title")).attributes.value).toBe(SERVICE.title);
      expect(textIn(element(page, having("id", "description")))).toBe(SERVICE.description);
      const photoIds = elements(page, having("name", "photo")).map((one) => one.attributes.value);
      expect(photoIds).toEqual([stored]);
      expect(await serviceRows(database.client)).toEqual([]);
      expect(await rowsOf(database.client, "photos")).toHaveLength(1);
      expect(logged.join()).toContain("photo-not-stored");

      const bucket = memoryBucket();
      const back = await browserWith({ bucket, decoder: sharpDecoder });
      const again = formOf({ ...SERVICE, draft, photo: stored, images: fileOf(await jpeg()) });
      expect((await back.send(NEW, again)).status).toBe(303);
      expect(await serviceRows(database.client)).toHaveLength(1);
      expect(await rowsOf(database.client, "photos")).toHaveLength(2);
    },
  );

  test("a service without a new photo is published, and the bucket is not used", async () => {
    const draft = crypto.randomUUID();
    const photo = await addDraft(database.client, { ownerId: proId, draftId: draft });
    const failing = await browserWith({ bucket: brokenBucket("refuses"), decoder: hangingDecoder });
    const sent = await failing.send(NEW, formOf({ ...SERVICE, draft, photo }));
    expect(sent.status).toBe(303);
    const [service] = await serviceRows(database.client);
    expect(service).toMatchObject({ title: SERVICE.title, listed: 1 });
    expect(await rowsOf(database.client, "photos")).toMatchObject([
      { id: photo, service_id: service?.id },
    ]);
  });

  test("a photo that the decoder cannot read is refused as unreadable", async () => {
    const decoder = imagesThat(withCode(9412));
    const browser = await browserWith({ bucket: memoryBucket(), decoder });
    const form = formOf({ draft: crypto.randomUUID(), images: fileOf(await jpeg()) });
    const answer = await browser.send("/dashboard/services/photos", form);
    expect([answer.status, await answer.json()]).toEqual([400, { error: UNREADABLE }]);
  });
});

test("a profile picture that cannot be stored keeps the values of the profile form", async () => {
  const failing = await browserWith({ bucket: brokenBucket("refuses"), decoder: sharpDecoder });
  const form = formOf({
    firstName: "Ravindra",
    lastName: "Persaud",
    region: "Guyana",
    bio: "Wiring since 2009.",
    version: String(NOW),
    picture: fileOf(await jpeg()),
  });
  const { status, page } = await pageOf(await failing.send("/dashboard/profile", form));
  expect(status).toBe(503);
  expect(textIn(page)).toContain(NOT_STORED);
  expect(element(page, having("id", "firstName")).attributes.value).toBe("Ravindra");
  expect(textIn(element(page, having("id", "bio")))).toBe("Wiring since 2009.");
});

describe("while the bucket is away", () => {
  test("a page with photos is complete, with the text alternative of each photo", async () => {
    const serviceId = await addService(database.client, proId);
    await addPhoto(database.client, { serviceId, proId }, 0, "A breaker panel");
    const photos = { bucket: brokenBucket("refuses"), decoder: hangingDecoder };
    const { status, document } = await appOver(database.db, { photos }).page(
      `/service/${serviceId}`,
    );
    expect(status).toBe(200);
    expect(elements(document, having("alt", "A breaker panel")).length).toBeGreaterThan(0);
  });

  const address = `http://kayap.test/photos/${crypto.randomUUID()}/400.webp`;

  test.each(["refuses", "hangs"] as const)(
    "a photo is a drawing that nobody keeps, with 503 and when to come back (the bucket %s)",
    async (how) => {
      for (const init of [{}, { method: "HEAD" }, { headers: { "If-None-Match": '"known"' } }]) {
        const answer = await withoutWaiting(() => servedFrom(brokenBucket(how))(address, init));
        expect(answer?.status).toBe(503);
        expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
          "content-type": "image/svg+xml",
          "cache-control": "no-store",
          "retry-after": "5",
          "x-content-type-options": "nosniff",
        });
      }
      expect(logged.join()).toContain("photo-not-served");
    },
  );

  test("leftover files stay while the bucket is unavailable, the other jobs run, and the next minute deletes them", async () => {
    const id = crypto.randomUUID();
    await reservePhoto(database.db, { id, ownerId: proId }, { now: NOW - 1, dueAt: NOW });
    const bucket = memoryBucket();
    for (const key of photoKeys(id)) await bucket.put(key, new ArrayBuffer(1));
    await addDraft(database.client, { ownerId: proId, draftId: id }, NOW - 25 * HOUR_MS);
    const { rooms } = recordedRooms();
    const run = (from: PhotoStorage["bucket"]) =>
      runScheduled({
        db: database.db,
        purge: async () => {},
        bucket: from,
        papers: memoryBucket(),
        rooms,
        emailSender: null,
        push: null,
        appOrigin: "http://kayap.test",
        postalAddress: "1 Main Street, Georgetown",
        secret: "a secret of the tests",
        now: NOW,
      });
    await withoutWaiting(() => run(brokenBucket("hangs")));
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { event: "scheduled-failed", task: "hide-photos" },
      { event: "scheduled-failed", task: "remove-leftover-photos" },
    ]);
    expect(await rowsOf(database.client, "photos")).toEqual([]);
    expect(bucket.files.has(photoKey(id, "400.webp"))).toBe(true);
    await run(bucket);
    expect(bucket.files.size).toBe(0);
    expect(await rowsOf(database.client, "leftover_photos")).toEqual([]);
  });
});
